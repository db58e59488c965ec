import { type RefObject, useEffect, useState } from 'react';

type Row = { id: string };

/**
 * Holds back new rows while the table has the pointer or the focus, so that nothing moves under the cursor. Visible rows
 * keep updating in place. `of` identifies the page; another page shows all its rows.
 */
export function useStableRows<Kind extends Row>(
  rows: Kind[],
  of: string,
  region: RefObject<HTMLElement | null>,
): { shown: Kind[]; newRows: number; showAll: () => void } {
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
  return { shown, newRows: rows.length - shown.length, showAll: () => setKnown(allKnown) };
}
