import { request } from '../../browser/api.ts';

/** What an account has of the answering service, and the homes it could answer for. */
export const ownAnsweringQuery = {
  queryKey: ['answering-orders'],
  queryFn: () => request('GET /api/answering/orders', {}),
};
