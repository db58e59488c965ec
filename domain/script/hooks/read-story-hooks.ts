import { numberValues } from '#domain/english/number-words.ts';
import { withArticle } from '#domain/english/with-article.ts';
import type { Home } from '../home.ts';
import { type Hook, words } from './hook.ts';

type HomeStory = Home['stories'][number];
type Read = (quote: string) => { part: string; worth: number; slots: Record<string, string> } | undefined;

/** Before the practical things, after the rooms. */
const oddPlace = 4.94;
const number = /^one of (?:only |just )?(\d{1,2}|\p{L}+)\b/u;
const lastName = /(?:\bthe )?(?:\p{Lu}[\p{L}.'’-]*(?: (?=\p{Lu})|$)){1,5}$/u;
const became = /\b(?:as|from|part of) ((?:an?|the|two|three) [\p{L}' -]{3,32})$/u;

/** "One of only four" invites a question about the other three. */
const readRarity: Read = (quote): ReturnType<Read> => {
  const [, digits = ''] = number.exec(quote) ?? [];
  const count = numberValues.get(digits) ?? Number(digits);
  if (count > 1) {
    const rest = count - 1;
    return {
      part: 'hook-one-of',
      worth: 95,
      slots: { quote, theothers: rest === 1 ? 'the other one' : 'the others' },
    };
  }
  if (/^the only /.test(quote)) return { part: 'hook-only-one', worth: 94, slots: { quote } };
  if (/^the (?:very )?first /.test(quote)) return { part: 'hook-first', worth: 93, slots: { quote } };
  if (/^the \w+est /.test(quote)) return { part: 'hook-biggest', worth: 90, slots: { quote } };
  return { part: 'hook-one-of-few', worth: 89, slots: { quote } };
};

/** A listener would retell who lived there before any number that two sources disagree about. */
const [livedWorth, ownedWorth] = [101, 94];
const name = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}(?:[\p{L}'’-]+|\.)){1,3}`;
const livedHere = new RegExp(
  `(${name})(?:,[^,]*,?)? (?:who (?:once )?\\p{Ll}+ t?here|(?:was once|once was) a )`,
  'u',
);
const occupied =
  /^(?:renovated and |once )?(?:occupied|acquired|bought|purchased|(?:formerly |once |previously )owned)\b/;
const happened = new RegExp(`^${name} (?:re-?recorded|recorded|wrote|painted|filmed)\\b`, 'u');

/** Who lived there, who had it built, what it was: three simple questions. */
const readHistory: Read = (quote): ReturnType<Read> => {
  const [, resident] = livedHere.exec(quote) ?? [];
  if (resident) return { part: 'hook-lived', worth: livedWorth, slots: { quote, who: resident } };
  const [who] = lastName.exec(quote) ?? [];
  const [, what] = became.exec(quote) ?? [];
  const isHome =
    /^(?:the |a )?(?:long-?time |former |one-?time |childhood |previous |once (?:the )?)*(?:home|residence|studio|house|workshop) (?:of|to)\b/i;
  // An owner may be known for nothing.
  if (/^owned\b/.test(quote) && who) return { part: 'hook-lived', worth: ownedWorth, slots: { quote, who } };
  if ((isHome.test(quote) || occupied.test(quote)) && who)
    return { part: 'hook-lived', worth: livedWorth, slots: { quote, who } };
  if (
    /^(?:originally |first )?(?:built|commissioned|constructed)(?: in \d{4})? (?:by|for)\b|^commissioned by/i.test(
      quote,
    ) &&
    who
  )
    return { part: 'hook-built-by', worth: 90, slots: { quote, who } };
  if (what) return { part: 'hook-was', worth: 93, slots: { quote, what: what.trim() } };
  if (/^(?:once|a former|rumored)/.test(quote)) return { part: 'hook-was-once', worth: 92, slots: { quote } };
  if (happened.test(quote)) return { part: 'hook-happened', worth: livedWorth, slots: { quote } };
  return undefined;
};

/** "For the first time in thirty years": at that rate, the next one is far off. */
const readMarket: Read = (quote) => {
  const [, span] =
    /first time (?:on (?:the )?market )?in ((?:over |nearly |almost |about )?(?:\d+|\p{L}+) years)\b/u.exec(
      quote,
    ) ?? [];
  return span
    ? {
        part: 'hook-first-time',
        worth: 87,
        slots: { quote, span: span.replace(/^(?:over|nearly|almost|about) /, '') },
      }
    : undefined;
};

const readPress: Read = (quote) =>
  /\d{4}|\bmultiple|\bnumerous|\bseveral/.test(quote)
    ? undefined
    : { part: 'hook-press', worth: 83, slots: { quote } };

const readAward: Read = (quote) => ({ part: 'hook-award', worth: 91, slots: { quote } });

const dullOdds =
  /\bmurphy bed|\bbunk beds|\battic spaces|\bart studio|\bwet room|\bbuilt-in loft|\boutdoor shower/i;
const behindName =
  /,? (?:with|inspired|from|built|handmade|salvaged|overlooking|that|beneath|under|enveloped|imported|in the|nestled|tucked) .*$/;

/** A rarity as the plain answer to a dull question. */
const readOdd: Read = (quote) => {
  const bare = quote.replace(/^(?:an?|the) /, '');
  const name = bare.replace(behindName, '');
  if (name.split(' ').length > maxNameWords || quote.split(' ').length > maxOddWords) return undefined;
  const plain = /^(?:two|three|four|\d+|one)\b/.test(bare) ? bare : withArticle(bare);
  return {
    part: 'hook-odd',
    worth: dullOdds.test(quote) ? 50 : 86,
    slots: { anodd: /^(?:an?|the|two|three|four|\d+) /.test(quote) ? quote : plain, theodd: `the ${name}` },
  };
};
const [maxNameWords, maxOddWords] = [5, 9];

const readers: Partial<Record<HomeStory['kind'], Read>> = {
  rarity: readRarity,
  history: readHistory,
  market: readMarket,
  press: readPress,
  award: readAward,
  oddity: readOdd,
};

/** Something unique to this home, as the answer to a question anyone would ask. */
export function readStoryHooks({ stories, lines }: Pick<Home, 'stories' | 'lines'>): Hook[] {
  return stories.flatMap(({ kind, quote, factId }) => {
    const read = readers[kind]?.(quote);
    if (!read) return [];
    const line = lines.find(
      (one) => one.factId === factId && one.text.toLowerCase().includes(quote.toLowerCase()),
    );
    const isMore =
      kind === 'oddity' &&
      line !== undefined &&
      line.text.split(' ').length >= quote.split(' ').length + minMoreWords;
    return [
      {
        key: `hook ${kind} ${quote}`,
        part: read.part,
        worth: read.worth,
        words: {
          ...Object.fromEntries(
            Object.entries(read.slots).map(([slot, text]) => [slot, words(text, factId)]),
          ),
          ...(isMore && { statement: words(line.text, factId) }),
        },
        ...(isMore && { middle: { part: 'middle-thing', at: oddPlace } }),
      },
    ];
  });
}
/** Don't return to it without something new to say. */
const minMoreWords = 5;
