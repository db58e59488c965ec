import { useQuery } from '@tanstack/react-query';
import { request } from '../../../browser/api.ts';

/** The orders awaiting payment. */
export function useUnpaidOrders() {
  return useQuery({ queryKey: ['unpaid-orders'], queryFn: () => request('GET /api/unpaid-orders', {}) });
}
