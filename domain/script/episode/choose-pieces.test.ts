import { expect, test } from 'vitest';
import { choosePieces } from './choose-pieces.ts';
import type { Piece } from './scene-picker.ts';

const line = (text: string, isGeneral = false) => ({
  speaker: 'nora' as const,
  text,
  authored: '',
  factIds: [],
  isGeneral,
  chapter: 'home' as const,
  sceneId: text,
});
const piece = (at: number, isTip: boolean, worth = 5): Piece => ({
  lines: [line(`Question ${at}.`), line(`Answer ${at}.`, isTip)],
  worth,
  at,
});
const choose = (pieces: Piece[], enough = 0, least = 0) =>
  choosePieces(pieces, {
    budget: 1000,
    enough,
    least,
    turnsAround: 10,
    wordsOf: (lines) => lines.reduce((sum, { text }) => sum + text.split(' ').length, 0),
    isFilling: () => false,
  }).chosen;
const tips = (chosen: Piece[]) => chosen.filter(({ lines }) => lines.some(({ isGeneral }) => isGeneral));

test('where the listing says enough, there is no general knowledge, and what editors preferred comes first', () => {
  const told = Array.from({ length: 10 }, (_, at) => piece(at, false, 10));
  const known = Array.from({ length: 10 }, (_, at) => piece(at + 0.1, true));
  expect(tips(choose([...told, ...known]))).toEqual([]);
  const best = { ...piece(4.1, true, 0.5), scene: { rank: 'best' } as never };
  // Ten pieces of four words, plus three for each reply.
  expect(tips(choose([...told, ...known, best], 10 * 7 + 5))).toEqual([best]);
});

test('more general knowledge comes in different parts of the home and never twice in a row', () => {
  const told = Array.from({ length: 10 }, (_, at) => piece(at, false, 10));
  const known = Array.from({ length: 10 }, (_, at) => [piece(at + 0.1, true), piece(at + 0.2, true)]).flat();
  const chosen = choose([...told, ...known], 10 * 7 + 12);
  expect(tips(chosen)).toHaveLength(2);
  expect(new Set(tips(chosen).map(({ at }) => Math.floor(at))).size).toBe(tips(chosen).length);
  const isTip = chosen.map((one) => tips([one]).length > 0);
  expect(isTip.some((one, at) => one && isTip[at + 1])).toBe(false);
});

test('a talk that would miss its length gets more tips, one that would be too short the most, none in a row', () => {
  const told = Array.from({ length: 4 }, (_, at) => [piece(at, false, 10), piece(at + 0.3, false, 9)]).flat();
  const known = Array.from({ length: 4 }, (_, at) => [piece(at + 0.1, true), piece(at + 0.4, true)]).flat();
  const usual = tips(choose([...told, ...known]));
  const full = tips(choose([...told, ...known], 8 * 7 + 15));
  expect(full.length).toBeGreaterThan(usual.length);
  expect(full.length).toBeLessThanOrEqual(3);
  // An unreachable full episode is no reason to add them.
  expect(tips(choose([...told, ...known], 1000))).toEqual([]);
  const more = choose([...told, ...known], 1000, 1000);
  expect(tips(more).length).toBeGreaterThanOrEqual(full.length);
  expect(tips(more).length / (10 + more.length * 2)).toBeLessThanOrEqual(0.25);
  const isTip = more.map((one) => tips([one]).length > 0);
  expect(isTip.some((one, at) => one && isTip[at + 1])).toBe(false);
});

test('nobody picks up what was not told', () => {
  const long = { ...piece(0, false), lines: [line('word '.repeat(2000))] };
  expect(choose([long, { ...piece(0.1, true), behind: long }])).toEqual([]);
});

test('what editors would cut is said only in a talk that would be too short for any', () => {
  const told = [piece(0, false, 10), piece(1, false, 10), piece(2, false, 10), piece(3, false, 10)];
  const spare = { ...piece(0.1, true), isSpare: true };
  expect(tips(choose([...told, spare], 1000))).toEqual([]);
  expect(tips(choose([...told, spare], 1000, 1000))).toEqual([spare]);
});
