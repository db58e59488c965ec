import { expect, test } from 'vitest';
import { defaultWordings } from '#domain/disclosure/rules.ts';
import { sampleHomes } from '#tests/fixtures/homes/sample-homes.ts';
import { findWordingFault } from '../editor/find-wording-fault.ts';
import { buildFactSheet } from '../facts/build-fact-sheet.ts';
import type { Turn } from '../schema.ts';
import { ensureDisclosure } from './ensure-disclosure.ts';
import { writeScript } from './write-script.ts';

const options = { wording: defaultWordings.added, wordsPerMinute: 165 };
const say = (text: string, at: number, branded = false) =>
  ({ id: `t${at}`, speaker: at % 2 ? 'miles' : 'nora', text, branded, chapter: 'welcome' }) as Turn;
const talk = (...texts: string[]) => texts.map((text, at) => say(text, at));
const long = 'One word after the other makes a line that takes its time. '.repeat(3);

test('our own talks say it in time, each in one of several ways', () => {
  const said = sampleHomes(10).map((listing) => {
    const script = writeScript(buildFactSheet({ listing }), { wordsPerMinute: 165 });
    const { turns, added } = ensureDisclosure(script.turns, options);
    expect(added, listing.address).toBeUndefined();
    expect(turns).toEqual(script.turns);
    return script.turns.find(({ text }) => / AI\b/.test(text))?.text.slice(0, 24);
  });
  expect(new Set(said).size).toBeGreaterThan(3);
});

test('the same home says it in the same words every time', () => {
  const [listing] = sampleHomes(1);
  const sheet = buildFactSheet({ listing: listing as never });
  const first = writeScript(sheet, { wordsPerMinute: 165 });
  expect(writeScript(sheet, { wordsPerMinute: 165 })).toEqual(first);
  const own = ["We're AI voices, both of us.", "Hello. We're AI voices.", "AI voices, that's us."];
  const told = writeScript(sheet, { wordsPerMinute: 165, disclosure: own });
  expect(told.turns.some(({ text }) => own.includes(text))).toBe(true);
});

test.each([
  ['nobody says it', talk('Welcome.', 'Hello.', 'Here is a home.')],
  ['it is said at the end', [...talk('Welcome.', long, long), say("We're AI voices.", 3)]],
  [
    'only a turn says it that the unbranded cut leaves out',
    [...talk('Welcome.', 'Hello.'), say("We're AI voices, for Ada Keller.", 2, true)],
  ],
])('%s: the sentence is put in behind the opening lines', (_, turns) => {
  const { turns: told, added } = ensureDisclosure(turns, options);
  expect(added?.text).toBe(defaultWordings.added);
  const at = told.findIndex(({ id }) => id === 'disclosure');
  expect(at).toBeGreaterThan(0);
  expect(told.toSpliced(at, 1)).toEqual(turns);
  expect(told[at - 1]?.speaker).not.toBe(added?.speaker);
  expect(ensureDisclosure(told, options).added).toBeUndefined();
});

test('an opening that takes too long by itself waits', () => {
  const { turns } = ensureDisclosure(talk(long + long, 'Hello.'), options);
  expect(turns[0]?.id).toBe('disclosure');
});

test('our editor finds nothing wrong with a wording we begin with, and something with a bad one', () => {
  for (const wording of [...defaultWordings.spoken, defaultWordings.added])
    expect(findWordingFault(wording), wording).toBeUndefined();
  expect(findWordingFault("We're AI voices, and it has 4 bedrooms.")).toContain('4');
  expect(findWordingFault("we're AI voices.")).toBe('a sentence without a capital');
  expect(findWordingFault("We're AI voices, for families with kids.")).toBe('fair-housing law');
});
