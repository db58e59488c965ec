import type { PublicPodcast } from '#domain/listings/queries.ts';

/** The URL of the audio: the bucket's copy wins over the one that was uploaded first. */
export function episodeFile(podcast: PublicPodcast | null): string | undefined {
  return podcast?.gcsFileUrl || podcast?.podcastFileUrl || undefined;
}
