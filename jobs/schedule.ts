import type { Context } from '#domain/context.ts';
import type { Jobs } from '#domain/jobs.ts';

type Recurring = {
  [Name in keyof Jobs]: Jobs[Name] extends Record<string, never> ? Name : never;
}[keyof Jobs];

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;

/** Recurring jobs and their intervals. */
const recurring: Record<Recurring, number> = {
  // A change in the MLS is on the page within a minute.
  'replicate-mls': 20 * SECOND_MS,
  'reconcile-payments': 5 * MINUTE_MS,
  'resume-productions': 5 * MINUTE_MS,
  'resume-contacts': 5 * MINUTE_MS,
  'resume-webhooks': 5 * MINUTE_MS,
  'issue-invoices': HOUR_MS,
  'sweep-answering': HOUR_MS,
  'refresh-reviews': HOUR_MS,
  'sweep-expired': HOUR_MS,
  'sweep-records': HOUR_MS,
  'sweep-listing-files': 24 * HOUR_MS,
  'sweep-episode-files': 24 * HOUR_MS,
  'sweep-marketing-files': 24 * HOUR_MS,
};

/** Every worker schedules them; the key lets only one of each wait. */
export function startSchedule(ctx: Pick<Context, 'queue' | 'log' | 'mls'>, stopping: AbortSignal): void {
  for (const [name, everyMs] of Object.entries(recurring) as [Recurring, number][]) {
    if (name === 'replicate-mls' && ctx.mls.length === 0) continue;
    const send = () =>
      ctx.queue
        .send(name, {}, { key: name })
        .catch((err) => ctx.log.warn({ err, job: name }, 'could not schedule a job'));
    void send();
    const timer = setInterval(send, everyMs);
    stopping.addEventListener('abort', () => clearInterval(timer), { once: true });
  }
}
