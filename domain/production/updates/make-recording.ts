import { checkEpisode } from '../../audio/check-episode.ts';
import { readClip, recordTurns } from '../../audio/recording/record-turns.ts';
import type { Rewording } from '../../audio/schema.ts';
import type { MasteredCut } from '../../audio/studio.ts';
import { type Transcription, transcribeEpisode } from '../../audio/transcribe-episode.ts';
import type { Context } from '../../context.ts';
import { findWordings } from '../../disclosure/queries.ts';
import { writtenTexts } from '../../disclosure/rules.ts';
import type { Script } from '../../script/schema.ts';
import { toSpoken } from '../../speech-text/to-spoken.ts';
import { storeEpisodeAudio, storeEpisodeFile } from '../delivery/episode-files.ts';
import { fileTags } from '../delivery/file-tags.ts';
import { lexiconOf } from '../steps/check-script.ts';
import { detailsOf } from '../steps/deliver-episode.ts';
import { findSpokenDisclosure, lateDisclosure } from '../steps/spoken-disclosure.ts';
import { isWrong, rewordMisheard } from '../steps/verify-audio.ts';
import type { UpdateVerification } from './schema.ts';

type Options = {
  updateId: string;
  podcastId: string;
  script: Script;
  signal: AbortSignal;
  onTurn: (done: number, total: number) => void;
};
export type MadeRecording = {
  audioKey: string;
  episode: ReturnType<typeof detailsOf>;
  verification: UpdateVerification;
  /** Why a person has to listen first. */
  reviewReason: string | null;
};

/** A file that nobody may hear. */
export class FaultyRecording extends Error {}

/** Voices differ from the estimate by this much. The closing words that an MLS requires may take longer. */
const recordedLimits = { minSeconds: 16, maxSeconds: 46, maxNoticeSeconds: 90 };

/**
 * Speaks, masters, measures and transcribes an update, like an episode's steps. What was misheard is recorded once more
 * in other words. Throws `FaultyRecording` for a file that fails a gate.
 */
export async function makeRecording(ctx: Context, options: Options): Promise<MadeRecording> {
  const { podcastId, updateId, signal } = options;
  const lexicon = await lexiconOf(ctx, podcastId);
  const turns = options.script.turns.map((turn) => ({
    ...turn,
    spokenText: toSpoken(turn.text, { lexicon }),
  }));
  const script = { ...options.script, turns };
  const { version, wordings } = await findWordings(ctx);
  const year = ctx.now().getUTCFullYear();
  const tags = await fileTags(ctx, { podcastId, title: script.title, year, disclosure: wordings.file });
  ctx.credentials?.warm();
  let made = await masterTake(ctx, script, tags, [], options);
  let heard = await transcribe(ctx, made.branded, script, signal);
  let rewordings: Rewording[] = [];
  if (heard && isWrong(heard.check)) {
    rewordings = rewordMisheard(script.turns, heard.check);
    if (rewordings.length > 0) {
      made = await masterTake(ctx, script, tags, rewordings, options);
      heard = await transcribe(ctx, made.branded, script, signal);
    }
  }
  const { branded, unbranded, isDraft, voiceName } = made;
  requireGates(branded, unbranded);
  const store = (body: string, ending: 'vtt' | 'srt' | 'txt') =>
    storeEpisodeFile(ctx, podcastId, body, ending);
  const name = `update ${updateId}`;
  const files = {
    branded: await storeEpisodeAudio(ctx, podcastId, branded.mp3, 'episode', name),
    unbranded: await storeEpisodeAudio(ctx, podcastId, unbranded.mp3, 'unbranded_episode', name),
    captions: await store(branded.vtt, 'vtt'),
    subtitles: await store(branded.srt, 'srt'),
    transcript: await store(branded.transcript, 'txt'),
  };
  const spoken = findSpokenDisclosure(branded.turns) ?? null;
  const disclosure = { version, spoken, texts: writtenTexts(wordings) };
  return {
    audioKey: files.branded,
    episode: detailsOf({ ...branded, unbranded, disclosure }, files),
    verification: {
      voiceName,
      isDraft,
      transcriber: heard ? (ctx.transcriber?.name ?? null) : null,
      rewordedTurns: rewordings.length,
      measures: branded.measures,
      check: heard?.check ?? null,
    },
    reviewReason: findReviewReason(ctx, isDraft, heard),
  };
}

type Tags = Parameters<Context['studio']['masterCuts']>[0]['tags'];

async function masterTake(
  ctx: Context,
  script: Script,
  tags: Tags,
  rewordings: readonly Rewording[],
  { signal, onTurn }: Options,
) {
  const other = new Map(rewordings.map(({ turnId, to }) => [turnId, to]));
  const said = script.turns.map((turn) => ({ ...turn, spokenText: other.get(turn.id) ?? turn.spokenText }));
  const { clips, isDraft, voiceName } = await recordTurns(ctx, said, { signal, onTurn });
  const keys = new Map(clips.map(({ turnId, key }) => [turnId, key]));
  const turns = await Promise.all(
    said.map(async ({ id, speaker, text, spokenText, branded, chapter }) => {
      const sound = await readClip(ctx, keys.get(id) ?? '');
      return { id, speaker, text, spokenText, branded, chapter, sound };
    }),
  );
  return { ...(await ctx.studio.masterCuts({ turns, tags }, { signal })), isDraft, voiceName };
}

/** Null if nothing can transcribe it: then a person listens. */
async function transcribe(
  ctx: Context,
  { mp3, turns: times }: MasteredCut,
  { turns }: Script,
  signal: AbortSignal,
): Promise<Transcription | null> {
  if (!ctx.transcriber) return null;
  const sound = await ctx.studio.hear(mp3, { signal });
  return transcribeEpisode(ctx.transcriber, { turns, times, sound, signal });
}

function requireGates(branded: MasteredCut, unbranded: MasteredCut): void {
  const { minSeconds, maxSeconds, maxNoticeSeconds } = recordedLimits;
  const hasNotice = branded.turns.some(({ id }) => id === 'mls-notice');
  const problems = [branded, unbranded].flatMap(({ measures, turns }) => {
    const { durationSeconds } = measures;
    const longest = hasNotice ? maxNoticeSeconds : maxSeconds;
    const isLong = durationSeconds > longest || durationSeconds < minSeconds;
    return [
      ...checkEpisode(measures).filter(({ gate }) => gate !== 'duration'),
      ...(isLong ? [{ message: `It is ${durationSeconds.toFixed(1)} s long.` }] : []),
      ...(lateDisclosure(turns) ? [{ message: 'The AI voices are disclosed too late.' }] : []),
    ];
  });
  if (problems.length > 0) throw new FaultyRecording(problems.map(({ message }) => message).join(' '));
}

/** The reasons for reviewing an episode also apply to an update. */
function findReviewReason(ctx: Context, isDraft: boolean, heard: Transcription | null): string | null {
  if (isDraft) return 'It was recorded with draft voices.';
  if (ctx.production.review === 'always') return 'We listen to every recording before it’s published.';
  if (!heard) return 'No transcriber could check this recording.';
  return isWrong(heard.check) ? 'The transcriber heard a number or a street differently.' : null;
}
