import { type RefObject, useEffect, useState } from 'react';

type Row = { id: string };

/**
 * Rows that arrive while somebody points at the table or works in it are held back, so that nothing moves away from
 * under their hand. What is shown keeps changing in place. `of` names the page; another page is shown whole.
 */
export function useStableRows<Kind extends Row>(
  rows: Kind[],
  of: string,
  region: RefObject<HTMLElement | null>,
): { shown: Kind[]; held: number; showAll: () => void } {
  const [known, setKnown] = useState<{ of: string; ids: ReadonlySet<string> } | null>(null);
  const allKnown = { of, ids: new Set(rows.map((row) => row.id)) };

  useEffect(() => {
    const isSame = known?.of === of && rows.every((row) => known.ids.has(row.id));
    if (isSame) return;
    const isNewPage = known?.of !== of || known.ids.size === 0;
    const isInUse =
      region.current?.matches(':hover') === true || region.current?.contains(document.activeElement) === true;
    if (isNewPage || !isInUse) setKnown({ of, ids: new Set(rows.map((row) => row.id)) });
  }, [rows, of, known, region]);

  const isKnownPage = known?.of === of;
  const shown = isKnownPage ? rows.filter((row) => known.ids.has(row.id)) : rows;
  return { shown, held: rows.length - shown.length, showAll: () => setKnown(allKnown) };
}
