import { toast } from 'sonner';
import { expect, test } from 'vitest';
import { notify } from './notify.ts';
import { setToasts } from './toasts.ts';

setToasts(toast);

const ids = () => toast.getToasts().map((shown) => shown.id);

test('an id used twice is one toast', () => {
  notify.error('first', { id: 'twice' });
  const before = ids();
  notify.error('second', { id: 'twice' });
  expect(ids()).toEqual(before);
});

test('a toast shown right after a dismissal is a new one, so that the dismissal cannot reach it', () => {
  // The toaster waits for a frame before it dismisses.
  const frames: (() => void)[] = [];
  globalThis.requestAnimationFrame = (run) => frames.push(() => run(0));
  notify.error('wrong', { id: 'refusal' });
  const [first] = ids().slice(-1);
  notify.dismiss('refusal');
  notify.error('wrong again', { id: 'refusal' });
  const [second] = ids().slice(-1);
  for (const frame of frames) frame();
  expect(second).not.toBe(first);
  expect(ids()).toContain(second);
});
