import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type AdminTab, tabOf } from './admin-tabs.ts';

const SETTLE_MS = 250;

/** Which tab is open and what is looked for, as the address says it: a reload or a link shows the same. */
export function useAdminParams() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const [typed, setTyped] = useState(search);

  useEffect(() => setTyped(search), [search]);

  useEffect(() => {
    if (typed === search) return;
    const timer = setTimeout(() => set({ search: typed }), typed === '' ? 0 : SETTLE_MS);
    return () => clearTimeout(timer);
  });

  function set(changes: Record<string, string>) {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    tab: tabOf(params.get('tab')),
    search,
    typed,
    setTyped,
    setTab: (tab: AdminTab) => set({ tab }),
    param: (name: string) => params.get(name) ?? '',
    setParam: (name: string, value: string) => set({ [name]: value }),
  };
}
export type AdminParams = ReturnType<typeof useAdminParams>;
