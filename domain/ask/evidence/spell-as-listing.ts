import type { AskedHome } from './asked-home.ts';

/** So long is a word of two, and each of them; shorter ones meet by chance ("to day", "in let"). */
const minJoined = 8;
const cache = new WeakMap<AskedHome, ReadonlyMap<string, string>>();

/**
 * A name that the listing writes apart, with a hyphen or as one word, as the listing does: "tuckpointing", "tuck-pointing"
 * and "tuck pointing" are one, and so are a shop's name in one word and in two.
 */
export function spellAsListing(question: string, home: AskedHome): string {
  const said = namesOf(home);
  const spelled = (asked: string) => {
    const joined = asked.replace(/[- ]/g, '');
    if (joined.length < minJoined || said.get(asked) === asked) return undefined;
    // "Pond view" asks for a view, even where the quarter is called Pondview.
    return said.get(joined) === joined && things.test(asked) && isName(home, joined)
      ? undefined
      : said.get(joined);
  };
  const words: string[] = [];
  for (const word of question.split(' ')) {
    const [, bare = '', end = ''] = /^(\p{L}+(?:-\p{L}+)?)([?!.,;:]*)$/u.exec(word) ?? [];
    const pair = bare && words.length > 0 ? spelled(`${words.at(-1)} ${bare}`) : undefined;
    if (pair) words.pop();
    words.push(bare ? `${pair ?? spelled(bare) ?? bare}${end}` : word);
  }
  return spellStreets(words.join(' '), home);
}

const ways: [short: string, full: string][] = [
  ['st', 'street'],
  ['ave', 'avenue'],
  ['blvd', 'boulevard'],
  ['rd', 'road'],
  ['dr', 'drive'],
  ['sq', 'square'],
];

/** "How far to Alder St?" asks for Alder Street, where the listing writes it out, and the other way round. */
const spellStreets = (question: string, { statements }: AskedHome) =>
  ways.reduce((asked, [short, full]) => {
    const [, name = '', way = ''] =
      new RegExp(`(\\p{L}[\\p{L}\\d'-]{2,}) (${short}|${full})(?![\\p{L}\\d])`, 'u').exec(asked) ?? [];
    if (name === '') return asked;
    const other = way === short ? full : short;
    const says = (one: string) =>
      statements.some(({ text }) => new RegExp(`(?<!\\p{L})${name} ${one}(?!\\p{L})`, 'iu').test(text));
    return says(other) && !says(way) ? asked.replace(`${name} ${way}`, `${name} ${other}`) : asked;
  }, question);

/** What a home has; joined to a word before it, it's the name of a place. */
const things =
  / (?:views?|parks?|gardens?|beach|terrace|court|hills?|woods?|fields?|gate|bridge|ridge|point)$/;

/** Whether the listing writes a word in capitals only, also inside a sentence. */
function isName({ statements }: AskedHome, word: string): boolean {
  const found = statements.flatMap(({ text }) => [...text.matchAll(new RegExp(`\\b${word}\\b`, 'gi'))]);
  return found.every(([written]) => /^\p{Lu}/u.test(written));
}

/** How the listing writes each word, and each two that stand side by side, by what they are in one. */
function namesOf(home: AskedHome): ReadonlyMap<string, string> {
  const known = cache.get(home);
  if (known) return known;
  const text = home.statements.map((one) => one.text.toLowerCase()).join('\n');
  const pairs = [...text.matchAll(/(?<![\p{L}-])(?=(\p{L}{3,})([- ])(\p{L}{3,})(?![\p{L}-]))/gu)].map(
    ([, first = '', sign = ' ', second = '']): [string, string] => [
      `${first}${second}`,
      `${first}${sign}${second}`,
    ],
  );
  const words = (text.match(/(?<![\p{L}-])\p{L}{8,}(?![\p{L}-])/gu) ?? []).map((one): [string, string] => [
    one,
    one,
  ]);
  // A word in one goes before the same in two; and what the listing writes as it was asked stays so.
  const names = new Map([...pairs, ...pairs.map(([, apart]): [string, string] => [apart, apart]), ...words]);
  cache.set(home, names);
  return names;
}
