import { formatLength } from '../../format-length.ts';

/** We promise every customer the podcast within a day. */
const PROMISED_SECONDS = 86_400;
const SOON_SECONDS = 4 * 3600;

export type PromiseState = { tone: 'neutral' | 'warn' | 'bad'; label: string };

/** The time left until the promised delivery, rounded to minutes. */
export function describePromise(
  { orderedAt, isDelivered }: { orderedAt: string; isDelivered: boolean },
  now: number,
): PromiseState {
  if (isDelivered) return { tone: 'neutral', label: 'Delivered; a new version is waiting' };
  const left = PROMISED_SECONDS - (now - Date.parse(orderedAt)) / 1000;
  const minutes = Math.max(60, Math.round(Math.abs(left) / 60) * 60);
  if (left < 0) return { tone: 'bad', label: `${lengthOf(minutes)} past the 24-hour promise` };
  return { tone: left < SOON_SECONDS ? 'warn' : 'neutral', label: `Due in ${lengthOf(minutes)}` };
}

function lengthOf(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  return days >= 2 ? `${days} days` : formatLength(seconds);
}
