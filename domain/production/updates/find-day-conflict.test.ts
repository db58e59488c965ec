import { expect, test } from 'vitest';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { buildFactSheet } from '../../script/facts/build-fact-sheet.ts';
import { findDayConflict } from './find-day-conflict.ts';

const [first] = tenHomes as [SampleHome];
const on = (date: string) => ({ date, start: '13:00', end: '15:00' });
const [sunday, monday] = [on('2026-11-22'), on('2026-11-23')];
const sheetOf = (added: string) =>
  buildFactSheet(sampleHome({ ...first, description: `${first.description} ${added}` }));

test.each([
  'No weekend showings.',
  'Sorry, no showings on weekends.',
  'Showings 10am-3pm, M-F.',
  'Showings by request, excluding holidays and weekends.',
])('%s: a Sunday open house is held for review, a Monday one is not', (terms) => {
  expect(findDayConflict(sheetOf(terms), sunday)).toMatch(/no showings on weekends/);
  expect(findDayConflict(sheetOf(terms), monday)).toBeNull();
});

test.each(['Open houses every weekend.', 'Showings by appointment.', 'A weekend home with no neighbors.'])(
  '%s: nothing is held for review',
  (terms) => {
    expect(findDayConflict(sheetOf(terms), sunday)).toBeNull();
    expect(findDayConflict(sheetOf(terms), null)).toBeNull();
  },
);
