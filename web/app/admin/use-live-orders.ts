import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followChanges } from '../../browser/follow-changes.ts';

/** Everything the desk shows is kept under this key. */
export const ORDERS = 'orders';

const shown = ['podcasts', 'listings', 'production_runs', 'production_steps', '*'];
/** A large import tells of every row; the lists are read again a few times a second at most. */
const GATHER_MS = 250;

/** Reads the lists of the desk again whenever an order or a listing changes anywhere. */
export function useLiveOrders(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = followChanges(({ table }) => {
      if (!shown.includes(table) || timer) return;
      timer = setTimeout(() => {
        timer = undefined;
        void queries.invalidateQueries({ queryKey: [ORDERS] });
      }, GATHER_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queries]);
}
