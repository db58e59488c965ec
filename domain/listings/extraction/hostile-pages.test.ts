import { describe, expect, it } from 'vitest';
import { parseAddress, plainUnit } from '../address/parse-address.ts';
import { splitUnit, streetKey } from '../address/street-key.ts';
import { factColumns } from '../content/fact-columns.ts';
import { isAboutTheHome } from '../content/is-about-the-home.ts';
import { isInstruction } from '../content/is-instruction.ts';
import { tellStory } from '../content/story/tell-story.ts';
import { examineListingText } from './examine-listing-text.ts';
import { streetOf } from './identity.ts';
import { PageRefused } from './page/parse-html.ts';
import { readChatData } from './read-chat-data.ts';
import { readListingPage } from './read-listing-page.ts';
import { readParty } from './readers/party.ts';
import { readSummary } from './readers/read-summary.ts';
import { cleanText, readFact } from './records/read-fact.ts';
import { readMlsNumber } from './values/read-mls-number.ts';
import { readPersonName } from './values/read-person-name.ts';

function timed(run: () => unknown): number {
  const started = performance.now();
  try {
    run();
  } catch (error) {
    if (!(error instanceof PageRefused)) throw error;
  }
  return performance.now() - started;
}

const filler = (text: string, length: number): string =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);
/** CPU time in milliseconds, unaffected by other load on the machine. */
function worked(run: () => unknown): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const million = 1_000_000;
const large = 200_000;

describe('hostile pages', () => {
  it('refuses pages that are too large, too deep or too full', () => {
    expect(() => readListingPage('x'.repeat(50 * million))).toThrow('too large');
    expect(() => readListingPage('<div>'.repeat(100_000))).toThrow('nested too deeply');
    expect(() => readListingPage('<p>'.repeat(160_000))).toThrow('too many elements');
  });

  it.each([
    ['unclosed tags', filler('<a b="', large)],
    ['stray brackets', filler('<', large)],
    ['unclosed comments', filler('<!-- ', large)],
    ['entities', filler('&#x26;amp;', large)],
    ['one line of digits', filler('1 ', large)],
    ['prices', filler('$1,', large)],
    ['commas', filler('1 Oak St, ', large)],
    ['cards', filler('<div class="card"><a href="/1">$400,000 3 beds</a></div>', large)],
    ['labels', filler('<div>Beds:</div><div>Price</div>', large)],
    ['headings', filler('<h2>Similar homes</h2><div>$100,000</div>', large)],
    ['open braces in a script', `<script>price=${filler('{"a":', large)}</script>`],
    ['open strings in a script', `<script>price=${filler(`{'a":`, large)}</script>`],
    ['brackets in a script', `<script>price=${filler('[{', large)}</script>`],
    [
      'JSON in strings',
      `<script type="application/json">${JSON.stringify({ price: JSON.stringify({ a: JSON.stringify({ b: filler('{"x":', 300_000) }) }) })}</script>`,
    ],
    ['attributes', `<div ${filler('data-a="{" ', large)}>`],
    ['names', filler('<p>Listed by A B C D, </p>', large)],
    ['styles', filler('<i style="background:url(">', large)],
  ])('stays fast on %s', (_, html) => {
    expect(timed(() => readListingPage(html))).toBeLessThan(10_000);
  });

  it('stays fast on hostile pasted text', () => {
    expect(timed(() => examineListingText(filler('{[(', large)))).toBeLessThan(10_000);
    expect(timed(() => readChatData(filler('{"a":{', large)))).toBeLessThan(10_000);
  });

  it('handles prototype names, NUL and lone surrogates without harm', () => {
    const html =
      '<title>5 Ash Ct, Dunmore, KY 42103</title><script type="application/json">{"__proto__":{"price":1},"constructor":{"price":250000}}</script><h1>5 Ash Ct\u0000, Dunmore, KY 42103 \ud800</h1><p>$250,000</p>';
    expect(readListingPage(html)).toMatchObject({ readable: true, facts: { price: { value: 250000 } } });
    expect(({} as Record<string, unknown>).price).toBeUndefined();
  });

  const home = '<h1>12 Elm Street, Larkmere, VT 05001</h1><p>$450,000 3 beds 2 baths</p>';
  const data = (record: object) =>
    `${home}<script type="application/ld+json">${JSON.stringify({ '@type': 'House', ...record })}</script>`;
  const numbered = (count: number, one: (index: string) => string) =>
    Array.from({ length: count }, (_, index) => one(index.toString(36))).join('');

  it.each([
    ['a name of blanks', data({ name: filler(' ', large), description: filler(' ', large) })],
    ['features of blanks', data({ features: filler(' ', large), parking: `${filler(' ', large)}x` })],
    ['an MLS number of brackets', data({ mlsNumber: filler('(', large), listingId: filler(') ', large) })],
    ['data in a string', data({ name: `{"a":"${filler(' ', large)}"}`, price: `"${filler(' ', large)}` })],
    ['a summary of digits', `${home}<meta property="twitter:data1" content="${filler('1', large)}">`],
    ['a title of blanks', `${home}<meta property="og:title" content="a${filler(' ', large)}b">`],
    ['a script of blanks', `${home}<script>${filler(' ', large)}price</script>`],
    ['one style of addresses', `${home}<p style="${filler('url(', large)}">x</p>`],
    ['many attributes', `${home}<a${numbered(200_000, (name) => ` ${name}`)}>`],
    ['many names in data', data(Object.fromEntries(Array.from({ length: 200_000 }, (_, n) => [`n${n}`, n])))],
    ['many titles', `${home}${filler('<meta property="og:title" content="3 beds 12 Elm St">', million)}`],
    [
      'many pictures',
      `${home}${numbered(20_000, (name) => `<img src="https://homes.example/${name}.jpg">`)}`,
    ],
  ])('does little work on %s', (_, html) => {
    expect(worked(() => readListingPage(html))).toBeLessThan(2_000);
  });

  const record = { where: '', object: {}, address: null, hasOwnAddress: false, lists: 0, schemaType: '' };
  const summary = { source: 'meta', where: '', weight: 1 } as const;
  const readers: Record<string, (text: string) => unknown> = {
    parseAddress,
    plainUnit,
    splitUnit,
    streetKey,
    streetOf,
    readParty,
    readMlsNumber,
    readPersonName,
    cleanText,
    isInstruction,
    isAboutTheHome,
    tellStory: (text) => tellStory(text, { names: ['Larkmere'], isReplaced: () => false }),
    features: (value) =>
      readFact({ field: 'feature', value, weight: 1, name: 'features' }, { ...record, facts: [] }),
    readSummary: (text) => readSummary({ ...summary, text: text.slice(0, 2_000) }, null),
  };
  const odd = [' ', '1', '(', ')', ',', 'a', 'A', '-', '. ', ' -', ', ', '1-', 'aA', '1 ', '\t\n', 'agent '];

  it.each(Object.entries(readers))('%s does little work on long runs', (_, read) => {
    for (const text of odd)
      expect(
        worked(() => read(`${filler(text, 30_000)}!`)),
        text,
      ).toBeLessThan(500);
  });

  it('keeps its results short enough to show and store', () => {
    const reading = readListingPage(data({ description: filler('A bright home. ', large), agent: 'x' }));
    expect(JSON.stringify(reading).length).toBeLessThan(100_000);
    if (reading.readable) expect(worked(() => factColumns(reading.facts))).toBeLessThan(500);
  });
});
