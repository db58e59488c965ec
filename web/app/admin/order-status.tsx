import type { DeskPodcast } from '#domain/podcasts/desk/schema.ts';
import type { PodcastStatus } from '#domain/podcasts/rules.ts';
import { stages } from '#domain/production/rules.ts';
import { Badge } from '../../components/ui/badge.tsx';

type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'info';

export const statusVariants: Record<PodcastStatus, { label: string; tone: Tone }> = {
  pending: { label: 'Pending', tone: 'warn' },
  paid: { label: 'Paid', tone: 'info' },
  processing: { label: 'Processing', tone: 'info' },
  chatgpt_processed: { label: 'ChatGPT processed', tone: 'info' },
  completed: { label: 'Completed', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  cancelled: { label: 'Canceled', tone: 'neutral' },
};

const waits: Record<string, string> = {
  queued: 'Waiting for production',
  waiting_for_agent: 'Waiting for the agent’s answers',
  in_review: 'Waiting for review',
  stopped: 'Production stopped',
};

/** The production state of an order; empty once it is delivered or if it was never requested. */
export function stageText(stage: DeskPodcast['stage']): string | undefined {
  if (!stage) return undefined;
  if (stage.state !== 'running') return waits[stage.state];
  return (
    stages.find(({ steps }) => (steps as readonly string[]).includes(stage.step ?? ''))?.title ?? 'Running'
  );
}

/** The status of an order with its production state. */
export function OrderStatus({ order }: { order: Pick<DeskPodcast, 'status' | 'stage'> }) {
  const look = statusVariants[order.status as PodcastStatus] ?? { label: order.status, tone: 'neutral' };
  const stage = stageText(order.stage);
  return (
    <div className="flex flex-col items-start gap-1">
      <Badge tone={look.tone}>{look.label}</Badge>
      {stage && <span className="text-ink-soft text-xs">{stage}</span>}
    </div>
  );
}
