import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { StartedProcess } from '../support/processes.ts';
import type { World } from './world.ts';

/** The processes of a run, which a fault may end and replace. */
export type Running = { site: StartedProcess; worker: StartedProcess };

export type Fault = {
  name: string;
  /** The run begins with the version in this folder. */
  oldVersion?: string;
  /** Settings for the world's processes. */
  env?: Record<string, string>;
  /** Before anybody orders. */
  before?: (world: World) => void;
  /** Right after the payments. */
  afterPayment?: (world: World, running: Running) => Promise<void>;
  /** In the middle of the first episode. */
  during?: (world: World, running: Running) => Promise<void>;
};

/** Longer than a lease and than the heartbeat of a job. */
const PAST_LEASE_MS = 25_000;
const OUTAGE_MS = 12_000;
const shiftClock = `--import ${join(import.meta.dirname, 'shift-clock.ts')}`;
const voices = (world: World) => ({
  SPEECH: 'openai',
  SPEECH_API_URL: world.speech.apiUrl,
  SPEECH_API_KEY: 'key-1',
  SPEECH_MODEL: 'loopback',
  SPEECH_VOICES: 'one,two',
  RECOGNISER: 'off',
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

export const faults: Fault[] = [
  { name: 'none' },
  { name: 'kill -9 of the worker', during: replaceWorker },
  {
    name: 'kill -9 of the website after the payment',
    async afterPayment(world, running) {
      await kill(running.site);
      running.site = await world.startSite();
    },
  },
  { name: 'kill -9 of PostgreSQL', during: (world) => world.killDatabase() },
  {
    name: 'SIGSTOP of a worker past its lease',
    async during(world, running) {
      const paused = running.worker;
      paused.child.kill('SIGSTOP');
      running.worker = await world.startWorker();
      await wait(PAST_LEASE_MS);
      paused.child.kill('SIGCONT');
    },
  },
  { name: 'database connections frozen', during: async (world) => world.database.freeze() },
  {
    name: 'database connections half open',
    async during(world) {
      world.database.freezeAll();
      await wait(OUTAGE_MS);
      world.database.resume();
    },
  },
  ...([503, 'reset', 'hang', 'late'] as const).map((fault) => ({
    name: `S3: ${fault === 503 ? '500s' : fault}`,
    during: async (world: World) => world.s3.failNext(fault, 6),
  })),
  {
    name: 'SMTP: refusals',
    before: ({ smtp }) =>
      void smtp.refusals.push(
        ...(['sender', 'recipient', 'data'] as const).map((at) => ({ at, code: 451, message: 'later' })),
      ),
  },
  {
    name: 'SMTP: hang',
    async afterPayment(world) {
      world.mail.freezeAll();
      await wait(OUTAGE_MS);
      world.mail.resume();
    },
  },
  ...([500, 'reset', 'hang', 'lost'] as const).map((fault) => ({
    name: `Stripe: ${fault === 500 ? '500s' : fault === 'lost' ? 'late' : fault}`,
    before: (world: World) => void world.stripe.faults.push(fault, fault),
  })),
  ...([500, 'reset', 'hang', 'garbage'] as const).map((fault) => ({
    name: `voices: ${fault === 500 ? '500s' : fault}`,
    before: (world: World) => void world.speech.faults.push(fault, fault, fault),
    afterPayment: (world: World, running: Running) => replaceWorker(world, running, voices(world)),
  })),
  {
    name: 'clock two hours ahead, then two hours behind',
    async afterPayment(world, running) {
      const ahead = { NODE_OPTIONS: shiftClock, CLOCK_OFFSET_SECONDS: '7200' };
      await replaceWorker(world, running, ahead);
    },
    async during(world, running) {
      const behind = { NODE_OPTIONS: shiftClock, CLOCK_OFFSET_SECONDS: '-7200' };
      await replaceWorker(world, running, behind);
    },
  },
];

/** A rolling upgrade: the old version takes the orders, both work on them, and the old one goes. */
export function upgradeFrom(oldVersion: string): Fault {
  let old: Running;
  return {
    name: 'two versions side by side',
    oldVersion,
    async afterPayment(world, running) {
      old = { ...running };
      running.worker = await world.startWorker();
    },
    async during(world, running) {
      for (const { child, ended } of [old.worker, old.site]) {
        child.kill('SIGTERM');
        await ended;
      }
      running.site = await world.startSite();
    },
  };
}
