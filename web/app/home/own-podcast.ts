import { useQuery } from '@tanstack/react-query';
import type { OwnPodcast } from '#domain/podcasts/schema.ts';
import { type PodcastStatus, producibleStatuses } from '#domain/podcasts/status/rules.ts';
import { request } from '../../browser/api.ts';

/** The order behind a home's screen. */
export function useOwnPodcast(podcastId: string): { podcast: OwnPodcast | undefined; isPending: boolean } {
  const { data, isPending } = useQuery({
    queryKey: ['own-podcast', podcastId],
    queryFn: () => request('GET /api/podcasts/:podcastId', { podcastId }),
  });
  return { podcast: data?.podcast, isPending };
}

/** Nothing can be fixed before an order is paid, or after a refund. */
export function isCorrectable(status: string): boolean {
  return producibleStatuses.includes(status as PodcastStatus);
}

/** Paid, and not delivered yet. */
export function isBeingMade(status: string): boolean {
  return isCorrectable(status) && status !== 'completed';
}
