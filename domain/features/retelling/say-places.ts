import { articleFor } from '#domain/english/article-for.ts';
import { joinList } from '#domain/english/join-list.ts';
import { lowerFirst, upperFirst } from '#domain/english/upper-first.ts';
import { placeNouns } from './data/listing-nouns.ts';

/** How near, as listings say it. A new statement starts before each of these. */
const near = String.raw`(?:(?:(?:just|only|right|a|mere|short|few|couple|couple of|quick|easy|one|two|three|four|five|half|\d+(?:[-–]\d+)?|an?|within|approximately|about|under|less than)[ -])*(?:short |quick |easy )?(?:steps|moments|minutes?|mins?|blocks?|miles?|seconds|walk|stroll|drive|ride|walking distance|short distance|minute walk|block walk)(?: walk| drive| ride)?(?: away)?(?: from| to| of)|(?:(?:very|so|super|just|conveniently) )?close (?:proximity )?to|near(?:by)?(?= \p{Lu}| the )|convenient to|(?:right |just )?(?:across the street |across )from|(?:just |right )?around the corner from|(?:right |just )off(?: of)?|(?:(?:very )?easy|quick|direct|convenient|great) access to|easily accessible to)`;
/** Where such a phrase starts in a longer text; a place that is just near a name stays with the home. */
export const nearPhrase = new RegExp(
  `(?:,\\s*|\\s)(?=(?:just|only|steps|moments|minutes|walking distance|one block|two blocks|close to|a few)\\b)(?=${near}\\s)`,
  'iu',
);
const nearStart = new RegExp(`^${near}\\s`, 'iu');
const nextNear = new RegExp(
  `(?:,\\s*(?:and\\s+|plus\\s+|with\\s+|yet\\s+|or\\s+)?|\\s+(?:and|plus|with|yet|or)\\s+)(?=${near}\\s)`,
  'giu',
);
const laterNear = new RegExp(`^.*?(?:[,:—–]\\s*|\\s(?:and|with|yet|-)\\s)(?:all\\s)?(${near}\\s.*)$`, 'iu');
const opener =
  /^(?:(?:all |this and |all this )?(?:(?:in|with) )?(?:an? )?(?:prime|great|excellent|unbeatable|fantastic|perfect|amazing|ideal|superb|a\+|convenient|incredible|wonderful|fabulous|walkable)(?: [\p{Lu}][\p{L}/ ]*?)? location(?:\s*[-–—:,]\s*|\s+)|location(?:\s*[-–—:,]\s*| is )|(?:(?:conveniently|ideally|perfectly|fabulously|centrally|wonderfully|superbly|well|prime)[ -])?(?:located|situated|positioned|nestled|set)\s+)+/iu;

const nothing =
  /\b(?:everything|all that|all the|you|your|school\w*|so much|has to offer|need|love|enjoy\w*|best|finest|(?:on|at) corner|world-class|celebrated|famed|church\w*|famil\w+|kids|children\w*|synagogue\w*|places? of worship|mosques?|temple)\b/i;
