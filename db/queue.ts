import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Db } from './client.ts';
import { HopelessJob, toJobFailure } from './job-failure.ts';
import { continueTrace, readTraceContext, type TraceContext } from './trace-context.ts';

/** Job name → payload. The names and payloads themselves belong to the domain. */
export type JobPayloads = Record<string, object>;

export type SendOptions = {
  /** While a job with this key waits, a second one is not added. */
  key?: string;
  startAfterSeconds?: number;
  /** Higher goes first; jobs with the same priority go by age. The default is 0. */
  priority?: number;
};

export type Queue<Jobs extends JobPayloads> = {
  send<Name extends keyof Jobs & string>(
    name: Name,
    payload: Jobs[Name],
    options?: SendOptions,
  ): Promise<void>;
  /** Many jobs of one kind at once, for little more than the cost of one. */
  sendAll<Name extends keyof Jobs & string>(
    name: Name,
    jobs: { payload: Jobs[Name]; options?: SendOptions }[],
  ): Promise<void>;
  /** One more attempt for an abandoned job; does nothing in any other state. */
  retry(name: keyof Jobs & string, jobId: string): Promise<void>;
  /** The same queue writing through a transaction, so that a row and its job commit together. */
  within(transaction: Db): Queue<Jobs>;
};

export type JobSettings = {
  retryLimit: number;
  retryDelaySeconds: number;
  retryDelayMaxSeconds: number;
  expireInSeconds: number;
};

export type ReceivedJob<Payload> = { id: string; payload: Payload; attempt: number; signal: AbortSignal };
export type ConsumeJobs<Jobs extends JobPayloads> = <Name extends keyof Jobs & string>(
  name: Name,
  options: { concurrency: number },
  handle: (job: ReceivedJob<Jobs[Name]>) => Promise<void>,
) => Promise<void>;

export type RunningQueue<Jobs extends JobPayloads> = {
  queue: Queue<Jobs>;
  consume: ConsumeJobs<Jobs>;
  boss: PgBoss;
  stop: () => Promise<void>;
};

/**
 * A connection that stops answering is dropped, and the next poll opens another. The driver reads these
 * settings.
 */
const patience = {
  query_timeout: 10_000,
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
  notifyHeartbeatIntervalMs: 3_000,
  notifyHeartbeatTimeoutMs: 3_000,
};
const DEAD_LETTERS = 'dead-letters';
/** How long running jobs get to finish; afterward they are returned to the queue. */
const MAX_STOP_MS = 5_500;

/** Opens the queue in the database. Only a process that runs jobs also supervises them. */
export async function openQueue<Jobs extends JobPayloads>(options: {
  url: string;
  jobs: Record<keyof Jobs & string, JobSettings>;
  onError: (error: Error) => void;
  isWorker: boolean;
}): Promise<RunningQueue<Jobs>> {
  const boss = new PgBoss({
    connectionString: options.url,
    application_name: 'hearthcast-queue',
    max: 4,
    ...patience,
    supervise: options.isWorker,
    // A killed worker's job misses its heartbeat after 10 s; checking every 4 s reassigns it well within
    // twice that.
    superviseIntervalSeconds: 4,
    monitorIntervalSeconds: 4,
    queueCacheIntervalSeconds: 4,
    schedule: false,
    useListenNotify: options.isWorker,
  });
  boss.on('error', options.onError);
  await boss.start();
  await declareQueues(boss, options.jobs);

  const consume: ConsumeJobs<Jobs> = async (name, { concurrency }, handle) => {
    await boss.work<Jobs[typeof name]>(
      name,
      {
        includeMetadata: true,
        perJobResults: true,
        localConcurrency: concurrency,
        batchSize: 1,
        pollingIntervalSeconds: 1,
        notifyPollingIntervalSeconds: 1,
        // A backlog is processed without pauses.
        burstWhenReadyExceeds: 1,
      },
      async ([job]) => {
        if (!job) return [];
        const { id, retryCount, signal } = job;
        const { trace, payload } = unpack(job.data);
        try {
          await continueTrace(trace, () => handle({ id, payload, attempt: retryCount + 1, signal }));
          return [{ id, status: 'completed' }];
        } catch (error) {
          const output = toJobFailure(error);
          return [{ id, status: error instanceof HopelessJob ? 'deadletter' : 'failed', output }];
        }
      },
    );
  };
  return {
    boss,
    consume,
    queue: sender<Jobs>(boss),
    stop: () => boss.stop({ graceful: true, timeout: MAX_STOP_MS }),
  };
}

/** One query finds what is missing or set differently, so that a start with nothing new costs one query. */
async function declareQueues(boss: PgBoss, jobs: Record<string, JobSettings>): Promise<void> {
  const declared = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!declared.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS, {});
  for (const [name, settings] of Object.entries(jobs)) {
    const options = {
      retryLimit: settings.retryLimit,
      retryDelay: settings.retryDelaySeconds,
      retryDelayMax: settings.retryDelayMaxSeconds,
      retryBackoff: true,
      expireInSeconds: settings.expireInSeconds,
      heartbeatSeconds: 10,
      deadLetter: DEAD_LETTERS,
      notify: true,
    };
    const known = declared.get(name);
    if (!known) await boss.createQueue(name, { ...options, policy: 'short' });
    else if (Object.entries(options).some(([key, value]) => known[key as keyof typeof options] !== value))
      await boss.updateQueue(name, options);
  }
}

/** A job belongs to the trace in which it was sent. Without a trace, its payload is unchanged. */
const TRACE = '$trace';

function pack(payload: object): object {
  const trace = readTraceContext();
  return trace.traceparent ? { ...payload, [TRACE]: trace } : payload;
}

function unpack<Payload extends object>(data: Payload): { trace: TraceContext; payload: Payload } {
  // Anything may be in the queue.
  if (data === null || typeof data !== 'object' || !(TRACE in data)) return { trace: {}, payload: data };
  const { [TRACE]: trace, ...payload } = data as Payload & { [TRACE]: TraceContext };
  return { trace, payload: payload as Payload };
}

function sender<Jobs extends JobPayloads>(boss: PgBoss, transaction?: Db): Queue<Jobs> {
  const connection = transaction ? { db: fromDrizzle(transaction, sql) } : {};
  const toOptions = ({ key, startAfterSeconds, priority }: SendOptions) => ({
    // The queue allows one waiting job per key, so a job without a key gets a unique one.
    singletonKey: key ?? randomUUID(),
    ...(startAfterSeconds ? { startAfter: startAfterSeconds } : {}),
    ...(priority ? { priority } : {}),
  });
  return {
    async send(name, payload, options = {}) {
      await boss.send(name, pack(payload), { ...toOptions(options), ...connection });
    },
    async sendAll(name, jobs) {
      if (jobs.length === 0) return;
      const rows = jobs.map(({ payload, options = {} }) => ({ data: pack(payload), ...toOptions(options) }));
      await boss.insert(name, rows, connection);
    },
    async retry(name, jobId) {
      await boss.retry(name, jobId, connection);
    },
    within: (other) => sender<Jobs>(boss, other),
  };
}
