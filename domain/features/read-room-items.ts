import { articleFor } from '../english/article-for.ts';
import { isPluralNoun, singularOf } from '../english/plural-of.ts';
import { factualWords, makers, praiseWords } from './data/modifier-words.ts';
import { massNouns, roomModifiers, thingNouns } from './data/room-words.ts';
import { readTail } from './read-tail.ts';

/** One item in a room, as a host says it, with the listing's words for it. */
export type RoomItem = { text: string; source: string; head: string };

const things: ReadonlySet<string> = new Set(thingNouns);
const masses: ReadonlySet<string> = new Set(massNouns);
const praise: ReadonlySet<string> = new Set(praiseWords);
const modifiers: ReadonlySet<string> = new Set([...factualWords, ...roomModifiers]);
const makerWords: ReadonlySet<string> = new Set(makers.flatMap((name) => name.toLowerCase().split(' ')));
/** Praise to an ad, a fact to a visitor. */
const telling: ReadonlySet<string> = new Set('additional another several multiple'.split(' '));
const digits = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const counted = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|both|several|multiple|another)$/;
const measure =
  /^(?:\d{1,3}(?:\.\d)?-(?:foot|inch|bottle|person|burner)(?:-(?:wide|long|deep|high|tall))?|\d{1,2}-by-\d{1,2}-foot|\d{1,2},?\d{3}-bottle|\w+-(?:story|burner|car|zone|drawer|fixture|person|seat|head|piece|sided|level))$/;

/** After these words, the list is over and the ad continues. */
const listEnd =
  /(?:,?\s+|\s?[-–—]\s?)(?:perfect\w*|ideal\w*|great for|wonderful for|making|creating|allowing|ensuring|offering|providing|adding|bringing|giving|delivering|crafted|all|each|(?:both|one|two|three) (?:with|of which|en-?suite|featuring|shar\w+|currently|facing|overlooking)|that (?:opens?|leads?|connects?|flows?|overlooks?)|which|where|while|when|for (?:entertaining|relaxing|everyday|added|extra|seamless|all|both)|and (?:is|has|opens|open to|open onto|leads?|flows?|overlooks?|offers?|features?|enjoys?|includes?|faces?|provides?|boasts?|can|could|will|plenty|ample|more|even|so)|opens|open (?:on)?to|leads? to|flows?|flowing)\b.*$/i;
/** An item with conditions or alternatives can't be mentioned in passing. */
const limited =
  /\b(?:or|not|no|nor|non|without|potential\w*|possib\w+|option\w*|could|can|may|might|will|would|convert\w*|currently|formerly|future|plans?|permit\w*|hook-?ups?|ready|space for|room for|access|nearby|shared|common|community|residents|building|unit|available|rent\w*|lease\w*|easily|if|your|our|you|we)\b|[?()"“”:*|[\]\d]\/|[?()"“”:*|[\]]/i;
/** Words after an item that say where it is or what it's part of; without them, it would be something else. */
const narrowing =
  /^(?:in|on|off|of|for|from|to|at|by|near|under|between|throughout|above|behind|beneath|over|as)$/i;
const widening =
  /^(?:with|featuring|including|overlooking|facing|accented|clad|surrounded|framed|finished|lined|anchored|flanked|imported|wrapped|designed|crafted|topped|made|fitted|outfitted|equipped|spanning|measuring|adorned|set|illuminated)$/i;
const wholes = /^walls? of (?:closets|windows|glass|built-ins|bookshelves|storage|bookcases|cabinetry)$/i;

/** The items of a list with their modifiers. Items we can't read with certainty are left out. */
export function readRoomItems(list: string, isLevel = false): RoomItem[] {
  const text = list.replace(listEnd, '').replace(/[.!;\s]+$/, '');
  const items = withoutChoices(text)
    .split(/,\s*(?:and|plus|as well as|along with)?\s*|\s+(?:plus|as well as|along with)\s+/i)
    .filter((_, at, parts) => !parts.slice(0, at).some((before) => view.test(before)))
    .flatMap(partAtAnd)
    .map((part) => readItem(part, isLevel))
    // "Appliances, including a range": only after the category it belongs to.
    .flatMap((item, at, all) => {
      if (!item) return [];
      const isOneOf = /^including /i.test(item.source) && at > 0 && all[at - 1] !== undefined;
      return [isOneOf ? { ...item, text: `including ${item.text}` } : item];
    });
  return items.filter((item, at) => items.findIndex(({ head }) => head === item.head) === at);
}

/** "A space for a gym, playroom, or den" may have none of them. */
function withoutChoices(text: string): string {
  const [, kept = ''] = /^(.*?)(?:,[^,]*\b(?:for|as)\b)?[^,]*(?:,[^,]*)?,? or\b/i.exec(text) ?? [];
  return /, or\b/i.test(text) ? kept : text;
}