const verb =
  /\b(?:is|are|was|were|has|have|had|will|can|makes?|making|offers?|offering|provides?|providing|features?|featuring|gives?|puts|places|this|which|that|where|creating|ensuring|allowing|while|it's|\w+ed by)\b/i;
const vagueEnd =
  /[\s–—-]+to name a few$|,?\s+(?:and|plus|as well as|or)?\s*(?:so much more|much more|many more|more|etc|others|beyond)$/i;
const places: ReadonlySet<string> = new Set(placeNouns);

/** The place a sentence names after its first words: ", just steps from Pier Park". */
export function placesIn(text: string): string[] {
  const [, rest] = laterNear.exec(text.replace(/[.\s]+$/, '')) ?? [];
  return (rest && sayPlaces(rest)) || [];
}

/** "Steps to the lake, one block from the bus": "It's steps to the lake." and so on; undefined if there's no place. */
export function sayPlaces(text: string): string[] | undefined {
  const plain = text.replace(/[.\s]+$/, '').replace(opener, '');
  if (!nearStart.test(plain)) return sayAway(plain);
  const parts = plain.split(nextNear).filter((part) => part !== '');
  const said = parts.flatMap(sayNear);
  return said.length > 0 ? said : undefined;
}

/** "Shops and the train just steps away." */
function sayAway(text: string): string[] | undefined {
  const [, list, how] = away.exec(text) ?? [];
  const names = list && how ? placesOf(list) : [];
  const said = inBreaths(names.map(asOne)).map(
    (some) =>
      `${upperFirst(joinList(some))} ${some.length > 1 || /s$/.test(some[0] ?? '') ? 'are' : 'is'} ${how}.`,
  );
  return said.length > 0 ? said : undefined;
}
/** "Theater one block away" needs an article; names and uncountable nouns don't. */
const asOne = (name: string) => {
  const low = name.toLowerCase();
  return one.test(low) && !/ \p{Lu}/u.test(name) ? `${articleFor(low)} ${low}` : name;
};
const one =
  /^(?!(?:the|an?|one|two|public) )(?:\p{Ll}+ )?(?:theater|gym|park|station|market|library|pharmacy|store|zoo|beach|supermarket|museum)$/u;
const away =
  /^(.{3,160}?),? (?:(?:all|are|is|located) )*((?:just |only )?(?:(?:a few|a couple|one|two|three|four|five|\d+|mere|short) )*(?:steps|minutes?|moments|blocks?|seconds|a short (?:walk|stroll|drive)|a block)(?: walk)? away)$/i;

function sayNear(part: string): string[] {
  const [start = ''] = nearStart.exec(part) ?? [];
  const names = placesOf(part.slice(start.length));
  const isNone = start === '' || names.length === 0;
  return isNone ? [] : inBreaths(names).map((some) => `${leadIn(start.trim())} ${joinList(some)}.`);
}

/** "Easy access" is had; "easy walk" is one. */
function leadIn(start: string): string {
  const small = lowerFirst(start)
    .replace(/^nearby$/i, 'near')
    .replace(/^super |^so /, '')
    .replace(/\bmins?\b/g, 'minutes');
  if (/^walk to$/.test(small)) return 'You can walk to';
  if (/access to$/.test(small)) return `There's ${small.replace(/^(?:great) /, '')}`;
  const isOne = /^(?:short|quick|easy|mere) (?:\w+ )*(?:walk|stroll|drive|ride)\b/.test(small);
  if (/^walking distance/.test(small)) return "It's within walking distance of";
  return `It's ${isOne ? `${/^[aeiou]/.test(small) ? 'an' : 'a'} ` : ''}${small}`;
}

const maxNames = 4;
function inBreaths(names: readonly string[]): string[][] {
  const count = Math.ceil(names.length / maxNames);
  const size = Math.ceil(names.length / count);
  return Array.from({ length: count }, (_, at) => names.slice(at * size, (at + 1) * size));
}

/** The places in a list. The first item that isn't a place ends it. */
function placesOf(list: string): string[] {
  const parts = list
    .replace(vagueEnd, '')
    .replace(/,?\s+(?:yet|while|but|and) (?:tucked|set|nestled|surrounded|away|situated)\b.*$/i, '')
    .replace(/\s*\([^)]*\)|,?\s+including\s.*$/gi, '')
    .replace(/,?\s+(?:as well as|along with|plus|such as)\s+/gi, ', ')
    .split(/,\s*|;\s*/)
    .map((part) => part.replace(/^and\s+/i, '').trim());
  const names: string[] = [];
  for (const part of splitLast(parts)) {
    if (!isPlace(part)) break;
    names.push(
      part.replace(
        /^(?:all (?:of )?(?:the )?)?(?:fabulous|great|lively|vibrant|top|renowned|major|countless|many|trendy|fine|popular|the best|iconic|acclaimed|serene|charming|local favorites like|local) (?=\p{L})/iu,
        '',
      ),
    );
  }
  return names;
}

function splitLast(parts: readonly string[]): string[] {
  const last = parts.at(-1) ?? '';
  const [one = '', two = '', ...more] = last.split(/ and /);
  const isTwo =
    two !== '' &&
    more.length === 0 &&
    isPlace(one) &&
    isPlace(two) &&
    !/ and (?:line|street|avenue|\p{Lu}\p{L}+ (?:lines|streets|stations))/iu.test(last);
  return isTwo ? [...parts.slice(0, -1), one, two] : [...parts];
}

const maxWords = 10;
function isPlace(part: string): boolean {
  const words = part.split(' ');
  const last = (words.at(-1) ?? '').toLowerCase().replace(/\W+$/, '');
  const named =
    /(?<!^)\p{Lu}|^\p{Lu}|\d/u.test(part) ||
    [last, last.replace(/s$/, ''), last.replace(/ies$/, 'y')].some((word) => places.has(word));
  return (
    /\p{L}{3}|\p{Lu}{2}|\d{2}/u.test(part) &&
    named &&
    words.length <= maxWords &&
    !nothing.test(part) &&
    !verb.test(part) &&
    !/[:?|]|\s[-–—]\s|—/.test(part)
  );
}
