import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftKey, followDrafts, readDraft, saveDraft } from './draft-store.ts';

const storage = new Map<string, string>();
const [facebook, instagram] = [draftKey('a', 'facebook'), draftKey('a', 'instagram')];

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('each part of each podcast keeps its own draft until it is forgotten', () => {
  saveDraft(facebook, { text: 'mine', version: 3 });
  expect(readDraft(facebook)).toEqual({ text: 'mine', version: 3 });
  expect(readDraft(facebook), 'the same object, or the screen would be drawn for ever').toBe(
    readDraft(facebook),
  );
  expect(readDraft(instagram)).toBeUndefined();
  expect(readDraft(draftKey('b', 'facebook'))).toBeUndefined();
  expect([...storage.keys()]).toEqual([facebook]);
  saveDraft(facebook, undefined);
  expect(readDraft(facebook)).toBeUndefined();
  expect(storage.size).toBe(0);
});

test('a full or forbidden storage keeps the typing while the page is open', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  saveDraft(facebook, { text: 'mine', version: 1 });
  expect(readDraft(facebook)).toEqual({ text: 'mine', version: 1 });
  saveDraft(facebook, undefined);
  expect(readDraft(facebook)).toBeUndefined();
});

test.each(['null', '7', '{}', '{"text":1,"version":1}', 'no json'])('%s is not a draft', (json) => {
  storage.set(instagram, json);
  expect(readDraft(instagram)).toBeUndefined();
});

test('tells followers about a change', () => {
  const heard = vi.fn();
  const leave = followDrafts(heard);
  saveDraft(facebook, { text: '', version: 1 });
  leave();
  saveDraft(facebook, undefined);
  expect(heard).toHaveBeenCalledTimes(1);
});
