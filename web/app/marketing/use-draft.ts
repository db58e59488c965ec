import { useState } from 'react';

/** A text being edited. While nothing was typed it follows what is stored; afterwards it keeps what was typed. */
export function useDraft(version: number, stored: string) {
  const [typed, setTyped] = useState<{ text: string; version: number }>();
  const isDirty = typed !== undefined && typed.text !== stored;
  return {
    text: typed?.text ?? stored,
    isDirty,
    /** The version that the typing began with: saving says so, and a newer one is not overwritten. */
    seenVersion: typed?.version ?? version,
    isStale: isDirty && typed.version !== version,
    type: (text: string) => setTyped({ text, version: typed?.version ?? version }),
    forget: () => setTyped(undefined),
  };
}
