import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { StepName } from '#domain/production/rules.ts';
import type { StartedProcess } from '../support/processes.ts';
import { findBusyChild } from './child-process.ts';
import type { World, WorldOptions } from './world.ts';

/** The processes of a run, which a fault may stop and replace. */
export type Running = { site: StartedProcess; worker: StartedProcess };

type Strike = (world: World, running: Running) => Promise<void> | void;

export type Fault = WorldOptions & {
  name: string;
  /** The run starts with the version in this folder. */
  oldVersion?: string;
  /** Before the first order, the fourth, the seventh … */
  beforeOrder?: Strike;
  /** Right after their payments. */
  afterPayment?: Strike;
  /** Once, right after the last payment. */
  afterPayments?: Strike;
  /** While episodes are in production: in a different step each time (see strike-moments.ts), or once. */
  during?: Strike;
  /** Always after this step, because only then does the target do its work. */
  duringAfter?: StepName;
  isDuringOnce?: boolean;
};

/** Longer than a lease and a job's heartbeat. */
const PAST_LEASE_MS = 25_000;
const OUTAGE_MS = 12_000;
const MAX_WAIT_FOR_CHILD_MS = 600_000;
const shiftClock = `--import ${join(import.meta.dirname, 'shift-clock.ts')}`;
const voices = (world: World) => ({
  SPEECH: 'openai',
  SPEECH_API_URL: world.speech.apiUrl,
  SPEECH_API_KEY: 'key-1',
  SPEECH_MODEL: 'loopback',
  SPEECH_VOICES: 'one,two',
  TRANSCRIBER: 'off',
});

async function kill({ child, ended }: StartedProcess): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

async function replaceWorker(
  world: World,
  running: Running,
  env: Record<string, string> = {},
): Promise<void> {
  await kill(running.worker);
  running.worker = await world.startWorker(env);
}

async function replaceSite(world: World, running: Running): Promise<void> {
  await kill(running.site);
  running.site = await world.startSite();
}

/** Kills one of the worker's processes while it works. */
function killChild(script: string): Strike {
  return async (_, { worker }) => {
    const pid = await findBusyChild(worker.child.pid as number, script, MAX_WAIT_FOR_CHILD_MS);
    if (pid === undefined) throw new Error(`${script} never ran`);
    process.kill(pid, 'SIGKILL');
  };
}

async function pausePastLease(world: World, running: Running): Promise<void> {
  const paused = running.worker;
  paused.child.kill('SIGSTOP');
  running.worker = await world.startWorker();
  await wait(PAST_LEASE_MS);
  // From here on, both work.
  paused.child.kill('SIGCONT');
}

async function fillDisk(world: World): Promise<void> {
  world.smallDisk?.fill();
  await wait(OUTAGE_MS);
  world.smallDisk?.empty();
}

/** Two hours ahead first, then two hours behind, and so on. */
function jumpClock(): Strike {
  let offsetSeconds = -7_200;
  return (world, running) => {
    offsetSeconds = -offsetSeconds;
    return replaceWorker(world, running, {
      NODE_OPTIONS: shiftClock,
      CLOCK_OFFSET_SECONDS: String(offsetSeconds),
    });
  };
}

const jump = jumpClock();

/** Two poison jobs accompany each of them. */
export const faults: Fault[] = [
  { name: 'nothing but poison jobs' },
  { name: 'kill -9: worker', during: (world, running) => replaceWorker(world, running) },
  { name: 'kill -9: website', afterPayment: replaceSite, during: replaceSite },
  { name: 'kill -9: PostgreSQL', during: (world) => world.restartDatabase() },
  {
    name: 'kill -9: voices',
    during: killChild('adapters/speech/flite/process.ts'),
    duringAfter: 'write-script',
  },
  { name: 'kill -9: studio', during: killChild('server/studio/process.ts'), duringAfter: 'record-episode' },
  { name: 'SIGSTOP of a worker past its lease', during: pausePastLease },
  { name: 'database connections frozen', during: (world) => world.database.freeze() },
  {
    name: 'database connections half open',
    async during(world) {
      world.database.freezeAll();
      await wait(OUTAGE_MS);
      world.database.resume();
    },
  },
  { name: 'S3: 500s', during: (world) => world.s3.failNext(503, 6) },
  { name: 'S3: reset', during: (world) => world.s3.failNext('reset', 6) },
  { name: 'S3: hang', during: (world) => world.s3.failNext('hang', 2) },
  { name: 'S3: late', during: (world) => world.s3.failNext('late', 2) },
  {
    name: 'SMTP: refusals',
    beforeOrder: ({ smtp }) =>
      void smtp.refusals.push(
        ...(['sender', 'recipient', 'data'] as const).map((at) => ({ at, code: 451, message: 'later' })),
      ),
  },
  ...(['reset', 'hang', 'late'] as const).map((fault) => ({
    name: `SMTP: ${fault}`,
    beforeOrder: (world: World) => void world.smtp.faults.push(fault, fault),
  })),
  {
    name: 'SMTP: connections half open',
    async afterPayment(world) {
      world.mail.freezeAll();
      await wait(OUTAGE_MS);
      world.mail.resume();
    },
  },
  ...([500, 'reset', 'hang', 'lost'] as const).map((fault) => ({
    name: `Stripe: ${fault === 500 ? '500s' : fault === 'lost' ? 'late' : fault}`,
    beforeOrder: (world: World) => void world.stripe.faults.push(fault, fault),
  })),
  ...([500, 'reset', 'hang', 'late', 'garbage'] as const).map((fault) => ({
    name: `voices: ${fault === 500 ? '500s' : fault}`,
    // The caller waits for two minutes each time.
    beforeOrder: (world: World) =>
      void world.speech.faults.push(...Array(fault === 'hang' || fault === 'late' ? 1 : 3).fill(fault)),
    afterPayments: (world: World, running: Running) => replaceWorker(world, running, voices(world)),
  })),
  { name: 'full disk: stored files', smallDisk: 'files', during: fillDisk },
  {
    name: 'full disk: database',
    smallDisk: 'database',
    async during(world) {
      await fillDisk(world);
      await world.restartDatabase();
    },
  },
  { name: 'clock two hours ahead, two hours behind', afterPayments: jump, during: jump },
];

/** A rolling upgrade: the old version takes the orders, both work on them, and then the old one stops. */
export function upgradeFrom(oldVersion: string): Fault {
  let old: Running;
  return {
    name: 'two versions side by side',
    oldVersion,
    async afterPayments(world, running) {
      old = { ...running };
      running.worker = await world.startWorker();
    },
    isDuringOnce: true,
    async during(world, running) {
      for (const { child, ended } of [old.worker, old.site]) {
        child.kill('SIGTERM');
        await ended;
      }
      running.site = await world.startSite();
    },
  };
}
