import { Unavailable } from '#adapters/unavailable.ts';
import { checkEpisode } from '../../audio/check-episode.ts';
import { readTake } from '../../audio/record-turns.ts';
import { episodeLimits } from '../../audio/rules.ts';
import type { Chapter, MasteredCut, Measures, RecordedTurn, TimedTurn } from '../../audio/studio.ts';
import type { Script } from '../../script/schema.ts';
import { drawCover } from '../delivery/draw-cover.ts';
import { storeEpisodeFile } from '../delivery/episode-files.ts';
import { fingerprint } from '../run/hash-value.ts';
import { dropProducts } from '../run/queue-run.ts';
import { productOf, type Step, type Work } from '../run/step.ts';
import type { CheckedFacts } from './check-facts.ts';
import type { CheckedScript } from './check-script.ts';
import type { RecordedEpisode } from './record-episode.ts';

export type MasteredEpisode = {
  measures: Measures;
  /** Missing in what was made before the unbranded cut had times of its own. */
  unbranded?: Pick<MasteredCut, 'measures' | 'turns' | 'chapters' | 'peaks'>;
  turns: TimedTurn[];
  chapters: Chapter[];
  peaks: number[];
};

/** Turns the recordings into the finished files and measures them; what misses a gate goes to staff. */
export const masterEpisode: Step = {
  name: 'master-episode',
  limitSeconds: 400,
  from: ['check-script', 'record-episode'],
  async make(work) {
    const { ctx, podcast, signal } = work;
    const { script } = productOf<CheckedScript>(work, 'check-script');
    const turns = await loadTurns(work, script);
    const tags = {
      title: script.title,
      artist: ctx.site.name,
      album: ctx.site.name,
      comment: ctx.site.url,
      year: podcast.createdAt.getUTCFullYear(),
      cover: await drawCover(ctx, podcast.id),
    };
    const branded = await ctx.studio.master({ turns, tags }, 'branded', { signal });
    // The cover names the agent.
    const { cover: _, ...plainTags } = tags;
    const unbranded = await ctx.studio.master({ turns, tags: plainTags }, 'unbranded', { signal });
    await checkGates(work, branded);
    const store = (body: Uint8Array | string, ending: 'mp3' | 'vtt' | 'srt' | 'txt') =>
      storeEpisodeFile(ctx, podcast.id, body, ending);
    const files = {
      branded: await store(branded.mp3, 'mp3'),
      unbranded: await store(unbranded.mp3, 'mp3'),
      captions: await store(branded.vtt, 'vtt'),
      subtitles: await store(branded.srt, 'srt'),
      transcript: await store(branded.transcript, 'txt'),
    };
    const { measures, chapters, peaks } = branded;
    const data: MasteredEpisode = {
      measures,
      unbranded: {
        measures: unbranded.measures,
        turns: unbranded.turns,
        chapters: unbranded.chapters,
        peaks: unbranded.peaks,
      },
      turns: branded.turns,
      chapters,
      peaks,
    };
    return { data, files };
  },
};

async function loadTurns(work: Work, script: Script): Promise<RecordedTurn[]> {
  const { ctx, products } = work;
  const { takes } = productOf<RecordedEpisode>({ products }, 'record-episode');
  const keys = new Map(takes.map(({ turnId, key }) => [turnId, key]));
  const turns: RecordedTurn[] = [];
  for (const { id, speaker, text, spokenText, branded, chapter } of script.turns) {
    const key = keys.get(id) ?? '';
    if (!(await ctx.storage.stat(key))) await recordAgain(work);
    const sound = await readTake(ctx, key);
    turns.push({ id, speaker, text, spokenText, branded, chapter, sound });
  }
  return turns;
}

/** Takes are not kept for ever: one that is gone is spoken again by the next attempt. */
async function recordAgain({ podcast, write }: Work): Promise<never> {
  await write((tx) => dropProducts(tx, podcast.id, ['record-episode']));
  throw new Unavailable('recordings', 'a take is gone and has to be recorded again');
}

/** A short episode may be approved by a person; a technical fault can only be mended. */
async function checkGates(work: Work, { measures }: MasteredCut): Promise<void> {
  const { isShort } = productOf<CheckedFacts>(work, 'check-facts');
  const problems = checkEpisode(measures).filter(
    ({ gate }) =>
      !(gate === 'duration' && isShort && measures.durationSeconds < episodeLimits.shortestSeconds),
  );
  if (problems.length === 0) return;
  await work.requireApproval([
    {
      reason: 'failed_gate',
      subjectHash: fingerprint([work.products['record-episode']?.contentHash, problems]),
      canApprove: problems.every(({ gate }) => gate === 'duration'),
      evidence: { problems, measures },
    },
  ]);
}
