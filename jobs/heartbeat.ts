import { randomUUID } from 'node:crypto';
import type { Context } from '#domain/context.ts';
import { recordWorkerHeartbeat, removeWorkerHeartbeat } from '#domain/operations/record-worker-heartbeat.ts';
import { WORKER_HEARTBEAT_MS } from '#domain/operations/rules.ts';

/** Lets every process see that this worker is alive. It beats in the same event loop that runs the jobs. */
export async function startHeartbeat(ctx: Pick<Context, 'db' | 'log'>, stopping: AbortSignal): Promise<void> {
  const workerId = randomUUID();
  const beat = () =>
    recordWorkerHeartbeat(ctx, workerId).catch((err) => ctx.log.warn({ err }, 'heartbeat failed'));
  await beat();
  const timer = setInterval(beat, WORKER_HEARTBEAT_MS);
  const end = () => {
    clearInterval(timer);
    void removeWorkerHeartbeat(ctx, workerId).catch(() => {});
  };
  stopping.addEventListener('abort', end, { once: true });
}
