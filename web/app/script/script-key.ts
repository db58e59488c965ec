/** What a podcast's script and the record of its making are kept under while a screen is open. */
export function scriptKey(podcastId: string): string[] {
  return ['script', podcastId];
}

export function recordKey(podcastId: string): string[] {
  return ['production-record', podcastId];
}
