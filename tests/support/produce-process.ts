import { join } from 'node:path';
import type { Storage } from '#adapters/storage/contract.ts';
import { createDiskStorage } from '#adapters/storage/disk.ts';
import { createDb } from '#db/client.ts';
import { openQueue } from '#db/queue.ts';
import type { Context } from '#domain/context.ts';
import type { Jobs } from '#domain/jobs.ts';
import { produceEpisode } from '#domain/production/produce-episode.ts';
import type { Step } from '#domain/production/run/step.ts';
import { quickStudio } from './quick-studio.ts';
import { shortSteps } from './short-talk.ts';

/**
 * A separate worker that makes one podcast and kills or pauses itself at a moment of a step: with its second part
 * (`part:`, a clip or a text), when everything is made and nothing is stored yet (`made:`), or when it's stored (`kept:`).
 */
const [databaseUrl = '', folder = '', podcastId = '', moment = '', deed = 'SIGKILL', leaseSeconds = '20'] =
  process.argv.slice(2);

const { db } = createDb(databaseUrl);
const { queue } = await openQueue<Partial<Jobs>>({
  url: databaseUrl,
  // They already exist.
  jobs: {} as never,
  isWorker: false,
  onError: () => {},
});
const storage = await createDiskStorage({ root: join(folder, 'files') });
let clips = 0;
let isOver = false;
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const ctx = {
  db,
  queue,
  log: silent,
  now: () => new Date(),
  site: {
    name: 'Hearthcast',
    url: 'http://localhost:3000',
    supportEmail: 'support@hearthcast.example',
    supportPhone: '(555) 010-0142',
  },
  production: { review: 'exceptions', leaseSeconds: Number(leaseSeconds) },
  storage: {
    ...storage,
    async put(...given) {
      const stored = await storage.put(...given);
      if (stored.key.startsWith('takes/')) clips += 1;
      if (clips === 2) reach('part:record-episode');
      return stored;
    },
  } satisfies Storage,
  ...quickStudio,
  transcriber: null,
  writer: null,
  backgrounds: null,
} as unknown as Context;

function reach(here: string): void {
  if (isOver || here !== moment) return;
  isOver = true;
  process.stdout.write(`${here}\n`);
  process.kill(process.pid, deed);
}

const watched = shortSteps.map((step, at): Step => {
  const before = shortSteps[at - 1]?.name;
  return {
    ...step,
    input: async (given) => {
      reach(`kept:${before}`);
      return step.input?.(given);
    },
    async run(work) {
      let parts = 0;
      const made = await step.run({
        ...work,
        write: async (writing) => {
          const written = await work.write(writing);
          parts += 1;
          if (parts === 2) reach(`part:${step.name}`);
          return written;
        },
      });
      reach(`made:${step.name}`);
      return made;
    },
  };
});
const last = shortSteps.at(-1) as Step;
const afterwards: Step = { ...last, input: async () => reach(`kept:${last.name}`) };

await produceEpisode(ctx, { podcastId }, moment === `kept:${last.name}` ? [...watched, afterwards] : watched);
process.stdout.write('ended\n');
process.exit(0);
