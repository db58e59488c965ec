import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrderCheck } from '#domain/podcasts/desk/schema.ts';
import { request } from '../../../browser/api.ts';
import type { FileOrder } from './order-file.ts';

const rowsPerCall = 8;

/** Checks every link of a file before any order is created. Can be stopped halfway. */
export function useOrderChecks(orders: FileOrder[]) {
  const [checks, setChecks] = useState<OrderCheck[]>([]);
  const run = useMutation({
    mutationFn: async (stop: AbortSignal) => {
      setChecks([]);
      for (let from = 0; from < orders.length && !stop.aborted; from += rowsPerCall) {
        const some = orders.slice(from, from + rowsPerCall);
        const answer = await request('POST /api/desk/order-checks', { orders: some });
        setChecks((before) => [...before, ...answer.checks]);
      }
    },
  });
  const [stopper, setStopper] = useState<AbortController | null>(null);
  return {
    checks,
    isRunning: run.isPending,
    isDone: checks.length === orders.length,
    error: run.error,
    percent: (checks.length / Math.max(orders.length, 1)) * 100,
    start: () => {
      const next = new AbortController();
      setStopper(next);
      run.mutate(next.signal);
    },
    stop: () => stopper?.abort(),
  };
}
