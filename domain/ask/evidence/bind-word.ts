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
  const wanted = stemsOf(word);
  const near = nearWords(text, span);
  if (near.some((one) => wanted.has(stem(one)) || one.split('-').some((part) => wanted.has(stem(part)))))
    return 'said';
  const sign = opposite[word];
  return sign && near.some((one) => sign.test(one)) ? 'opposite' : undefined;
}

/** The words that describe a thing: right before it, in its name, and what is said of it afterwards. */
function nearWords(text: string, { from, to }: Span): string[] {
  // A list of a column speaks of one thing: "Parking: Off Alley, Detached, Garage".
  if (/^Parking: /.test(text)) return wordsOf(text.toLowerCase());
  const before = text.slice(0, from).toLowerCase();
  const lead = /(?:[^\s,;:.]+\s+){0,4}$/.exec(before)?.[0] ?? '';
  const own =
    lead
      .split(/\s(?:and|with|or|plus|has|have|is|are|on|in|of|to)\s|^(?:and|with|or|plus|has|have)\s/)
      .at(-1) ?? '';
  // "The detached, expansive guest house" is detached.
  const listed = /\b(?:the|an?|its|this|your|with|and) ([\w-]+), (?:[\w-]+ ){0,3}$/.exec(before)?.[1] ?? '';
  const after = text.slice(to).toLowerCase();
  const phrase = /^[^,;:.]{0,120}/.exec(after)?.[0] ?? '';
  const first = phrase.split(/\s(?:and|plus|or)\s/)[0] ?? '';
  // What stands behind "is" goes on after "and": "is heated and cooled".
  const said = /\b(?:is|are|was|were|been)\b/.test(first) ? phrase : first;
  const tail = /^,\s*(\p{L}+)\s*(?:[,.;]|$)/u.exec(after)?.[1] ?? '';
  return wordsOf(`${listed} ${own} ${text.slice(from, to).toLowerCase()} ${said} ${tail}`);
}

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
