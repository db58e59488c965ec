import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followChanges } from '../../browser/follow-changes.ts';

/** The query key of everything on the dashboard. */
export const ORDERS = 'orders';

const shown = ['podcasts', 'listings', 'production_runs', 'production_steps', '*'];
/** A large import reports every row, so the lists reload only a few times per second. */
const BATCH_MS = 250;

/** Reloads the lists whenever an order or a listing changes. */
export function useLiveOrders(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = followChanges(({ table }) => {
      if (!shown.includes(table) || timer) return;
      timer = setTimeout(() => {
        timer = undefined;
        void queries.invalidateQueries({ queryKey: [ORDERS] });
      }, BATCH_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queries]);
}
