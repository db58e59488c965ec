import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setToasts } from '../components/ui/toasts.ts';
import { finishWaiting, runWithUndo, UNDO_MS, undoStore } from './undo.ts';

setToasts(toast);
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  // The toaster removes toasts with the next frame.
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an action waits ten seconds, and its item counts as gone in the meantime', async () => {
  const run = vi.fn(async () => {});
  runWithUndo({ id: 'a', said: 'Approved', run });
  expect(undoStore.read().has('a')).toBe(true);
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(1);
  expect(undoStore.read().has('a')).toBe(false);
});

test('undone, it never happens', async () => {
  const run = vi.fn(async () => {});
  runWithUndo({ id: 'b', said: 'Deleted', run });
  const shown = toast.getToasts().find((row) => 'title' in row && row.title === 'Deleted');
  (shown as unknown as { action: { onClick: () => void } }).action.onClick();
  expect(undoStore.read().has('b')).toBe(false);
  await vi.advanceTimersByTimeAsync(UNDO_MS * 2);
  expect(run).not.toHaveBeenCalled();
});

test('leaving the page does it at once, and only once', async () => {
  const run = vi.fn(async () => {});
  runWithUndo({ id: 'c', said: 'Approved', run });
  page.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(UNDO_MS * 2);
  expect(run).toHaveBeenCalledTimes(1);
});

test('signing out first does what still waits, and only once', async () => {
  const run = vi.fn(async () => {});
  runWithUndo({ id: 'd', said: 'Approved', run });
  await finishWaiting();
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(UNDO_MS * 2);
  expect(run).toHaveBeenCalledTimes(1);
});
