import { expect, test } from 'vitest';
import type { TurnView } from '#domain/production/reviews/schema.ts';
import { addAfter, changeTurn, describeSaving, moveTurn, toDraft } from './draft-turns.ts';

const view = (id: string, chapter: TurnView['chapter']): TurnView => ({
  id,
  chapter,
  speaker: 'nora',
  text: `Text of ${id}.`,
  branded: false,
  audioUrl: null,
  claims: [],
  findings: [],
});
const before = [view('a', 'welcome'), view('b', 'home'), view('c', 'home')];
const draft = toDraft(before);
const keys = (turns: typeof draft) => turns.map(({ key, chapter }) => `${key} ${chapter}`);

test('a turn moves within its chapter, and joins the next one at its edge', () => {
  expect(keys(moveTurn(draft, 'c', -1))).toEqual(['a welcome', 'c home', 'b home']);
  const joined = moveTurn(draft, 'b', -1);
  expect(keys(joined)).toEqual(['a welcome', 'b welcome', 'c home']);
  expect(keys(moveTurn(joined, 'b', -1))).toEqual(['b welcome', 'a welcome', 'c home']);
  expect(moveTurn(draft, 'a', -1)).toBe(draft);
  expect(moveTurn(draft, 'c', 1)).toBe(draft);
});

test('says what saving costs', () => {
  expect(describeSaving(moveTurn(draft, 'c', -1), before)).toBe(
    'Nothing needs re-recording; we’ll reassemble the episode.',
  );
  expect(describeSaving(changeTurn(draft, 'a', { text: 'Text of a. ' }), before)).toMatch(/^Nothing/);
  const more = addAfter(changeTurn(draft, 'a', { speaker: 'miles' }), 'b', 'new');
  expect(more[2]).toEqual({ key: 'new', speaker: 'miles', text: '', chapter: 'home', branded: false });
  expect(describeSaving(more, before)).toBe('2 of 4 turns will be re-recorded.');
  expect(
    describeSaving(
      draft.filter(({ key }) => key !== 'c'),
      before,
    ),
  ).toBe('Nothing needs re-recording; we’ll reassemble the episode, 1 removed.');
});
