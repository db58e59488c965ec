import { factualWords } from '../data/modifier-words.ts';
import { massNouns, thingNouns } from '../data/room-words.ts';
import { isPlainWord } from './calm-shouting.ts';
import { homeNouns } from './data/home-words.ts';
import { listingNouns } from './data/listing-nouns.ts';
import { nameParts } from './data/plain-words.ts';

const nouns: ReadonlySet<string> = new Set([...listingNouns, ...listingNouns.map((noun) => `${noun}s`)]);
const names: ReadonlySet<string> = new Set(nameParts);
/** Things in a home that never end a name. */
const things: ReadonlySet<string> = new Set(
  [...homeNouns, ...thingNouns, ...massNouns, ...factualWords].flatMap((word) => [word, `${word}s`]),
);
const inNames: ReadonlySet<string> = new Set(
  'bar library gallery hall studio theater cinema lounge salon garden court conservatory den kitchen room rooms office gym club hardware design lighting house houses center tower spa pool park terrace station bank property estate market study row view views pine'.split(
    ' ',
  ),
);
const endsNoName = (word: string) =>
  (things.has(word.toLowerCase()) && !inNames.has(word.toLowerCase()) && !names.has(word.toLowerCase())) ||
  /^(?:Systems?|Skyline)$/.test(word);
const isPlain = (word: string) =>
  isPlainWord(word) || (nouns.has(word.toLowerCase()) && !names.has(word.toLowerCase()));

/** A lone capital after a lowercase word: "with a Receiving room", "a Custom-Built mantel". */
const stray =
  /(?<=(?:^|\s)(?:\p{Ll}[\p{L}'’-]*|[\d,]+),? )(?:\d+-)?\p{Lu}\p{Ll}+(?:-\p{L}\p{Ll}*)*(?=[ ,.](?!\p{Lu}|\d))/gu;
/** "Mansion" isn't part of the name in "a Gold Coast Mansion"; "Building" is in "the Quarrel Building". */
const behindName = /(?<=\p{Lu}\p{Ll}+ )\p{Lu}\p{Ll}+(?=[ ,.](?!\p{Lu}|\d))/gu;
/** "Windows to the North and West" are directions, "West Town" and "the South Side" are names. */
const direction =
  /(?<!\p{Lu}[\p{L}'.]* |\d )\b(?:North|South|East|West)(?:ern)?(?=,? (?:and|or|to|with|views?|facing|full|light|exposures?|sides?)\b|[,.]|-(?:facing|exposed))/gu;
const historic =
  /(?<=\p{Ll} )(?:Historic|Beautiful|Vibrant)(?= \p{Lu})(?! (?:District|Landmark|Register|Place|Preservation|Society|House))/gu;

/** Behind a distance, a shop keeps its whole name. */
const listsPlaces = /\b(?:steps|moments|minutes|blocks?|near|close)\b/i;

/** A lone capital before an ordinary word is a mistake; names bring their own. */
export function calmStrays(text: string): string {
  return text
    .replace(behindName, (word, at) =>
      endsNoName(word) && !listsPlaces.test(text.slice(0, at)) ? word.toLowerCase() : word,
    )
    .replace(stray, (word) =>
      word
        .split('-')
        .every(
          (part) =>
            /^\d+$/.test(part) ||
            isPlain(part) ||
            /^(?:built|in|on|off|up|out|site|receiving|cleaners)$/i.test(part),
        )
        ? word.toLowerCase()
        : word,
    )
    .replace(/(?<=^\S.*)\b\d+-\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?= \p{Ll})/gu, (word) => word.toLowerCase())
    .replace(direction, (word) => word.toLowerCase())
    .replace(historic, (word) => word.toLowerCase());
}
