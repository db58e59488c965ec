import type { ReviewView } from '#domain/production/run/schema.ts';
import { UPDATE_TO_HEAR } from '#domain/production/updates/rules.ts';
import type { HeldUpdateView } from '#domain/production/updates/schema.ts';
import { evidenceLabel } from './evidence-label.ts';
import { describePromise, type PromiseState } from './promise.ts';

/** One thing to decide, as a row of the inbox. */
export type InboxItem = { id: string; label: string; home: string; openedAt: string; state: PromiseState } & (
  | { review: ReviewView; update?: never }
  | { update: HeldUpdateView; review?: never }
);

/** Orders and updates in one queue, longest-waiting first. */
export function inboxItems(
  reviews: readonly ReviewView[],
  updates: readonly HeldUpdateView[],
  now: number,
): InboxItem[] {
  const items: InboxItem[] = [
    ...reviews.map((review) => ({
      id: review.id,
      label: evidenceLabel(review),
      home: review.home,
      openedAt: review.openedAt,
      state: describePromise(review, now),
      review,
    })),
    ...updates.map((update) => ({
      id: update.id,
      label: UPDATE_TO_HEAR,
      home: update.home,
      openedAt: update.openedAt,
      state: describeNews(update),
      update,
    })),
  ];
  return items.toSorted((a, b) => Date.parse(a.openedAt) - Date.parse(b.openedAt));
}

export function describeNews({ isStillTrue }: Pick<HeldUpdateView, 'isStillTrue'>): PromiseState {
  return isStillTrue
    ? { tone: 'warn', label: 'Not published yet' }
    : { tone: 'neutral', label: 'No longer true' };
}
