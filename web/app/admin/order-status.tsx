import type { AdminPodcast } from '#domain/podcasts/admin/schema.ts';
import type { PodcastStatus } from '#domain/podcasts/status/rules.ts';
import { stages } from '#domain/production/rules.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { statusTones } from '../status-tones.ts';

export const statusLabels: Record<PodcastStatus, string> = {
  pending: 'Pending',
  paid: 'Paid',
  processing: 'Processing',
  chatgpt_processed: 'ChatGPT processed',
  completed: 'Completed',
  failed: 'Failed',
  cancelled: 'Canceled',
};

const waits: Record<string, string> = {
  queued: 'Waiting for production',
  waiting_for_agent: 'Waiting for the agent’s answers',
  in_review: 'Waiting for review',
  stopped: 'Production stopped',
};

/** The production state of an order; empty once it is delivered or if it was never requested. */
export function stageText(stage: AdminPodcast['stage']): string | undefined {
  if (!stage) return undefined;
  if (stage.state !== 'running') return waits[stage.state];
  return (
    stages.find(({ steps }) => (steps as readonly string[]).includes(stage.step ?? ''))?.title ?? 'Running'
  );
}

/** The status of an order with its production state. */
export function OrderStatus({ order }: { order: Pick<AdminPodcast, 'status' | 'stage'> }) {
  const status = order.status as PodcastStatus;
  const stage = stageText(order.stage);
  return (
    <div className="flex flex-col items-start gap-1">
      <Badge tone={statusTones[status]}>{statusLabels[status] ?? order.status}</Badge>
      {stage && <span className="text-ink-soft text-xs">{stage}</span>}
    </div>
  );
}
