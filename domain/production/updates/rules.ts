import type { UpdateKind } from '#db/column-values.ts';

/** How many updates a home may have in 30 days. */
export const MAX_UPDATES = 10;
export const UPDATE_DAYS = 30;

export const TOO_MANY_UPDATES = `You’ve recorded ${MAX_UPDATES} updates for this home in the last ${UPDATE_DAYS} days. You can record the next one when the oldest is ${UPDATE_DAYS} days old.`;
export const STILL_RECORDING = 'We’re still recording your last update. It takes about a minute.';
export const NOT_DELIVERED = 'You can record an update once the episode is ready.';
export const WORDS_CHANGED = 'Your listing changed, and so did the words. Read them again, then record.';
export const NO_WORDS =
  'We don’t know enough about this home for an update. It needs a street address and at least its rooms.';

export const UPDATE_TO_HEAR = 'An update to listen to';
export const DROPPED =
  'We listened to this recording and didn’t publish it. Please record it again; it doesn’t count toward this month.';

/** The name of an update on screens and in players. */
export const updateNames: Record<UpdateKind, string> = {
  'price-improved': 'Price drop',
  'open-house': 'Open house',
  'back-on-market': 'Back on market',
  'under-contract': 'Under contract',
  sold: 'Sold',
};
