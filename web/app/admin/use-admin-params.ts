import { useEffect, useState } from 'react';
import { useSearchParams } from '../routing/use-search-params.ts';
import { type AdminTab, tabOf } from './admin-tabs.ts';

const DEBOUNCE_MS = 250;

/** The open tab and the search, stored in the URL so that reloads and links restore them. */
export function useAdminParams() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const [typed, setTyped] = useState(search);

  useEffect(() => setTyped(search), [search]);

  useEffect(() => {
    if (typed === search) return;
    const timer = setTimeout(() => set({ search: typed }), typed === '' ? 0 : DEBOUNCE_MS);
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
      { replace: true, keepsScroll: true },
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
