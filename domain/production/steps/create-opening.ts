import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { productionRuns } from '#db/schema/production.ts';
import { readClip } from '../../audio/recording/record-turns.ts';
import type { Clip } from '../../audio/schema.ts';
import type { RecordedTurn } from '../../audio/studio.ts';
import { findWordings } from '../../disclosure/queries.ts';
import type { Turn } from '../../script/schema.ts';
import { episodeFolder } from '../delivery/episode-files.ts';
import { findRun } from '../queries.ts';
import type { Work } from '../run/step.ts';

const OPENING_SECONDS = 20;

/**
 * Makes the first seconds of an episode as soon as their turns are recorded, so that its customer can hear them while
 * the rest is made. A failure costs only the opening.
 */
export function createOpening(work: Work, title: string, turns: Turn[]) {
  const { ctx, podcast } = work;
  const recorded: RecordedTurn[] = [];
  const keys: string[] = [];
  // For a new version of a delivered episode, the old one can be heard in the meantime.
  let isOver = podcast.status === 'completed';
  let working = Promise.resolve();

  async function add(clips: Clip[]): Promise<void> {
    for (const { key } of clips.slice(recorded.length)) {
      if (isOver) return;
      const turn = turns[recorded.length] as Turn;
      recorded.push({ ...turn, sound: await readClip(ctx, key) });
      keys.push(key);
      if (lengthOf(recorded) < OPENING_SECONDS) continue;
      isOver = true;
      await save();
    }
  }

  async function save(): Promise<void> {
    const name = createHash('sha256').update(keys.join('\n')).digest('hex').slice(0, 32);
    const openingKey = `${episodeFolder(podcast.id)}/${name}.mp3`;
    if ((await findRun(ctx, podcast.id))?.openingKey === openingKey) return;
    const { wordings } = await findWordings(ctx);
    const { name: artist } = ctx.site;
    const tags = { title, artist, album: artist, year: podcast.createdAt.getUTCFullYear() };
    const recording = {
      turns: recorded,
      tags: { ...tags, comment: ctx.site.url, disclosure: wordings.file },
    };
    const { mp3 } = await ctx.studio.master(recording, 'branded', { signal: work.signal });
    await ctx.storage.put(openingKey, mp3, { contentType: 'audio/mpeg' });
    await work.write((tx) =>
      tx.db.update(productionRuns).set({ openingKey }).where(eq(productionRuns.podcastId, podcast.id)),
    );
  }

  return {
    offer(clips: Clip[]): void {
      working = working
        .then(() => add(clips))
        .catch((error: unknown) => {
          isOver = true;
          ctx.log.warn({ err: error, podcastId: podcast.id }, 'the opening of an episode could not be made');
        });
    },
    finished: () => working,
  };
}

function lengthOf(turns: RecordedTurn[]): number {
  return turns.reduce((sum, { sound }) => sum + sound.samples.length / sound.sampleRate, 0);
}
