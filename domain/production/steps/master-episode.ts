import { Unavailable } from '#adapters/unavailable.ts';
import { checkEpisode } from '../../audio/check-episode.ts';
import { readClip } from '../../audio/recording/record-turns.ts';
import { episodeLimits } from '../../audio/rules.ts';
import type { MasteredCut, RecordedTurn } from '../../audio/studio.ts';
import { findWordings } from '../../disclosure/queries.ts';
import { writtenTexts } from '../../disclosure/rules.ts';
import type { Script } from '../../script/schema.ts';
import { storeEpisodeAudio, storeEpisodeFile } from '../delivery/episode-files.ts';
import { fileTags } from '../delivery/file-tags.ts';
import { artifactOf, deleteArtifacts } from '../run/artifacts.ts';
import { hashValue } from '../run/hash-value.ts';
import type { Step, Work } from '../run/step.ts';
import { findSpokenDisclosure, lateDisclosure } from './spoken-disclosure.ts';
import { isBrief, isShortApproved } from './thin-listing.ts';

/** Mixes and masters the clips and measures the result; anything that fails a gate goes to staff. */
export const masterEpisode: Step<'master-episode'> = {
  name: 'master-episode',
  limitSeconds: 900,
  from: ['check-script', 'record-episode'],
  async run(work) {
    const { ctx, podcast, signal } = work;
    const { script } = artifactOf(work, 'check-script');
    const turns = await loadTurns(work, script);
    const { version, wordings } = await findWordings(ctx);
    const tags = await fileTags(ctx, {
      podcastId: podcast.id,
      title: script.title,
      year: podcast.createdAt.getUTCFullYear(),
      disclosure: wordings.file,
    });
    ctx.credentials?.warm();
    const { branded, unbranded } = await ctx.studio.masterCuts({ turns, tags }, { signal });
    await checkGates(work, branded);
    await requireDisclosure(work, [branded, unbranded]);
    const store = (body: string, ending: 'vtt' | 'srt' | 'txt') =>
      storeEpisodeFile(ctx, podcast.id, body, ending);
    const files = {
      branded: await storeEpisodeAudio(ctx, podcast.id, branded.mp3, 'episode'),
      unbranded: await storeEpisodeAudio(ctx, podcast.id, unbranded.mp3, 'unbranded_episode'),
      captions: await store(branded.vtt, 'vtt'),
      subtitles: await store(branded.srt, 'srt'),
      transcript: await store(branded.transcript, 'txt'),
    };
    const spoken = findSpokenDisclosure(branded.turns) ?? null;
    const disclosure = { version, spoken, texts: writtenTexts(wordings) };
    const data = { ...storedPart(branded), unbranded: storedPart(unbranded), disclosure };
    return { data, files };
  },
};

const storedPart = ({ measures, turns, chapters, peaks }: MasteredCut) => ({
  measures,
  turns,
  chapters,
  peaks,
});

async function loadTurns(work: Work, script: Script): Promise<RecordedTurn[]> {
  const { ctx } = work;
  const { clips, rewordings } = artifactOf(work, 'record-episode');
  const said = new Map(rewordings.map(({ turnId, to }) => [turnId, to]));
  const keys = new Map(clips.map(({ turnId, key }) => [turnId, key]));
  const turns: RecordedTurn[] = [];
  for (const { id, speaker, text, spokenText, branded, chapter } of script.turns) {
    const key = keys.get(id) ?? '';
    if (!(await ctx.storage.stat(key))) await recordAgain(work);
    const sound = await readClip(ctx, key);
    turns.push({ id, speaker, text, spokenText: said.get(id) ?? spokenText, branded, chapter, sound });
  }
  return turns;
}

/** Clips are deleted after a while: the next attempt records a missing one again. */
async function recordAgain({ podcast, write }: Work): Promise<never> {
  await write((tx) => deleteArtifacts(tx, podcast.id, ['record-episode']));
  throw new Unavailable('recordings', 'a clip is gone and has to be recorded again');
}

/** A person may approve a short episode; a technical fault can only be fixed. */
async function checkGates(work: Work, { measures }: MasteredCut): Promise<void> {
  const isShort = measures.durationSeconds < episodeLimits.minSeconds;
  const { script } = artifactOf(work, 'check-script');
  const mayBeShort =
    isShort &&
    (isBrief(script, work.ctx.speech.wordsPerMinute, measures.durationSeconds) ||
      (await isShortApproved(work, artifactOf(work, 'check-facts').sheet)));
  const problems = checkEpisode(measures).filter(({ gate }) => !(gate === 'duration' && mayBeShort));
  if (problems.length === 0) return;
  await work.requireApproval([
    {
      reason: 'failed_gate',
      subjectHash: hashValue([work.artifacts['record-episode']?.contentHash, problems]),
      canApprove: problems.every(({ gate }) => gate === 'duration'),
      evidence: { problems, measures },
    },
  ]);
}

/** Measured in the finished cuts. Nobody can approve an episode that doesn't disclose its hosts in time. */
async function requireDisclosure(work: Work, cuts: MasteredCut[]): Promise<void> {
  const problems = cuts.flatMap(({ turns }) => lateDisclosure(turns) ?? []);
  if (problems.length === 0) return;
  await work.requireApproval([
    {
      reason: 'failed_gate',
      subjectHash: hashValue([work.artifacts['record-episode']?.contentHash, problems]),
      canApprove: false,
      evidence: { problems },
    },
  ]);
}
