import { request } from '../../browser/api.ts';
import { useAnswer } from '../use-answer.ts';

const LINK_HINT = 'Link to the listing, ideally on your own or your brokerage’s site.';

const readFeeds = () => request('GET /api/mls-feeds', {});

/** What the link field takes: a link, and an MLS number where an MLS is connected. */
export function useLinkHint(): string {
  const names = useAnswer(readFeeds)?.feeds.map(({ name }) => name) ?? [];
  return names.length > 0 ? `${LINK_HINT} Or its number in ${names.join(' or ')}.` : LINK_HINT;
}
