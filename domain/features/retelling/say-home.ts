import { articleFor, fixArticles } from '#domain/english/article-for.ts';
import { praiseWords } from '../data/modifier-words.ts';
import { hasVerb } from './has-verb.ts';
import { addSmallArticles, relative, withoutSales } from './list-things.ts';
import { lowerNote } from './lower-note.ts';
import { nearPhrase, sayPlaces } from './say-places.ts';
import { sayHas, sayThereIs } from './say-things.ts';

const homes =
  '(?:home|house|condo|condominium|apartment|unit|residence|townhouse|townhome|duplex(?:-(?:up|down))?|triplex|penthouse|loft|co-?op|cooperative|studio|mansion|brownstone|bungalow|cottage|rowhouse|two-flat|three-flat|one-bedroom|two-bedroom|three-bedroom|four-bedroom|two-bed|three-bed|\\d-bedroom|greystone|pied-[àa]-terre)';
const notInName =
  'with|in|on|at|of|from|by|near|to|for|within|into|this|that|is|has|offers|features|opportunity|minutes|steps|just';
const behindName =
  'with|in|on|at|just|near|steps|located|situated|nestled|set|overlooking|perched|off|featuring|close|within|by|plus|across|down';
/** The home itself, before any additions. */
const home = new RegExp(
  `^(?:this |an? |your |the )?((?:(?!(?:${notInName})\\b)[\\p{L}\\d.,'/-]+ ){0,9}?${homes})(?=$|[.,]| (?:${behindName})\\b)(?! (?:building|complex|board|association))`,
  'iu',
);
const notAHome =
  /^(?:welcome|nestled|located|situated|perched|set|built|potential|introducing|presenting|shared|common|each|every|all|no|other|additional|another|garden unit|storage|parking|one of)\b/i;
const opportunity =
  /\b(?:opportunit\w*|investment|investor|priced?|for sale|development|dreams?|yours?|you|we|our)\b/i;
const school =
  /(?:,|—|\s)\s*(?:and|in|zoned (?:to|for)|within)\s+(?:the )?(?:\p{Lu}[\p{L}.]* )+(?:School District|Elementary|Schools?)\b.*$/u;
const filler: ReadonlySet<string> = new Set([
  ...praiseWords,
  ...['home', 'house', 'unit', 'residence', 'property', 'one-of-a-kind', 'and'],
]);
/** "Open", "separate" and "set" are adjectives before a noun. */
const adjective = /\b(?:open|live|separate|set)(?=[ -])/gi;
const dangling = /,[^,]*\b(?:built|designed|made|created|crafted|tailored)$/i;
const maxWords = 20;

/** "Corner two-bedroom loft near the park" is "It's a corner two-bedroom loft near the park."; undefined where no home is named first or a verb tells already. */
export function sayHome(text: string): string[] | undefined {
  const plain = withoutSales(text.replace(/[.\s]+$/, ''))
    .replace(relative, '')
    .replace(dangling, '')
    .replace(/^(?:rarely available|rare|must see|new listing|just listed|back on the market)[:,]?\s+/i, '')
    .replace(school, '');
  const [, name] = home.exec(plain) ?? [];
  const isOther = [notAHome, opportunity, /[:|?·—]|\. /].some((sign) => sign.test(plain));
  if (!name || isOther || hasVerb(plain.replace(adjective, ''))) return undefined;
  const rest = plain.replace(/^(?:this|an?|your|the)\s+/i, '');
  // "A truly exceptional cottage in a coveted town" says nothing.
  const saysNothing = isPlain(name) && (/\bone of\b/i.test(rest) || !behind.test(rest));
  if (saysNothing) return undefined;
  const [own, list = ''] = splitAt(rest, listBehind);
  if (list === '' || !own.endsWith(name.split(' ').at(-1) ?? '')) return inParts(rest, isPlain(name));
  return [
    ...(inParts(own, isPlain(name)) ?? []),
    ...(sayThereIs(list.replace(/^(?:featuring|with|including)\s+/i, '')) ?? []),
  ];
}

const anyHome =
  /\b(?:home|house|condo|condominium|apartment|unit|residence|townhouse|townhome|penthouse|loft|co-?op|cooperative)$/i;
/** "…, featuring two decks" and "…, high ceilings, windowed bath". */
const listBehind =
  /(?<!\d-\p{L}+), (?=(?:featuring|with|including|(?!just|only|steps|moments|minutes|walking|one|two|close|a|nestled|located|situated|perfectly|ideally|conveniently|set|tucked|perched|quietly|designed|built)\p{Ll}+) )/u;
const behind = / (?:in|on|at|with|off|near|by) /;
const isPlain = (name: string) =>
  name
    .replace(anyHome, '')
    .trim()
    .split(' ')
    .every((word) => word === '' || filler.has(word.toLowerCase().replace(/,$/, '')));

/** "…, perfectly nestled on a quiet street". */
const set =
  /(?:,|^)? ?(?:(?:perfectly|ideally|conveniently|beautifully|quietly|just) )?(?:nestled|located|situated|set|tucked|perched|positioned) (?=(?:in|on|at|within|off|along)\b)/i;

/** A wall of windows isn't in a building; the home is. */
const inBuilding = / in (?=(?:an?|the) [^,]*\bbuilding\b)/i;

function inParts(rest: string, isPlainHome: boolean): string[] | undefined {
  const [all, near] = splitAt(rest, nearPhrase);
  const [head, spot] = splitAt(all, set);
  const isLong = head.split(' ').length > maxWords;
  const [, list = ''] = splitAt(head, / with /i);
  const [things, building] = splitAt(list.replace(/^with /i, ''), inBuilding);
  const has = isLong || list.includes(',') ? sayHas('It', things) : undefined;
  const name = has ? splitAt(head, / with /i)[0] : head;
  const start = lowerNote(name);
  const said = [
    ...(isPlainHome && !behind.test(name)
      ? []
      : [fixArticles(`It's ${onlyOne.test(start) ? 'the' : articleFor(start)} ${addSmallArticles(start)}.`)]),
    ...(has ?? []),
    ...(has && building ? [`It's ${building}.`] : []),
    ...(spot ? [`It's ${spot.replace(set, '')}.`] : []),
    ...((near && sayPlaces(near)) || []),
  ];
  return said.length > 0 ? said : undefined;
}

const onlyOne = /^(?:only|sole|last|first|largest|smallest)\b/i;

function splitAt(text: string, sign: RegExp): [string, string?] {
  const at = text.search(sign);
  return at < 0 ? [text] : [text.slice(0, at).replace(/,$/, ''), text.slice(at).replace(/^,?\s*/, '')];
}
