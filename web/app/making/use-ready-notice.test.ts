import { afterEach, expect, test, vi } from 'vitest';
import { takeReady, tellReady } from './use-ready-notice.ts';

afterEach(() => void vi.unstubAllGlobals());

test('announces a home once when it becomes ready, and never one that was ready from the start', () => {
  const making = new Set<string>();
  const first = { id: 'a', name: '9 Quarry Lane' };
  const other = { id: 'b', name: '4 Mill Row', isReady: true };
  expect(takeReady(making, [{ ...first, isReady: false }, other])).toEqual([]);
  expect(takeReady(making, [{ ...first, isReady: true }, other])).toEqual(['9 Quarry Lane']);
  expect(takeReady(making, [{ ...first, isReady: true }, other])).toEqual([]);
});

test.each([
  ['granted', 1],
  ['denied', 0],
])('shows it in the title, and in a notification if permission is %s', (permission, count) => {
  const shown = vi.fn();
  class Notice {
    static permission = permission;
    constructor(title: string, options: { body: string }) {
      shown(title, options.body);
    }
    addEventListener(): void {}
  }
  const tab = { title: 'Your podcasts', hidden: false };
  vi.stubGlobal('document', tab);
  vi.stubGlobal('Notification', Notice);
  vi.stubGlobal('window', { Notification: Notice });
  tellReady('9 Quarry Lane');
  expect(tab.title).toBe('Ready: 9 Quarry Lane');
  expect(shown).toHaveBeenCalledTimes(count);
  if (count > 0) expect(shown).toHaveBeenCalledWith('Your episode is ready', '9 Quarry Lane');
});

test('restores the title when someone comes back to the tab', () => {
  let seen = () => {};
  const tab = {
    title: 'Your podcasts',
    hidden: true,
    addEventListener: (_name: string, listener: () => void) => {
      seen = listener;
    },
    removeEventListener: () => {},
  };
  vi.stubGlobal('document', tab);
  vi.stubGlobal('window', {});
  tellReady('9 Quarry Lane');
  expect(tab.title).toBe('Ready: 9 Quarry Lane');
  tab.hidden = false;
  seen();
  expect(tab.title).toBe('Your podcasts');
});
