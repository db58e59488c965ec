import { useEffect } from 'react';

type Keys = { onMove: (step: 1 | -1) => void; onHelp: () => void };

const typing = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]';

/** j and k move, a and r press the button marked with that key, ? explains. Nothing happens while typing. */
export function useReviewKeys({ onMove, onHelp }: Keys): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      if (event.key === 'j') onMove(1);
      else if (event.key === 'k') onMove(-1);
      else if (event.key === '?') onHelp();
      else if (event.key === 'a' || event.key === 'r')
        document.querySelector<HTMLButtonElement>(`button[data-key=${event.key}]:enabled`)?.click();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onMove, onHelp]);
}
