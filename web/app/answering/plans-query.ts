import { request } from '../../browser/api.ts';

/** What the answering service costs. */
export const plansQuery = {
  queryKey: ['answering-plans'],
  queryFn: () => request('GET /api/answering/plans', {}),
};
