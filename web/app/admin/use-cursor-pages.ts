import { useState } from 'react';

/** The cursors of the pages visited so far. `of` identifies the list; another list starts at page one. */
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
