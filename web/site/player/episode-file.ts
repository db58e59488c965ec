import type { PublicPodcast } from '#domain/listings/queries.ts';

/** Where the audio is: the bucket's copy wins over the one that was uploaded first. */
export function episodeFile(podcast: PublicPodcast | null): string | undefined {
  return podcast?.gcsFileUrl || podcast?.podcastFileUrl || undefined;
}
