import { articleFor } from '#domain/english/article-for.ts';
import { homeNouns } from '../data/home-words.ts';
import { calmPlace } from '../forms/calm-place.ts';
import { dropFlattery } from '../forms/drop-flattery.ts';
import { sayKind } from '../glean/say-kind.ts';

const nouns = [
  ...homeNouns.filter((noun) => !noun.endsWith('bedroom')),
  'walk-up',
  'carriage house',
  'corner unit',
]
  .sort((one, other) => other.length - one.length)
  .join('|');
const stops =
  'is|are|was|has|with|that|of|in|on|at|the|this|to|a|an|for|from|by|it|you|your|where|which|near|plus|where|features|offers|boasts|like|overlooking|than|within|above|off';
const phrase = `(?:(?!(?:${stops})\\b)[\\p{L}\\d'’.,+/-]+ ){0,9}?(?:${nouns})`;
const end = `(?![\\p{L}-])(?! (?:${nouns})\\b)`;
/** Where a sentence says what the home is: at the start, after "is a", after a welcome. */
const leads = [
  new RegExp(`^(?:at last,? )?(?:an? )?(${phrase})${end}`, 'iu'),
  new RegExp(`\\bthis (${phrase})${end}`, 'iu'),
  new RegExp(
    `^(?:[^,]{3,90}, )?(?:[^,]{3,40}(?:, \\w+ [\\w#]+)?) is (?:truly )?(?:an?|the) (?:one-of-a-kind )?(${phrase})${end}`,
    'iu',
  ),
  new RegExp(
    `^(?:welcome (?:home )?to|introducing|discover|experience|presenting)\\b.*?(?:,|—|\\bto|\\bin) (?:an?|your) (${phrase})${end}`,
    'iu',
  ),
  new RegExp(`\\b(?:own|purchase|buy|acquire|live in|view) (?:an?|this) (${phrase})${end}`, 'iu'),
];
const notThis =
  /^(?:'s| (?:vibes?|living|lifestyle|charm|feel|building|complex|buildings|community|board|association|style|conversion|(?:style )?living|blocks?|at this price|rental|office|features|wing|insurance|owners?|addition)\b|-)/i;
/** For a building with many homes: the home isn't the building. */
const ofHouse =
  /(?:\b(?:boutique|full-service|doorman)\b|-(?:story|unit)\b).*\b(?:condominium|co-?op|cooperative)$/i;
const where =
  /^,? (?:(?:perfectly |ideally |right |located |nestled |situated |set |here )*)((?:in|on) [^,;—(]+?)(?=[,;—(.]|$| (?:with|that|which|offers|offering|features|featuring|boasts|has|is|provides|showcases|where|delivers|under|at \d|just|steps|for|and)\b)/iu;
const isName = /^(?:in|on) (?:the )?(?:landmarked |historic |downtown )?\p{Lu}/u;

/** What the home is, wherever the sentence says so: "it's a corner duplex in Oldtown". */
export function pickKind(text: string): string[] {
  // "Garden Apartment, Street Level:" is the heading over one part of a house.
  if (text.trim().endsWith(':')) return [];
  const own = text.replace(/\s*\([^)]*\)/g, '');
  for (const lead of leads) {
    const match = lead.exec(own);
    const [whole = '', found = ''] = match ?? [];
    if (!match || notThis.test(own.slice(match.index + whole.length))) continue;
    const plain = dropFlattery(
      found.replace(/\b(?:sun|light|pin)-(?:filled|soaked|drenched|flooded|drop),? /gi, ''),
    )
      .replace(/^(?:and|,) /, '')
      .replace(/\bone bedroom\b/i, 'one-bedroom')
      .replace(/-bedroom, (?![\d\p{L}.]+-bath)/u, '-bedroom ')
      .trim();
    if (
      /^\d+$/.test(plain.split(' ')[0] ?? '') ||
      /\b(?:other|front|main|guest|first|second|separate|storage|parking|shed)\b/i.test(plain) ||
      ofHouse.test(plain)
    )
      continue;
    const [told = ''] = sayKind({ kind: plain });
    const place = placeBehind(own.slice(match.index + whole.length));
    if (told !== '') return [place === '' ? told : told.replace(/\.$/, ` ${place}.`)];
    if (place !== '' && !plain.includes(' '))
      return [`It's ${articleFor(plain)} ${plain.toLowerCase()} ${place}.`];
  }
  return [];
}

const houses =
  'building|co-op|cooperative|brownstone|townhouse|condominium|tower|limestone|high-rise|mid-rise|walk-up|three-flat|two-flat|six-flat';
const inside = new RegExp(
  `\\bin (?:an?|this) ((?:(?!(?:${stops})\\b)[\\p{L}\\d'’,-]+ ){1,6}?(?:${houses}))(?![\\p{L}-])(?! (?:${houses})\\b)`,
  'iu',
);

/** "Up a stair in a five-story co-op": which building it's in. */
export function pickHouse(text: string): string[] {
  const own = text.replace(/\s*\([^)]*\)/g, '');
  const [, found = ''] = inside.exec(own) ?? [];
  if (
    found === '' ||
    /\b(?:one of|interest|invest\w*|own|acquire|stake)\b/i.test(own.slice(0, own.indexOf(found)))
  )
    return [];
  return sayKind({ kind: dropFlattery(found) }).map((told) => told.replace(/^It's (?=an? )/, "It's in "));
}

function placeBehind(rest: string): string {
  const [, spot = ''] = where.exec(rest) ?? [];
  const calm = spot === '' ? undefined : calmPlace(spot.replace(/ (?:location|neighborhood)$/i, ''));
  return calm !== undefined && isName.test(calm) && calm.split(' ').length <= maxPlaceWords ? calm : '';
}
const maxPlaceWords = 7;
