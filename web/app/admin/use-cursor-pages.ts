import { useState } from 'react';

/** Pages that are reached one from another: where each of them begins. `of` names what is paged; another one starts anew. */
export function useCursorPages(of: string) {
  const [state, setState] = useState<{ of: string; starts: string[] }>({ of, starts: [] });
  const starts = state.of === of ? state.starts : [];
  return {
    page: starts.length + 1,
    cursor: starts.at(-1),
    next: (cursor: string) => setState({ of, starts: [...starts, cursor] }),
    previous: () => setState({ of, starts: starts.slice(0, -1) }),
  };
}
