import { type RefObject, useEffect } from 'react';

/**
 * Calls back with what a link on the page asked of this island, even if that was before the island was awake.
 */
export function useAsked(inside: RefObject<HTMLElement | null>, onAsked: (what: string) => void): void {
  useEffect(() => {
    const island = inside.current?.closest<HTMLElement>('[data-island]');
    if (!island) return;
    const answer = () => {
      const { asked } = island.dataset;
      if (asked === undefined) return;
      delete island.dataset.asked;
      onAsked(asked);
    };
    answer();
    island.addEventListener('asked', answer);
    return () => island.removeEventListener('asked', answer);
  }, [inside, onAsked]);
}
