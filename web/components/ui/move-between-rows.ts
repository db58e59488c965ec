import type { KeyboardEvent } from 'react';

const rowSelector = 'tbody > tr[data-slot="table-row"]';

/** Keyboard movement over the rows of a table region; keys pressed inside a row's control stay with it. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const region = event.currentTarget;
  const target = event.target as HTMLElement;
  const onRow = target.matches(rowSelector);
  if (!onRow && target !== region) {
    if (event.key === 'Escape') target.closest<HTMLElement>(rowSelector)?.focus();
    return;
  }
  const rows = [...region.querySelectorAll<HTMLElement>(rowSelector)];
  const next = rowAfterKey(event.key, onRow ? rows.indexOf(target) : -1, rows.length);
  if (next !== undefined) {
    event.preventDefault();
    rows[next]?.focus();
  } else if (onRow && event.key === 'Escape') {
    region.focus();
  } else if (onRow && (event.key === ' ' || event.key === 'Enter')) {
    const control = event.key === ' ' ? '[role="checkbox"], input[type="checkbox"]' : '[data-row-open]';
    event.preventDefault();
    target.querySelector<HTMLElement>(control)?.click();
  }
}

/** The row that a key leads to, or undefined if the key doesn't move; -1 stands for the region itself. */
export function rowAfterKey(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return Math.min(current + 1, count - 1);
  if (key === 'ArrowUp' && current >= 0) return Math.max(current - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'PageDown' && current >= 0) return Math.min(current + 10, count - 1);
  if (key === 'PageUp' && current >= 0) return Math.max(current - 10, 0);
  return undefined;
}