/** After a view, the list may be of what one sees. */
const view = /\bviews? (?:of|over|to|across)\b|\boverlooking\b/i;

/** "A tub and a shower" are two things, "a washer and dryer" and "black and white tile" are one. */
function partAtAnd(part: string): string[] {
  const parts: string[] = [];
  let current = '';
  for (const piece of part.trim().split(/\s+and\s+/i)) {
    const isOpen = current !== '' && (/\bwashers?$/i.test(current) || !endsInThing(current));
    if (current !== '' && !isOpen) parts.push(current);
    current = isOpen ? `${current} and ${piece}` : piece;
    // "Windows overlooking the patio and garden": the garden isn't in the room.
    if (/\s(?:overlooking|facing|over|to|from|off|for)\s/i.test(current)) break;
  }
  return [...parts, current];
}

const endsInThing = (text: string) => isHead(text.trim().split(/\s+/).at(-1)?.toLowerCase() ?? '');
const isHead = (word: string) => things.has(word) || masses.has(word) || things.has(singularOf(word));

function readItem(part: string, isLevel: boolean): RoomItem | undefined {
  const source = part.trim();
  if (limited.test(source)) return undefined;
  if (source === '') return undefined;
  const words = normalWords(source.replace(/ (?:that|designed) .*$/i, ''));
  const cut = words.findIndex(
    (word, at) =>
      at > 0 &&
      (narrowing.test(word) || (widening.test(word) && isHead((words[at - 1] ?? '').toLowerCase()))),
  );
  const whole = words.join(' ').replace(/^(?:an?|the) /i, '');
  if (wholes.test(whole)) return { text: withArticle(whole, 'wall'), source, head: whole.toLowerCase() };
  const base = cut < 0 ? words : words.slice(0, cut);
  const rest = cut < 0 ? '' : ` ${words.slice(cut).join(' ')}`;
  const said = rest === '' ? undefined : readTail(rest)?.text;
  // "A laundry room with Miele" is missing its noun.
  const tail =
    said && (endsInThing(said) || tailEnds.test(said))
      ? said.replace(/^with (?=(?:double|dual|separate) (?:vanity|sink|shower|tub)$)/, 'with a ')
      : undefined;
  if (rest !== '' && !tail && !widening.test(words[cut] as string)) return undefined;
  const named = nameOf(base, tail !== undefined ? 'any' : isLevel ? 'room' : 'none');
  if (!named) return undefined;
  // A washer rarely comes without a dryer.
  const ending = tail && /\bwasher$/.test(tail) && /\bdryer$/i.test(source) ? `${tail} and dryer` : tail;
  return { ...named, text: ending ? `${named.text} ${ending}` : named.text, source };
}

const tailEnds =
  /\b(?:sprays?|organizers?|hookups?|plantings?|stools?|sides|grounds|street|park|river|lake|skyline|city|two|three|four|six|eight)$/i;
const maxNameWords = 6;

function nameOf(
  words: readonly string[],
  bareOnes: 'any' | 'room' | 'none',
): Omit<RoomItem, 'source'> | undefined {
  const kept = words.filter((word, at) => {
    const lower = word.toLowerCase();
    if (at === 0 && /^(?:an?|the|its|and|also|own)$/.test(lower)) return false;
    if (/^own$/.test(lower)) return false;
    return !praise.has(lower) || telling.has(lower) || at === words.length - 1;
  });
  const head = kept.at(-1)?.toLowerCase() ?? '';
  if (!isHead(head) || kept.length > maxNameWords) return undefined;
  const isKnown = kept.slice(0, -1).every((word, at) => isModifier(word, kept[at - 1], kept[at + 1]));
  if (!isKnown) return undefined;
  // "Cabinets" alone says nothing.
  const mayBeBare = bareOnes === 'any' || (bareOnes === 'room' && rooms.test(head));
  if (kept.length === 1 && bare.test(head) && !mayBeBare) return undefined;
  if (
    /\b(?:cabinet|closet|counter|shelf|vanity) (?:storage|space)$|\bwater closets?$|(?<!murphy|built-in|bunk|built-in twin) beds?$/i.test(
      kept.join(' '),
    )
  )
    return undefined;
  const said = kept.map((word, at) => (at === 0 ? (digits[Number(word)] ?? word) : word)).join(' ');
  return { text: withArticle(calm(said), head), head: singularOf(head) + (kept.at(-2) ?? '').toLowerCase() };
}

const rooms = /^(?:kitchen|baths?|bathrooms?|bedrooms?|suite|laundry|entry)$/;
const bare =
  /^(?:cabinets?|counters?|countertops?|appliances?|walls?|doors?|floors?|windows?|ceilings?|rooms?|sinks?|ovens?|baths?|bathrooms?|fixtures?|lighting|storage|tile|hardware|glass|shades?|blinds?|lights?|plumbing|sound|heat|trim|mirrors?|entry|toilets?|seats?|screens?|outlets?|panels?|faucets?|views?|hardwood|kitchen|bedrooms?|suite|trees?|beds?|showers?|tubs?|flooring|seating|exposures?|closets?|cabinetry|millwork|laundry|shelving|landscaping|moldings?|fans?|speakers?|drawers?|hood|microwave|toilet|shelves|stairs?|areas?|centers?|machines?|stations?|backsplash(?:es)?)$/;

