import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BulkOrderResult } from '#domain/podcasts/desk/schema.ts';
import { invoke } from '../../../browser/api.ts';
import { notify } from '../../../components/ui/notify.ts';
import { ORDERS } from '../use-live-orders.ts';
import type { FileOrder } from './order-file.ts';

type RowResult = BulkOrderResult['results'][number];
const rowsPerCall = 100;

/**
 * Sends the orders of a file in batches of a hundred. After a failure it resumes where it stopped. The server doesn't
 * create an order twice, because the rows carry the file's key.
 */
export function useBulkSend(batchKey: string) {
  const queries = useQueryClient();
  const [results, setResults] = useState<RowResult[]>([]);
  const [total, setTotal] = useState(0);
  const send = useMutation({
    mutationFn: async ({ orders, skipDuplicates }: { orders: FileOrder[]; skipDuplicates: boolean }) => {
      setTotal(orders.length);
      const done = new Set(results.map((result) => result.row));
      const open = orders.filter((order) => !done.has(order.row));
      for (let from = 0; from < open.length; from += rowsPerCall) {
        const some = open.slice(from, from + rowsPerCall);
        const answer = await invoke('bulk-create-orders', { orders: some, batchKey, skipDuplicates });
        setResults((before) => [...before, ...answer.results]);
      }
    },
    onSuccess: () => notify.success('Bulk upload processed', { id: 'bulk' }),
    onError: (error) =>
      notify.error('Failed to process bulk upload', { id: 'bulk', description: error.message }),
    onSettled: () => queries.invalidateQueries({ queryKey: [ORDERS] }),
  });
  return {
    send: send.mutate,
    isSending: send.isPending,
    isDone: send.isSuccess,
    error: send.error,
    results,
    percent: (results.length / Math.max(total, 1)) * 100,
  };
}
