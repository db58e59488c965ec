import { brands, colors, manners, materials, sizes } from './data/attribute-words.ts';
import type { FeatureAttributes } from './feature.ts';

const numberWords: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
};

const byLength = (list: string) => list.split('|').sort((a, b) => b.length - a.length);
const anyOf = (list: string) =>
  byLength(list)
    .map((word) => word.replace(/[&]/g, '\\$&'))
    .join('|');
const atEnd = (list: string, flags = 'i') => new RegExp(`(?:^|[\\s(])(${anyOf(list)})\\s*$`, flags);

const endings = {
  material: atEnd(materials),
  color: atEnd(colors),
  brand: atEnd(brands, ''),
  size: atEnd(sizes),
  manner: atEnd(manners),
} as const;
const joiner = /(?:,|\s+and|\s*&)\s*$/i;
const filler =
  /(?:^|\s)(?:beautiful|gorgeous|stunning|elegant|sleek|stylish|modern|contemporary|gleaming|rich|premium|luxury|luxurious|high-end|top-of-the-line|chef-grade|professional|designer|lovely|charming|cozy|sunny|bright|airy|grand|gracious|dramatic|striking|handsome|inviting|solid|sophisticated|timeless|classic|true|real|warm|thick|smooth|slab|countertop|kitchen|center|ample|plentiful|quality|tasteful|sunlit|lush)\s*$/i;

/** What stands right before a feature's name, read backwards, word for word, until something else begins. */
export function readAttributes(before: string, matched: string, after: string): FeatureAttributes {
  const found: Record<string, string[]> = { material: [], color: [], brand: [], size: [], manner: [] };
  let rest = before.replace(/[\s-]+$/, '');
  for (let step = 0; step < 8; step += 1) {
    const joined = step > 0 ? rest.replace(joiner, '') : rest;
    const hit = (Object.keys(endings) as (keyof typeof endings)[])
      .map((kind) => ({ kind, match: endings[kind].exec(joined) }))
      .filter(({ match }) => match !== null)
      .sort((a, b) => (b.match?.[1]?.length ?? 0) - (a.match?.[1]?.length ?? 0))[0];
    const word = hit?.match?.[1];
    if (hit && word) {
      found[hit.kind]?.unshift(word);
      rest = joined.slice(0, hit.match?.index).trimEnd();
      continue;
    }
    const plain = filler.exec(rest);
    if (!plain) break;
    rest = rest.slice(0, plain.index).trimEnd();
  }
  const count = /(?:^|[\s(])(two|three|four|five|six|seven|eight|[2-8])\s*$/i.exec(rest)?.[1]?.toLowerCase();
  const inside = ` ${matched.toLowerCase()} `;
  const manner = [
    ...new Set([
      ...(found.manner ?? []),
      ...byLength(manners).filter((word) => word.length > 4 && inside.includes(` ${word} `)),
    ]),
  ].slice(0, 2);
  const feet = /\b(\d{1,2}(?:\.\d)?)\+?\s?(?:'|’|[- ]?(?:foot|feet|ft))/i.exec(
    `${before.slice(-14)}${matched}`,
  )?.[1];
  const cars = /\b(two|three|four|one|\d)(?:\.5)?[- ]car\b/i
    .exec(`${before.slice(-16)}${matched}`)?.[1]
    ?.toLowerCase();
  const year =
    /^[^.;]{0,28}?(?:\(|\bin |\bnew in |\breplaced in |\bsince |\binstalled in |\bupdated in |\bfrom |\bcirca )((?:19|20)\d\d)\b/i.exec(
      after,
    )?.[1] ?? /\b((?:19|20)\d\d)\s*$/.exec(rest)?.[1];
  const direction =
    /\b(north|south|east|west|northeast|northwest|southeast|southwest)(?:ern)?[- ]facing\s*$/i.exec(
      before,
    )?.[1] ??
    /^[^.;,]{0,12}(?:that )?fac(?:es|ing) (north|south|east|west|northeast|northwest|southeast|southwest)\b/i.exec(
      after,
    )?.[1];
  const where =
    /^\s*(?:is |are )?((?:on|in|off|at) (?:the |each |every )?(?:first|second|third|fourth|main|lower|upper|top|garden|parlor|ground|basement|primary|living|dining|master|family|great|back|front|rear|both|most|all|one|some|kitchen)(?: (?:floor|level|suite|bedrooms?|rooms?|of the|baths?|bathrooms?|bath|area|side))*)\b/i.exec(
      after,
    )?.[1];
  return {
    ...(count && { count: numberWords[count] ?? Number(count) }),
    ...(cars && { count: numberWords[cars] ?? (cars === 'one' ? 1 : Number(cars)) }),
    ...(feet && { feet }),
    ...(found.size?.length && { size: plainSize(found.size[0] as string) }),
    ...(manner.length && { manner: manner.join(', ').toLowerCase() }),
    ...(found.color?.length && { color: found.color.join(' and ').toLowerCase() }),
    ...(found.material?.length && { material: joinWords(found.material.map(plainMaterial)) }),
    ...(found.brand?.length && { brand: joinWords(found.brand) }),
    ...(year && { year }),
    ...(direction && { direction: direction.toLowerCase() }),
    ...(where && { where: where.toLowerCase() }),
  };
}

/** Praise about size is left to the visit. */
function plainSize(word: string): string {
  return /^(?:huge|massive|expansive|spacious|generous)$/i.test(word) ? 'large' : word.toLowerCase();
}

function plainMaterial(word: string): string {
  return /^stainless/i.test(word) ? 'stainless' : word.toLowerCase().replace('wide plank', 'wide-plank');
}

function joinWords(words: string[]): string {
  const unique = [...new Set(words)];
  return unique.length < 3 ? unique.join(' and ') : `${unique.slice(0, -1).join(', ')} and ${unique.at(-1)}`;
}
