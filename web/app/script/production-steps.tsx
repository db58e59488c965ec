import { useQuery } from '@tanstack/react-query';
import { type StepName, stepNames } from '#domain/production/rules.ts';
import type { ProductionRecord } from '#domain/production/run/schema.ts';
import { request } from '../../browser/api.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Stage, StageList, type StageState } from '../../components/ui/stage-list.tsx';
import { formatLength } from '../format-length.ts';
import { recordKey } from './script-key.ts';
import { ScriptWriter } from './script-writer.tsx';

export const stepLabels: Record<StepName, string> = {
  'read-listing': 'Read the listing',
  'check-facts': 'Check the facts',
  'write-script': 'Write the script',
  'check-script': 'Check the script',
  'record-episode': 'Record the audio',
  'master-episode': 'Mix the audio',
  'verify-audio': 'Check the audio',
  'write-page': 'Write the page',
  'write-marketing': 'Write the marketing kit',
  'deliver-episode': 'Deliver',
};

type StepRow = ProductionRecord['steps'][number];

/** Every production step with its last duration, for staff. */
export function ProductionSteps({ podcastId }: { podcastId: string }) {
  const record = useQuery({
    queryKey: recordKey(podcastId),
    queryFn: () => request('GET /api/podcasts/:podcastId/production-record', { podcastId }),
  });
  if (record.isError && !record.data) return <Alert tone="warn">We couldn’t load the steps.</Alert>;
  if (!record.data) return <Skeleton className="h-60" />;
  const { steps, writer } = record.data;
  return (
    <>
      <StageList aria-label="Steps">
        {stepNames.map((name) => {
          const last = steps.findLast((step) => step.name === name);
          return (
            <Stage key={name} state={stateOf(last)} title={stepLabels[name]} time={timeOf(last)}>
              {explain(last)}
            </Stage>
          );
        })}
      </StageList>
      {writer && <ScriptWriter writer={writer} />}
    </>
  );
}

function stateOf(step: StepRow | undefined): StageState {
  if (!step) return 'waiting';
  if (step.outcome === 'done') return 'done';
  if (step.outcome === null) return 'running';
  return step.outcome === 'failed' ? 'failed' : 'waiting';
}

function timeOf(step: StepRow | undefined): string | undefined {
  if (!step?.endedAt) return undefined;
  return formatLength((Date.parse(step.endedAt) - Date.parse(step.startedAt)) / 1000);
}

function explain(step: StepRow | undefined): string | undefined {
  if (step?.outcome === null && step.totalParts) return `${step.doneParts ?? 0} of ${step.totalParts} lines`;
  if (step?.outcome === 'review') return 'Waiting for a decision';
  if (step?.outcome === 'questions') return 'Waiting for the agent';
  return step?.outcome === 'failed' ? (step.detail ?? undefined) : undefined;
}
