import type { EpisodeDetails, UnbrandedCut } from '#db/schema/podcasts.ts';
import { fileUrl } from '../../files/rules.ts';
import { hostNames } from '../../script/rules.ts';
import { deliverPodcast } from '../delivery/deliver-podcast.ts';
import { fingerprint } from '../run/hash-value.ts';
import type { Doubt } from '../run/run-endings.ts';
import { productOf, type Step } from '../run/step.ts';
import type { MasteredEpisode } from './master-episode.ts';
import type { RecordedEpisode } from './record-episode.ts';

/** Hands the finished episode over, unless a person has to hear it first. */
export const deliverEpisode: Step = {
  name: 'deliver-episode',
  limitSeconds: 60,
  from: ['master-episode', 'listen-back'],
  async make(work) {
    const { podcast, products, ctx } = work;
    const mastered = productOf<MasteredEpisode>(work, 'master-episode');
    const { isDraft, voiceName } = productOf<RecordedEpisode>(work, 'record-episode');
    const files = products['master-episode']?.files ?? {};
    const subjectHash = fingerprint(products['master-episode']?.contentHash);
    const heard = { canApprove: true, subjectHash, evidence: { voice: voiceName, audio: files.branded } };
    const doubts: Doubt[] = [];
    if (isDraft) doubts.push({ reason: 'draft_voice', ...heard });
    if (ctx.production.review === 'always') doubts.push({ reason: 'review_always', ...heard });
    await work.requireApproval(doubts);
    const audioKey = files.branded;
    if (!audioKey) throw new Error('the episode has no file');
    const episode = detailsOf(mastered, files);
    return {
      data: { audioKey, durationSeconds: episode.durationSeconds },
      apply: async (tx) => void (await deliverPodcast(tx, { podcastId: podcast.id, audioKey, episode })),
    };
  },
};

function detailsOf(mastered: MasteredEpisode, files: Record<string, string>): EpisodeDetails {
  const address = (name: string) => (files[name] ? fileUrl(files[name]) : undefined);
  const [unbrandedUrl, captionsUrl, subtitlesUrl, transcriptUrl] = [
    'unbranded',
    'captions',
    'subtitles',
    'transcript',
  ].map(address);
  return {
    durationSeconds: mastered.measures.durationSeconds,
    chapters: mastered.chapters.map(({ title, startSeconds }) => ({ title, startSeconds })),
    turns: mastered.turns.map(({ speaker, text, startSeconds, endSeconds }) => ({
      speaker: hostNames[speaker],
      text,
      startSeconds,
      endSeconds,
    })),
    peaks: mastered.peaks,
    ...(unbrandedUrl && { unbrandedUrl, unbranded: unbrandedCutOf(mastered) }),
    ...(captionsUrl && { captionsUrl }),
    ...(subtitlesUrl && { subtitlesUrl }),
    ...(transcriptUrl && { transcriptUrl }),
  };
}

function unbrandedCutOf({ unbranded, turns }: MasteredEpisode): UnbrandedCut | undefined {
  return (
    unbranded && {
      durationSeconds: unbranded.measures.durationSeconds,
      chapters: unbranded.chapters.map(({ title, startSeconds }) => ({ title, startSeconds })),
      turns: unbranded.turns.map(({ id, startSeconds, endSeconds }) => ({
        turn: turns.findIndex((turn) => turn.id === id),
        startSeconds,
        endSeconds,
      })),
      peaks: unbranded.peaks,
    }
  );
}
