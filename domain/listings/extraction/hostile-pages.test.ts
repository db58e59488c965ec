import { describe, expect, it } from 'vitest';
import { PageRefused } from './page/parse-html.ts';
import { readChatData } from './read-chat-data.ts';
import { readListingPage } from './read-listing-page.ts';
import { examineListingText } from './read-listing-text.ts';

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
const million = 1_000_000;
const large = 200_000;

describe('hostile pages', () => {
  it('refuses what is too large, too deep or too full', () => {
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
  ])('stays quick on %s', (_, html) => {
    expect(timed(() => readListingPage(html))).toBeLessThan(10_000);
  });

  it('stays quick on hostile pasted text', () => {
    expect(timed(() => examineListingText(filler('{[(', large)))).toBeLessThan(10_000);
    expect(timed(() => readChatData(filler('{"a":{', large)))).toBeLessThan(10_000);
  });

  it('carries prototype names, NUL and lone surrogates without harm', () => {
    const html =
      '<title>5 Ash Ct, Dunmore, KY 42103</title><script type="application/json">{"__proto__":{"price":1},"constructor":{"price":250000}}</script><h1>5 Ash Ct\u0000, Dunmore, KY 42103 \ud800</h1><p>$250,000</p>';
    expect(readListingPage(html)).toMatchObject({ readable: true, facts: { price: { value: 250000 } } });
    expect(({} as Record<string, unknown>).price).toBeUndefined();
  });
});
