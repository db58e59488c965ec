import { request } from '../../browser/api.ts';

/** An account's answering service orders, and the homes that its numbers can answer for. */
export const ownAnsweringQuery = {
  queryKey: ['answering-orders'],
  queryFn: () => request('GET /api/answering/orders', {}),
};
