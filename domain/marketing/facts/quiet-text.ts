import { calmCapitals, isShoutedLine } from '../../english/calm-capitals.ts';
import { splitSentences } from '../../english/sentences/rules.ts';
import { upperFirst } from '../../english/upper-first.ts';
import { writeOut } from '../../english/write-out.ts';
import { cityNeighborhoods } from './data/city-neighborhoods.ts';

/** Turns an all-caps description into ordinary prose, so it's read like any other; others stay as they are. */
export function quietText(text: string, city: string | null, names: readonly string[]): string {
  if (!isShoutedLine(text)) return text;
  return splitSentences(text)
    .map((sentence) => writeOut(calmCapitals(sentence, names)))
    .flatMap((sentence) => quietSentences(sentence, city))
    .join(' ');
}

/** The sentences of a shouted description: with known names capitalized, and split into readable parts. */
export function quietSentences(sentence: string, city: string | null): string[] {
  const whole = writtenOut.reduce(
    (line, [sign, plain]) => line.replace(sign, plain),
    withPlaceNames(withMakers(sentence, city), city),
  );
  return whole.split(/\s*;\s*/).flatMap((part) => {
    const told = withoutAppeal(part.trim());
    return told === '' ? [] : splitLong(told).map((one) => ended(upperFirst(one)));
  });
}

const ended = (text: string) => (/[.!?]["”)]*$/.test(text) ? text : `${text}.`);

/** Shorthand used by people who write in capitals. */
const writtenOut: [RegExp, string][] = [
  [/\b(\d)-?(?:bd|bedroom)\s?\+\s?fam(?:ily)? r(?:oo)?m\b/gi, '$1-bedroom'],
  // One service counts half baths after the point: "2.1" means two and a half.
  [/\b(\d)\.1-?\s?ba(?:th)?\b/gi, '$1.5-bath'],
  [/\b(\d)-?(?:bd|bedroom)\s?\/\s?(\d(?:\.5)?)-?\s?ba(?:th)?\b/gi, '$1-bedroom, $2-bath'],
  [/\((\d)\) (?=\p{L})/gu, '$1 '],
  [/\bsfh (?=\p{L})/giu, ''],
  [/\bbrand new\s?\((\d{4})\)\s?\//gi, 'new ($1), '],
  [/\bincl\b\.?/gi, 'including'],
  [/\bt\/o\b/gi, 'throughout'],
  [/\((?:eg|e\.g\.),? ([^)]*)\)/gi, 'including $1'],
  [/\bss (?=[\p{L}-]+ )/giu, 'stainless-steel '],
  [/(\$[\d,]+\+?)\s?\/\s?(?:yr|year)\b\.?/gi, '$1 a year'],
  [/\bthe aforementioned\b/gi, 'the'],
  [/\btree lined\b/gi, 'tree-lined'],
  [/ ,(?=\S)|,(?=\p{L})/gu, ', '],
  [/ {2,}/g, ' '],
  [/ (?=[,.;!])/g, ''],
  [/^property (?=generates|features|offers|has|is|includes)/i, 'The property '],
  [/^front (?=[\w-]+ (?:features|has|includes) )/i, 'The front '],
  [/; ?property (?=generates|features|offers|has|is|includes)/gi, '; the property '],
];

const chance = /^.{0,90}?\b(?:opportunity|chance) to (own|live in|buy|acquire|purchase) (an? |this )/i;
const suited =
  /,? (?:perfectly |ideally )?(?:suited|perfect|ideal) for (?:(?!featuring|with\b)[\p{L}/-]+ ){0,5}?[\p{L}/-]*invest\w*(?: property)?/giu;
const praise = /,? making (?:it|this) (?:an? |the )?(?:[\w-]+ ){0,5}(?:investment|opportunity)\b.*$/i;

/** Who should buy it, and how rare it is, say nothing about the home. */
function withoutAppeal(text: string): string {
  return text
    .replace(chance, (_, deed: string, article: string) =>
      deed.toLowerCase() === 'live in' ? `Live in ${article}` : `This is ${article.replace(/^this /i, 'a ')}`,
    )
    .replace(suited, '')
    .replace(praise, '')
    .trim();
}

const long = 200;
const minHead = 60;
const joints: [RegExp, string][] = [
  [/,? featuring (?=(?:an?|the|\d+) )/g, 'It features '],
  [/,? with (?=an? )/g, 'It has '],
  [/,? including (?=an? )/g, 'It includes '],
];

/** "A coach house on a side street featuring a brick front building …": the second half is a separate sentence. */
function splitLong(text: string): string[] {
  if (text.length <= long) return [text];
  for (const [joint, verb] of joints) {
    const cut = [...text.matchAll(joint)].find(({ index }) => index >= minHead);
    if (cut)
      return [
        ...splitLong(text.slice(0, cut.index)),
        ...splitLong(verb + text.slice(cut.index + cut[0].length)),
      ];
  }
  return [text];
}

const street = /\b([\p{Ll}'’]{3,}) (st|street|ave|avenue|blvd|boulevard|rd|road)\b(?!-)/gu;
const notStreets =
  /^(?:this|the|that|quiet|lined|one-way|way|side|residential|busy|main|best|great|pretty|beautiful|lovely|cul-de-sac|dead-end|private|corner|from|across|off|city|every|each|and|our|its|own|same|next|charming|historic|wide|leafy|calm|low-traffic|desirable|tranquil|peaceful|sought-after|prime|down|high|any|facing|level|cobblestone)$/;

const makers =
  /\b(?:bosch|viking|wolf|sub-zero|miele|thermador|kitchenaid|kohler|baldwin|italian|french|brazilian|california|juliet|carrara)\b/gi;

function withMakers(text: string, city: string | null): string {
  const named = text.replace(makers, (maker) =>
    maker.toLowerCase() === 'kitchenaid' ? 'KitchenAid' : maker.split('-').map(upperFirst).join('-'),
  );
  const near = city && new RegExp(`(?<=\\b${city.replace(/[^\p{L} ]/gu, '.')} )(?:river|lakefront)\\b`, 'gu');
  return near ? named.replace(near, upperFirst) : named;
}

/** Capitalizes the city's neighborhoods and its street names again. */
function withPlaceNames(text: string, city: string | null): string {
  const known = (cityNeighborhoods[city ?? ''] ?? []).reduce(
    (line, name) => line.replace(new RegExp(`(?<![\\p{L}-])${name.toLowerCase()}(?![\\p{L}-])`, 'gu'), name),
    text,
  );
  return known.replace(street, (whole, name: string, kind: string) =>
    notStreets.test(name) ? whole : `${upperFirst(name)} ${upperFirst(kind)}`,
  );
}

/** A city's neighborhoods that an agent wrote in capitals. */
export const shoutedPlaces = (given: string, city: string | null) =>
  (cityNeighborhoods[city ?? ''] ?? []).filter((name) =>
    new RegExp(`(?<!\\p{L})${name.toUpperCase()}(?!\\p{L})`, 'u').test(given),
  );

/** The page's story, with those names capitalized. */
export function withNamedPlaces(story: string | null, given: string, city: string | null): string | null {
  return shoutedPlaces(given, city).reduce<string | null>(
    (text, name) =>
      text?.replace(new RegExp(`(?<![\\p{L}-])${name.toLowerCase()}(?![\\p{L}-])`, 'gu'), name) ?? null,
    story,
  );
}
