import { expect, test } from 'vitest';
import type { Home } from '../home.ts';
import { toldLine } from './hook-words.ts';

const toldOf = (...texts: string[]) =>
  toldLine({
    lines: texts.map((text, at) => ({ text, beat: 'living', ask: 'details', worth: 20 - at })),
  } as unknown as Home)?.text;

test.each([
  'It has hardwood floors throughout.',
  'It has a layout with a living area and a separate bedroom.',
  'There are slate countertops and stainless steel appliances.',
  'The upgraded kitchen has white cabinetry and granite countertops.',
])('what most homes have is no first line: %s', (text) => {
  const walled = 'The ground floor has a walled orchard behind an iron gate.';
  expect(toldOf(text, walled)).toBe(walled);
  expect(toldOf(text)).toBeUndefined();
});

test('the statement that is worth most opens the talk', () => {
  const hatch = 'It has a roof hatch above the stairs.';
  expect(toldOf(hatch, 'The hall has a bench.')).toBe(hatch);
});
