import { afterEach, expect, test, vi } from 'vitest';
import { takeReady, tellReady } from './use-ready-notice.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a home that was being made is told of once when it is ready, one that always was is not', () => {
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
])('the title says it, and a notification where that is %s', (permission, count) => {
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

test('the title goes back once somebody looks at the tab again', () => {
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
