/** The query key of a podcast's progress. */
export function productionKey(podcastId: string): string[] {
  return ['production', podcastId];
}
