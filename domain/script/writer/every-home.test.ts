import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readListingPage } from '#domain/listings/extraction/read-listing-page.ts';
import { plainHomes } from '#tests/fixtures/homes/plain-homes.ts';
import { type SampleHome, sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { tenHomes } from '#tests/fixtures/homes/ten-homes.ts';
import { checkClaims } from '../claims/check-claims.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import type { Turn } from '../schema.ts';
import { isSayable } from './sentences/is-sayable.ts';
import { readSentences } from './sentences/read-sentences.ts';
import { writeScript } from './write-script.ts';

const folders = ['adapters/listing-source/sample-pages', 'tests/fixtures/listing-pages'];

function homesOfPages(): SampleHome[] {
  return folders.flatMap((folder) => {
    const at = new URL(`../../../${folder}/`, import.meta.url);
    const pages = readdirSync(at).filter((name) => name.endsWith('.html'));
    return pages.flatMap((name) => {
      const reading = readListingPage(readFileSync(new URL(name, at), 'utf8'), {
        url: 'https://homes.example/1',
      });
      if (!reading.readable) return [];
      const known = Object.entries(reading.facts).filter(([, fact]) => fact.value !== null);
      return [{ id: name, ...Object.fromEntries(known.map(([field, fact]) => [field, fact.value])) }];
    });
  });
}

const homes = [...tenHomes, ...plainHomes, ...homesOfPages()].map((home) => {
  const sheet = buildFactSheet({ ...sampleHome(home), today: '2026-11-15' });
  return { id: home.id, sheet, turns: writeScript(sheet, { wordsPerMinute: 165 }).turns };
});
const textOf = (turns: readonly Turn[]) => turns.map(({ text }) => text).join(' ');
const turnsOf = (id: string) => homes.find((home) => home.id === id)?.turns ?? [];

test('every remark of every home is a sentence that can be said, a short note, or left out', () => {
  expect(homes.length).toBeGreaterThan(25);
  const odd = homes.flatMap(({ id, sheet }) =>
    readSentences(sheet)
      .filter(({ sentence, note }) => !note && !isSayable(sentence))
      .map(({ sentence }) => `${id}: ${sentence}`),
  );
  expect(odd).toEqual([]);
});

test('nothing of a table, of notes between agents or of sales talk is heard', () => {
  const heard = homes.filter(({ turns }) =>
    /: [A-Z][a-z]+ air|lot size \d|garage spaces|hours notice|lockbox|\bon site\b|\bcompare \d|\bsold last\b|It's a home\.|There's a kitchen\.|\ban owned\b|\.,/.test(
      textOf(turns),
    ),
  );
  expect(heard.map(({ id }) => id)).toEqual([]);
});

test('no talk states what no fact carries', () => {
  const bare = homes.flatMap(({ id, sheet, turns }) =>
    checkClaims({ turns }, sheet)
      .filter(({ factId }) => factId === undefined)
      .map(({ turnId, claim }) => `${id} ${turnId}: ${claim}`),
  );
  expect(bare).toEqual([]);
});

test('the hosts take turns at the end', () => {
  for (const { id, turns } of homes) {
    const speakers = turns.filter(({ chapter }) => chapter === 'visit').map(({ speaker }) => speaker);
    const twice = speakers.filter((speaker, at) => speaker === speakers[at - 1]);
    expect(twice, id).toEqual([]);
  }
});

test('nobody is invited to a home that is sold, and a pending one is said to be pending', () => {
  const sold = textOf(turnsOf('sold-flat'));
  expect(sold).toMatch(/\bsold\b/);
  expect(sold).not.toMatch(
    /\bshowing|\bvisit\b|in person|They're asking|asking price|pick a time|contact form/i,
  );
  const pending = turnsOf('cape').filter(({ chapter }) => chapter === 'visit');
  expect(textOf(pending)).toContain('pending');
});

test('an open house that is ahead is said at the end, a past one is not', () => {
  const [home] = tenHomes as [SampleHome];
  const withDay = { ...home, details: 'Open house Sunday, November 22, 2026, 1pm-3pm.' };
  const on = (today: string) =>
    textOf(writeScript(buildFactSheet({ ...sampleHome(withDay), today }), { wordsPerMinute: 165 }).turns);
  expect(on('2026-11-15')).toMatch(/open house[^.]* Sunday, November 22, from 1 to 3 p\.m\./i);
  expect(on('2026-11-23')).not.toMatch(/open house/i);
});
