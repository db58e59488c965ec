import { useEffect, useState } from 'react';
import type { ProductionView } from '#domain/production/run/schema.ts';
import { Stage, StageList } from '../../components/ui/stage-list.tsx';
import { formatLength } from '../format-length.ts';
import { NotifyButton } from './notify-button.tsx';
import { sayTimeLeft } from './say-time-left.ts';

type Production = Omit<ProductionView, 'questions' | 'canEditScript'>;
type StageView = Production['stages'][number];

/** An episode while it is made: what is happening, how long it takes, what the hosts say, and the first seconds to hear. */
export function MakingView({ production, name }: { production: Production; name: string }) {
  const { stages, message, lines, openingUrl } = production;
  return (
    <div className="flex flex-col gap-5">
      {message === null && <Now production={production} />}
      {openingUrl && (
        <div className="flex flex-col gap-2">
          <p className="font-semibold">Hear the first 20 seconds</p>
          {/* biome-ignore lint/a11y/useMediaCaption: the lines are on the screen; captions come with the finished episode */}
          <audio
            src={openingUrl}
            controls
            preload="none"
            aria-label={`The first 20 seconds about ${name}`}
            className="w-full"
          />
        </div>
      )}
      {lines.length > 0 && <Lines lines={lines} />}
      <StageList aria-label={`Progress of ${name}`}>
        {stages.map((stage) => (
          <Stage key={stage.name} state={stage.state} title={stage.title} time={<StageTime stage={stage} />}>
            {stage.totalParts !== null && stage.state === 'running' && (
              <span className="tabular-nums">
                {stage.doneParts} of {stage.totalParts} lines recorded
              </span>
            )}
          </Stage>
        ))}
      </StageList>
      <NotifyButton />
    </div>
  );
}

function Now({ production: { stages, isSecondLook, secondsLeft } }: { production: Production }) {
  const running = stages.find(({ state }) => state === 'running');
  const what = isSecondLook ? 'Taking a second look' : (running?.title ?? 'Waiting in line');
  return (
    <p role="status" className="font-display text-xl leading-tight">
      {what}
      {secondsLeft !== null && <span className="text-ink-soft">: {sayTimeLeft(secondsLeft)}</span>}
    </p>
  );
}

function Lines({ lines }: { lines: Production['lines'] }) {
  return (
    <div className="flex flex-col gap-2 border-ember border-s-4 py-1 ps-4">
      <p className="text-ink-soft text-sm">From your script</p>
      <dl className="flex flex-col gap-2">
        {lines.map(({ id, speaker, text }) => (
          <div key={id} className="animate-fade-in">
            <dt className="inline font-semibold">{speaker}: </dt>
            <dd className="inline">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function StageTime({ stage }: { stage: StageView }) {
  const now = useNow(stage.state === 'running');
  if (!stage.startedAt || stage.state === 'waiting') return null;
  const until = stage.endedAt ? Date.parse(stage.endedAt) : now;
  return <span>{formatLength((until - Date.parse(stage.startedAt)) / 1000)}</span>;
}

/** The current time, updated every second while active. */
function useNow(isWanted: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWanted]);
  return now;
}
