import { useQuery } from '@tanstack/react-query';
import { request } from '../../browser/api.ts';

const LINK_HINT = 'Link to the listing, ideally on your own or your brokerage’s site.';

/** What the link field takes: a link, and an MLS number where an MLS is connected. */
export function useLinkHint(): string {
  const { data } = useQuery({
    queryKey: ['mls-feeds'],
    queryFn: () => request('GET /api/mls-feeds', {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const names = data?.feeds.map(({ name }) => name) ?? [];
  return names.length > 0 ? `${LINK_HINT} Or its number in ${names.join(' or ')}.` : LINK_HINT;
}
