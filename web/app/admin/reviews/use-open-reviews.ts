import { useQuery } from '@tanstack/react-query';
import { request } from '../../../browser/api.ts';

/** Everything that waits for staff, and the count. */
export function useOpenReviews() {
  const query = useQuery({ queryKey: ['reviews'], queryFn: () => request('GET /api/reviews', {}) });
  const { reviews = [], updates = [] } = query.data ?? {};
  return { query, count: reviews.length + updates.length };
}
