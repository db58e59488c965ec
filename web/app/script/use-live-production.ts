import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followChanges } from '../../browser/follow-changes.ts';

const tables = ['production_runs', 'production_steps', 'review_items', 'episode_updates', '*'];
/** A recording reports every turn, so the screen reloads only a few times per second. */
const BATCH_MS = 300;

/** Reloads these queries whenever the podcast's production progresses. */
export function useLiveProduction(keys: readonly string[], podcastId?: string): void {
  const queries = useQueryClient();
  const joined = keys.join(' ');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = followChanges(({ table, id }) => {
      const isOther = podcastId !== undefined && id !== undefined && id !== podcastId;
      if (!tables.includes(table) || isOther || timer) return;
      timer = setTimeout(() => {
        timer = undefined;
        for (const key of joined.split(' ')) void queries.invalidateQueries({ queryKey: [key] });
      }, BATCH_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queries, joined, podcastId]);
}
