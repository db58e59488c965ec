import { join } from 'node:path';
import { createMp3Codec } from '#adapters/audio-codec/mp3.ts';
import { createPress } from '#adapters/press/press.ts';
import { createFlite } from '#adapters/speech/flite.ts';
import { createDiskStorage } from '#adapters/storage/disk.ts';
import { createDb } from '#db/client.ts';
import { openQueue } from '#db/queue.ts';
import type { Context } from '#domain/context.ts';
import { type Jobs, jobSettings } from '#domain/jobs.ts';
import { createStudio } from '#domain/production/audio/create-studio.ts';
import { produceEpisode } from '#domain/production/produce-episode.ts';
import type { Step } from '#domain/production/steps/step.ts';
import { shortSteps } from './short-talk.ts';

/**
 * A worker of its own that makes one podcast and kills itself at a moment of a step: with its first part, or when
 * everything is made and nothing is written yet.
 */
const [databaseUrl = '', folder = '', podcastId = '', killAt = ''] = process.argv.slice(2);

const root = join(import.meta.dirname, '..', '..');
const { db } = createDb(databaseUrl);
const { queue } = await openQueue<Jobs>({
  url: databaseUrl,
  jobs: jobSettings,
  isWorker: false,
  onError: () => {},
});
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const ctx = {
  db,
  queue,
  log: silent,
  now: () => new Date(),
  site: { name: 'Hearthcast', url: 'http://localhost:3000' },
  production: { review: 'exceptions', leaseSeconds: 20 },
  storage: await createDiskStorage({ root: join(folder, 'files') }),
  speech: createFlite({ root }),
  recogniser: null,
  studio: createStudio({ codec: createMp3Codec() }),
  press: createPress({ root }),
  writer: null,
} as unknown as Context;

const die = () => process.kill(process.pid, 'SIGKILL');

const deadly = (step: Step): Step => ({
  ...step,
  async make(work) {
    const report: typeof work.report = async (done, total) => {
      await work.report(done, total);
      if (killAt === `part:${step.name}` && done === 2) die();
    };
    const made = await step.make({ ...work, report });
    if (killAt === `made:${step.name}`) die();
    return made;
  },
});

await produceEpisode(ctx, { podcastId }, shortSteps.map(deadly));
process.exit(0);
