import { acronyms } from '#domain/english/data/acronyms.ts';
import { pluralOf } from '#domain/english/plural-of.ts';
import { upperFirst } from '#domain/english/upper-first.ts';
import { factualWords, makers, praiseWords } from '../data/modifier-words.ts';
import { massNouns, roomModifiers, thingNouns } from '../data/room-words.ts';
import { placeNouns } from './data/listing-nouns.ts';
import { nameParts, plainWords } from './data/plain-words.ts';
import { properWords } from './data/proper-words.ts';
import { oneVerbs, plainVerbs } from './data/verb-forms.ts';

const plain: ReadonlySet<string> = new Set(
  [
    ...plainWords,
    ...plainVerbs,
    ...oneVerbs,
    ...factualWords,
    ...praiseWords,
    ...thingNouns,
    ...massNouns,
    ...roomModifiers,
  ].flatMap((word) => (word.split('-').length > 1 ? [word] : [word, pluralOf(word)])),
);
const halfNames: ReadonlySet<string> = new Set([
  ...nameParts,
  ...placeNouns.flatMap((word) => [word, pluralOf(word)]),
]);
/** "Wolf" and "French" are always capitalized. */
const ownCapital: ReadonlySet<string> = new Set(
  [...makers, ...properWords].map((name) => name.toLowerCase()),
);
const minHeadlineWords = 4;
const headlineShare = 0.7;
const shoutedShare = 0.7;

const lettersIn = (text: string, kind: RegExp) => text.match(kind)?.length ?? 0;
const bare = (word: string) => word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');

/** Sets a sentence in all caps or title case in ordinary type. Possible names stay capitalized. */
export function calmShouting(sentence: string): string {
  const isShouted = isInCapitals(sentence);
  const isLoudPrint = isHeadline(sentence);
  const words = sentence.split(' ');
  const calmed = words.map((word, at) => {
    if (/^\d+(?:ST|ND|RD|TH)\b/.test(word)) return word.toLowerCase();
    const name = bare(word);
    const isLoud = /^\p{Lu}[\p{Lu}'’/-]+$/u.test(name) && !acronyms.has(name);
    const isAlone =
      at > 0 && isCertain(name) && ![words[at - 1], words[at + 1]].some((other) => isName(bare(other ?? '')));
    if (!isLoud && !((isLoudPrint || isAlone) && /^\p{Lu}/u.test(name))) return word;
    if (isOrdinary(name, beside(words[at - 1]), stops.test(word) ? '' : words[at + 1]))
      return word.toLowerCase();
    // A shouted name becomes a capitalized name; a few letters in a quiet sentence are an acronym.
    return isShouted && isLoud && name.length > 3 ? titled(word) : word;
  });
  const text = calmed.join(' ');
  return text === sentence ? sentence : upperFirst(text);
}

const isInCapitals = (sentence: string) =>
  lettersIn(sentence, /\p{Lu}/gu) > shoutedShare * lettersIn(sentence, /\p{L}/gu);

/** "Just steps from Brick Tavern, Ruby Coffee and Fig House" is full of capitals because it's full of names. */
const namesPlaces =
  /\b(?:steps|moments|minutes|blocks?|near|close)(?: away)? (?:from|to|of|the|(?=\p{Lu}))|^(?:Steps|Moments|Minutes|Close) (?:from|to) /u;
/** Whether capitals say nothing about names in this sentence. */
export const isHeadline = (sentence: string) =>
  isInCapitals(sentence) || (isTitled(sentence) && !namesPlaces.test(sentence));

/** A word after a comma isn't part of the name. */
const stops = /[,.;:]$/;
const beside = (word = '') => (stops.test(word) ? '' : word);

function isTitled(sentence: string): boolean {
  const long = sentence
    .split(/[\s/]+/)
    .map(bare)
    .filter((word) => /^\p{L}{4,}/u.test(word));
  return (
    long.length >= minHeadlineWords &&
    long.filter((word) => /^\p{Lu}/u.test(word)).length >= headlineShare * long.length
  );
}

/** Words that end a name: "Oak Street". */
const road =
  /^(?:Street|St|Avenue|Ave|Beach|Road|Rd|Drive|Line|Square|Place|Lane|Boulevard|Blvd|Bridge|Hospital|University|Market)$/i;
const ordinal = /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)$/i;

function isOrdinary(name: string, before = '', after = ''): boolean {
  const low = name.toLowerCase();
  if ((road.test(name) && ordinal.test(bare(before))) || (ordinal.test(name) && road.test(bare(after))))
    return false;
  if (ownCapital.has(low) || (road.test(bare(after)) && !plainWords.includes(low))) return false;
  if (halfNames.has(low)) return ![before, after].some((word) => isName(bare(word)));
  return low.split(/[/-]/).every((part) => plain.has(part)) || plain.has(low);
}

/** So ordinary that a capital in mid-sentence is a mistake. */
const isCertain = (word: string) =>
  word.length > 3 && !/-/.test(word) && isPlainWord(word) && certain.has(word.toLowerCase());
const certain: ReadonlySet<string> = new Set(
  [...plainWords, ...thingNouns].flatMap((word) => [word, pluralOf(word)]),
);

/** "Hardwood" and "Oversized", but not "West" or "Park", which can start a name. */
export const isPlainWord = (word: string) =>
  plain.has(bare(word).toLowerCase()) && !halfNames.has(bare(word).toLowerCase()) && !isOwnCapital(word);
/** Any word that listings use next to names and within them: "park". */
export const isOrdinaryWord = (word: string) =>
  plain.has(bare(word).toLowerCase()) || halfNames.has(bare(word).toLowerCase());
export const isOwnCapital = (word: string) => ownCapital.has(bare(word).toLowerCase());

const isName = (word: string) =>
  /^\d+(?:st|nd|rd|th)$/i.test(word) ||
  (/^\p{Lu}/u.test(word) && (halfNames.has(word.toLowerCase()) || !plain.has(word.toLowerCase())));

const titled = (word: string) =>
  word.toLowerCase().replace(/\p{L}+/gu, (part) => (part === 's' ? part : upperFirst(part)));
