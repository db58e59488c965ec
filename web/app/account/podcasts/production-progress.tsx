import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { ProductionView } from '#domain/production/run/schema.ts';
import { request } from '../../../browser/api.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { Stage, StageList } from '../../../components/ui/stage-list.tsx';
import { formatLength } from '../../format-length.ts';
import { productionKey } from './production-key.ts';
import { QuestionsForm } from './questions-form.tsx';

type StageView = ProductionView['stages'][number];

type ProductionProgressProps = {
  podcastId: string;
  name: string;
  /** Whether to link to the script if it can be edited. */
  isLinked?: boolean;
};

/** An order's progress by stage, and what it is waiting for. */
export function ProductionProgress({ podcastId, name, isLinked = true }: ProductionProgressProps) {
  const production = useQuery({
    queryKey: productionKey(podcastId),
    queryFn: () => request('GET /api/podcasts/:podcastId/production', { podcastId }),
  });
  if (production.isError && !production.data) {
    return <Alert tone="warn">We could not load how far this order is. It goes on all the same.</Alert>;
  }
  if (!production.data) return <Skeleton className="h-40" />;
  const { message, stages, questions, canEditScript } = production.data;
  const open = questions.filter(({ answer }) => answer === null);
  return (
    <div className="flex flex-col gap-5">
      {message && <Alert tone={open.length > 0 ? 'warn' : 'info'}>{message}</Alert>}
      {open.length > 0 && <QuestionsForm podcastId={podcastId} name={name} questions={open} />}
      {canEditScript && isLinked && (
        <Button asChild variant="secondary" className="self-start">
          <Link to={`/account/podcasts/${podcastId}/script`} aria-label={`Script of ${name}`}>
            <Pencil aria-hidden="true" /> Read and change the script
          </Link>
        </Button>
      )}
      <StageList aria-label={`Progress of ${name}`}>
        {stages.map((stage) => (
          <Stage key={stage.name} state={stage.state} title={stage.title} time={<StageTime stage={stage} />}>
            {stage.totalParts !== null && stage.state === 'running' && (
              <span className="tabular-nums">
                {stage.doneParts} of {stage.totalParts} parts of the conversation
              </span>
            )}
          </Stage>
        ))}
      </StageList>
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