function isModifier(word: string, before: string | undefined, after: string | undefined): boolean {
  const lower = word.toLowerCase();
  if (lower === 'and') return joinsAlike(before, after);
  return (
    modifiers.has(lower) ||
    makerWords.has(lower) ||
    counted.test(lower) ||
    /^[1-9]$/.test(lower) ||
    measure.test(lower) ||
    made.test(lower) ||
    isHead(lower) ||
    /^\p{Lu}\p{Ll}+/u.test(word)
  );
}

/** "Travertine-clad", "cedar-lined" */
const made =
  /^\p{L}+-(?:clad|tiled|lined|wrapped|topped|paneled|faced|framed|enclosed|front|finished|mounted|style|edge)$/u;

const joinable =
  /^(?:white|black|gray|grey|gold|blue|green|brass|glass|stone|wood|marble|oak|walnut|steel|quartz|granite|stainless|mosaic|porcelain|limestone|brick|city|lake|river|park|skyline|north|south|east|west|washers?|\p{Lu}[\p{L}-]+)$/u;
const joinsAlike = (before = '', after = '') =>
  (joinable.test(before) && joinable.test(after)) ||
  (/^washers?$/i.test(before) && /^dryers?|gas|electric$/i.test(after));

/** Headline capitals don't make names; brands keep theirs. */
function calm(text: string): string {
  return (
    text
      .replace(/\b(?:sub-?zero|wolf|miele|bosch|viking|thermador)\b/gi, (word) => makerName(word))
      // Two capitalized words in a row are a name: "a Blue Star range".
      .replace(/(?<!\p{Lu}[\p{L}-]* )\p{Lu}[\p{L}-]*(?! \p{Lu})/gu, (word) =>
        (modifiers.has(word.toLowerCase()) || counted.test(word.toLowerCase())) &&
        !makerWords.has(word.toLowerCase()) &&
        !proper.test(word)
          ? word.toLowerCase()
          : word,
      )
  );
}
const makerName = (word: string) => makers.find((name) => name.toLowerCase() === word.toLowerCase()) ?? word;
const proper =
  /^(?:French|English|Japanese|Italian|Brazilian|American|Murphy|Juliet|Juliette|Carrara|Calacatta|Thassos|Saltillo|Roman)$/;

function withArticle(text: string, head: string): string {
  const [first = ''] = text.split(' ');
  const isCounted = counted.test(first.toLowerCase());
  if (isCounted || masses.has(head) || isPluralNoun(text.split(' of ')[0] ?? text)) return text;
  return `${articleFor(text)} ${text}`;
}

/** Foot and inch marks as words; hyphens where people would use them. */
function normalWords(source: string): string[] {
  return source
    .replace(/[’‘]/g, "'")
    .replace(
      /(\d{1,3}(?:\.\d)?)(?:'|[- ]?(?:foot|feet|ft\.?))[- ](wide|long|deep|high|tall)(?=\s\p{L})/giu,
      '$1-foot-$2',
    )
    .replace(/(\d{1,3}(?:\.\d)?)(?:'|[- ](?:foot|feet|ft\.?))(?=\s)/gi, '$1-foot')
    .replace(/(\d{1,2})(?:"|[- ](?:inch|in\.))(?=\s)/gi, '$1-inch')
    .replace(/\b([\d,]+|\w+) (bottle|burner|person|car|story|zone)(?= )/gi, '$1-$2')
    .replace(/\bwalk[- ]+in\b/gi, 'walk-in')
    .replace(/\bfloor to ceiling\b/gi, 'floor-to-ceiling')
    .replace(/\bbuilt in(s?)\b/gi, 'built-in$1')
    .replace(/\ben suite\b/gi, 'ensuite')
    .replace(/\bmaster\b/gi, 'primary')
    .replace(/\b(wood|gas) burning\b/gi, '$1-burning')
    .replace(/\b(north|south|east|west) facing\b/gi, '$1-facing')
    .replace(/\bwashers?\s*\/\s*dryers?\b/gi, 'washer and dryer')
    .replace(/(?:spa|hotel|designer|chef|resort)[- ](?:inspired|like|style|quality|grade|caliber)\s/gi, '')
    .replace(/^(?:and|plus|including|featuring|features|boasting|boasts)\s+/i, '')
    .replace(
      /^(?:flooded|filled|bathed|lit) (?:with|in|by) (?:natural |soft |abundant )?(?:sun)?light (?:from|by|through) /i,
      '',
    )
    .split(/\s+/);
}
