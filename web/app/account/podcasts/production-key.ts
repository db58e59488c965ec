/** What a podcast's progress is kept under while the page is open. */
export function productionKey(podcastId: string): string[] {
  return ['production', podcastId];
}
