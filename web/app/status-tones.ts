import type { PodcastStatus } from '#domain/podcasts/status/rules.ts';

/** Each status has a color of its own, the same for customers and staff. */
export const statusTones = {
  pending: 'warn',
  paid: 'info',
  processing: 'plum',
  chatgpt_processed: 'teal',
  completed: 'good',
  failed: 'bad',
  cancelled: 'neutral',
} as const satisfies Record<PodcastStatus, string>;
