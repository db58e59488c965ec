import { sameWordTable } from '../data/same-words.ts';
import { wordStem as stem } from './word-stem.ts';

export type Span = { from: number; to: number };

const same = new Map(
  sameWordTable
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', others = ''] = line.split(': ');
      return [word, others.split(' ')] as const;
    }),
);

/** The stems of a word and of what says the same. */
const stemsOf = (word: string) => new Set([word, ...(same.get(word) ?? [])].map(stem));

/** Whether the table lists a word of a listing as another way to say one of a question. */
export const saysSame = (asked: string, stated: string) => stemsOf(asked).has(stem(stated));

/** What contradicts a word when it is said of the same thing. */
const opposite: Record<string, RegExp> = {
  finished: /^unfinished$/,
  unfinished: /^(?:finished)$/,
  attached: /^detached$/,
  detached: /^attached$/,
  heated: /^unheated$/,
  furnished: /^unfurnished$/,
  unfurnished: /^furnished$/,
  owned: /^leased$/,
  leased: /^owned$/,
  covered: /^(?:uncovered|exterior|surface)$/,
  open: /^(?:separate|closed|enclosed)$/,
  indoor: /^(?:exterior|outdoor|uncovered)$/,
  indoors: /^(?:exterior|outdoor|uncovered)$/,
  private: /^(?:shared|common|communal|community)$/,
  shared: /^private$/,
  rented: /^(?:vacant|empty|unoccupied)$/,
  occupied: /^(?:vacant|empty|unoccupied)$/,
  vacant: /^(?:occupied|rented|leased)$/,
};

export type Binding = 'said' | 'opposite' | undefined;

/** Whether a statement says a word, or its opposite, of the thing at `span` and of no other thing. */
export function bindWord(text: string, span: Span, word: string): Binding {
  const { before, behind } = nearWords(text, span);
  const isAny = (words: readonly string[], stems: ReadonlySet<string>) =>
    words.some((one) => stems.has(stem(one)) || one.split('-').some((part) => stems.has(stem(part))));
  if (isAny([...before, ...behind], new Set([stem(word)]))) return 'said';
  // "A private deck atop an elevator building" is not shared, although a building shares things.
  for (const words of [before, behind]) {
    if (isAny(words, stemsOf(word))) return 'said';
    if (words.some((one) => opposite[word]?.test(one))) return 'opposite';
  }
  return undefined;
}

/** What is said of a thing before its name, with the heading of its list, and behind it. */
export type Said = { before: string; behind: string };

/** What is said of the thing at `span`; what it has or comes with is another thing. */
export function describing(text: string, span: Span): Said {
  const heading = /^([^:.,;]{3,40}): /.exec(text);
  // "Top floor: a bright space, ideal for guests" says all of it of the floor.
  if (heading !== null && span.to < heading[0].length) return { before: '', behind: text.slice(span.to) };
  const isListed = heading !== null && !/^Parking$/.test(heading[1] ?? '');
  const { before, behind } = nearWords(text, span);
  const own = behind.join(' ').split(hasOther)[0] ?? '';
  const now = /^[^,;:.]{0,60}(, (?:currently|presently|now) [^,;:.]{0,60})/i.exec(text.slice(span.to))?.[1];
  return { before: `${isListed ? heading[1] : ''} ${before.join(' ')}`, behind: `${own}${now ?? ''}` };
}

const hasOther =
  /(?:^| )(?:with|featur(?:es?|ing)|boast(?:s|ing)?|offer(?:s|ing)?|includ(?:es?|ing)|ha(?:s|ve)(?! been)|complete|equipped|opens?|leads?|in|on|off|over|by|and|has)(?= |$)/;

/** The words that describe a thing: right before it, in its name, and what is said of it afterwards. */
function nearWords(text: string, { from, to }: Span): { before: string[]; behind: string[] } {
  // A list of a column speaks of one thing: "Parking: Off Alley, Detached, Garage".
  if (/^Parking: /.test(text)) return { before: wordsOf(text.toLowerCase()), behind: [] };
  const before = withoutPassage(text.slice(0, from).toLowerCase());
  const lead = /(?:[^\s,;:.]+\s+){0,4}$/.exec(before)?.[0] ?? '';
  const own =
    lead
      .split(/\s(?:and|with|or|plus|has|have|is|are|on|in|of|to)\s|^(?:and|with|or|plus|has|have)\s/)
      .at(-1) ?? '';
  // "The detached, expansive guest house" is detached.
  const listed = /\b(?:the|an?|its|this|your|with|and) ([\w-]+), (?:[\w-]+ ){0,3}$/.exec(before)?.[1] ?? '';
  const after = withoutPassage(text.slice(to).toLowerCase());
  const phrase = /^[^,;:.]{0,120}/.exec(after)?.[0] ?? '';
  const first = phrase.split(/\s(?:and|plus|or)\s/)[0] ?? '';
  // What stands behind "is" goes on after "and": "is heated and cooled".
  const said = /\b(?:is|are|was|were|been)\b/.test(first) ? phrase : first;
  const tail = /^,\s*(\p{L}+)\s*(?:[,.;]|$)/u.exec(after)?.[1] ?? '';
  return {
    before: wordsOf(`${listed} ${own} ${text.slice(from, to).toLowerCase()}`),
    behind: wordsOf(`${said} ${tail}`),
  };
}

/** "Indoor/outdoor living" covers no deck. */
const withoutPassage = (text: string) => text.replace(/\bindoor(?:s|[-–/ ]| and | to )+outdoors?\b/g, ' ');

const wordsOf = (text: string) => text.match(/[\p{L}\d][\p{L}\d'-]*/gu) ?? [];

/** Whether a word stands near enough in a statement to be about the same; for a yes or no that is closer. */
export function saysNearby(text: string, { from, to }: Span, word: string, most = 90): boolean {
  const wanted = stemsOf(word);
  const around = `${text
    .slice(Math.max(0, from - most), from)
    .split('.')
    .at(-1)} ${text.slice(from, to)} ${text.slice(to, to + most).split('.')[0]}`;
  return wordsOf(around.toLowerCase()).some(
    (one) => wanted.has(stem(one)) || one.split('-').some((part) => wanted.has(stem(part))),
  );
}
