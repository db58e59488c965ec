import { useEffect, useState } from 'react';
import type { ProductionView } from '#domain/production/run/schema.ts';
import { Stage, StageList } from '../../components/ui/stage-list.tsx';
import { formatLength } from '../format-length.ts';
import { NotifyButton } from './notify-button.tsx';
import { sayTimeLeft } from './say-time-left.ts';
import { useCountdown } from './use-countdown.ts';

type Production = Omit<ProductionView, 'questions' | 'canEditScript'>;
type StageView = Production['stages'][number];

/**
 * An episode in production: what is happening and how long it takes. If there's room, also what the hosts say, and the
 * first seconds to play.
 */
export function MakingView({ production, name }: { production: Production; name: string }) {
  const hasSample = hasSampleOf(production);
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] items-start gap-x-10 gap-y-6">
      <div className="flex min-w-0 flex-col gap-5">
        {production.message === null && <Now production={production} />}
        {hasSample && <Stages production={production} name={name} />}
        <NotifyButton />
      </div>
      {hasSample ? (
        <Sample production={production} name={name} />
      ) : (
        <Stages production={production} name={name} />
      )}
    </div>
  );
}

/** Whether there is something to play or read yet. */
export function hasSampleOf({ openingUrl, lines }: Production): boolean {
  return openingUrl !== null || lines.length > 0;
}

type PartProps = { production: Production; name: string };

function Stages({ production: { stages }, name }: PartProps) {
  return (
    <StageList aria-label={`Progress for ${name}`}>
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
  );
}

function Sample({ production: { openingUrl, lines }, name }: PartProps) {
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {openingUrl && (
        <div className="flex flex-col gap-2">
          <p className="font-semibold">Hear what we’ve recorded so far</p>
          {/* biome-ignore lint/a11y/useMediaCaption: the lines are on the screen; captions come with the finished episode */}
          <audio
            src={openingUrl}
            controls
            preload="metadata"
            aria-label={`The first 20 seconds about ${name}`}
            className="w-full"
          />
        </div>
      )}
      {lines.length > 0 && <Lines lines={lines} />}
    </div>
  );
}

function Now({ production: { stages, isSecondLook, secondsLeft } }: { production: Production }) {
  const left = useCountdown(secondsLeft);
  const running = stages.find(({ state }) => state === 'running');
  const what = isSecondLook ? 'Taking a second look' : (running?.title ?? 'You’re next in line');
  return (
    <div className="flex flex-col gap-1">
      <p role="status" className="font-display text-2xl leading-tight">
        {what}
      </p>
      {left !== null && <p className="text-ink-soft">{sayTimeLeft(left)}.</p>}
    </div>
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
  const seconds = (until - Date.parse(stage.startedAt)) / 1000;
  // Two seconds for a script sound like no work at all.
  return stage.state === 'running' || seconds >= 60 ? <span>{formatLength(seconds)}</span> : null;
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
