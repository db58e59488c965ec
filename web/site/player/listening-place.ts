/** Where a listener left off in an episode, on this device only. */
const keyOf = (fileUrl: string) => `hearthcast-listened:${fileUrl}`;
const FIRST_SECONDS = 5;
const LAST_SECONDS = 15;

/** Nothing is kept for a mere beginning, or for an episode heard to its end. */
export function keepPlace(fileUrl: string, seconds: number, duration: number): void {
  const isWorthIt = seconds > FIRST_SECONDS && (duration === 0 || seconds < duration - LAST_SECONDS);
  try {
    if (isWorthIt) localStorage.setItem(keyOf(fileUrl), String(Math.floor(seconds)));
    else localStorage.removeItem(keyOf(fileUrl));
  } catch {
    // Without storage, every visit starts at the beginning.
  }
}

export function findPlace(fileUrl: string): number {
  try {
    return Number(localStorage.getItem(keyOf(fileUrl))) || 0;
  } catch {
    return 0;
  }
}
