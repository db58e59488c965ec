/** The query keys of a podcast's script and production record. */
export function scriptKey(podcastId: string): string[] {
  return ['script', podcastId];
}

export function recordKey(podcastId: string): string[] {
  return ['production-record', podcastId];
}
