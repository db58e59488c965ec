import { Unavailable } from '#adapters/unavailable.ts';
import type { EpisodeDetails, UnbrandedCut } from '#db/schema/podcasts.ts';
import { fileUrl } from '../../files/rules.ts';
import { hostNames } from '../../script/rules.ts';
import { deliverPodcast } from '../delivery/deliver-podcast.ts';
import { artifactOf } from '../run/artifacts.ts';
import { hashValue } from '../run/hash-value.ts';
import type { ReviewIssue } from '../run/needs-review.ts';
import type { Step } from '../run/step.ts';
import type { StepData } from '../run/step-data.ts';
import { requireOriginals } from './require-originals.ts';

type MasteredEpisode = StepData['master-episode'];

/** Delivers the finished episode, unless a person has to listen first or a photo lacks its original. */
export const deliverEpisode: Step<'deliver-episode'> = {
  name: 'deliver-episode',
  limitSeconds: 60,
  from: ['master-episode', 'verify-audio'],
  async run(work) {
    const { podcast, artifacts, ctx } = work;
    const mastered = artifactOf(work, 'master-episode');
    const { isDraft, voiceName } = artifactOf(work, 'record-episode');
    if (artifactOf(work, 'verify-audio').isPending)
      throw new Unavailable('production', 'turns that were misheard are recorded again first');
    await requireOriginals(work);
    const files = artifacts['master-episode']?.files ?? {};
    const subjectHash = hashValue(artifacts['master-episode']?.contentHash);
    const listened = { canApprove: true, subjectHash, evidence: { voice: voiceName, audio: files.branded } };
    const issues: ReviewIssue[] = [];
    if (isDraft) issues.push({ reason: 'draft_voice', ...listened });
    if (ctx.production.review === 'always') issues.push({ reason: 'review_always', ...listened });
    await work.requireApproval(issues);
    const audioKey = files.branded;
    if (!audioKey) throw new Error('the episode has no file');
    const episode = detailsOf(mastered, files);
    return {
      data: { audioKey, durationSeconds: episode.durationSeconds },
      apply: async (tx) => void (await deliverPodcast(tx, { podcastId: podcast.id, audioKey, episode })),
    };
  },
};

/** What a player needs to know about a mastered file. */
export function detailsOf(mastered: MasteredEpisode, files: Record<string, string>): EpisodeDetails {
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
    ...(mastered.disclosure && { disclosure: mastered.disclosure }),
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
