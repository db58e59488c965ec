import { hasFiniteVerb } from '../story/finite-verb.ts';
import type { Part } from '../story/home-part.ts';
import { isUnsure } from '../story/lead-sentence.ts';
import { isPlainThing, type PlacedThing } from '../story/placed-things.ts';
import type { StorySentence } from '../story/read-story.ts';
import type { Copy } from './copy.ts';
import { isSaidIn, isWholeOrPart, withoutDoubles } from './deal-things.ts';
import { homePoints } from './home-points.ts';
import { partSentence } from './part-sentence.ts';
import { saysAgain } from './says-again.ts';

/** A sentence about one part of the home, in several forms, with the things it names. */
export type Stop = {
  part: Part | 'around';
  told: readonly string[];
  worth: number;
  sentence: (form: number) => string;
};

/** In the order in which somebody walks through a home. */
export const stopOrder: readonly Stop['part'][] = [
  'inside',
  'kitchen',
  'primary suite',
  'lower level',
  'basement',
  'outside',
  'updates',
  'parking',
  'included',
  'building',
  'around',
];

/** What a post may tell below its first line: what the agent says of a room in a short sentence, and what else is in each part. */
export function walkStops(
  copy: Copy,
  named: readonly PlacedThing[],
  lines: readonly string[],
  max: number,
): Stop[] {
  const said = statementStops(copy, named, lines);
  const told = new Set(said.flatMap((stop) => stop.told.map((id) => `${stop.part}:${id}`)));
  const left = copy.story.things.filter(
    (thing) =>
      !named.includes(thing) &&
      // A patio and a balcony are the two outdoor spaces.
      !(thing.id === 'outdoor-spaces' && isWholeOrPart(thing, named)) &&
      !lines.some((line) => isSaidIn(line, thing)) &&
      !told.has(`${thing.part}:${thing.id}`) &&
      !said.some((stop) => namesIt(stop.sentence(0), thing)),
  );
  return [...said, ...listStops(left, max)].toSorted((a, b) => b.worth - a.worth);
}

const namesIt = (sentence: string, { name }: PlacedThing) =>
  sentence.toLowerCase().includes(name.toLowerCase());

/** The things of each part, a sentence's worth at a time. */
function listStops(things: readonly PlacedThing[], max: number): Stop[] {
  const parts = [...new Set(things.map(({ part }) => part))];
  return parts.flatMap((part) => {
    const all = withoutDoubles(things.filter((thing) => thing.part === part));
    // The terrace is a part of "700 square feet of outdoor space".
    const inPart = all.length > 1 ? all.filter(({ id }) => !/^outdoor-(?:area|spaces)$/.test(id)) : all;
    const count = Math.ceil(inPart.length / max);
    const size = Math.ceil(inPart.length / count);
    // A second sentence about the building is one too many.
    const chunks = part === 'building' ? 1 : count;
    return Array.from({ length: chunks }, (_, at) => inPart.slice(at * size, (at + 1) * size))
      .filter((some) => isTellable(part, some))
      .map(
        (some): Stop => ({
          part,
          told: some.map(({ id }) => id),
          // What the sentence with the address had no room for comes last.
          worth: part === 'inside' ? 0 : some.reduce((sum, { notability }) => sum + notability, 0),
          sentence: () => partSentence(part, some),
        }),
      );
  });
}

/** "The kitchen has granite countertops." alone says nothing. */
const isTellable = (part: Part, [first, ...others]: readonly PlacedThing[]) =>
  first !== undefined &&
  (others.length > 0 ||
    /^(?:parking|included|outside)$/.test(part) ||
    (part !== 'inside' && !isPlainThing(first)));

const wayOrSight =
  /\b(?:train|lines?|station|subway|ferry|park|beach|lakefront|museum|market|trail|harbor|river)s?\b/i;
const maxWords = 18;
const minWorth = -1;
const worthOfStatement = 4;
/** Of everything in the home, or of nothing in it. */
export const loose =
  /^(?:The (?:property|residence) |The home is |You|This |Part of |\d|Upgrades|Improvements|Amenities|Highlights|Features|It )|\bis in \p{Lu}|[:(]|\b(?:stands as|warmth|lifestyle|personality|ready for|your|unique|authenticity|enhance\w*|accommodate|ensures?|offers additional|you|Convenient|reigns?|breeze|convenient|allows for|will be|setting)\b/u;

/** Of the light, or of what anybody may do there. */
export const vague =
  /^(?:(?:Apartment|Unit|Residence) \S+ (?:at|is|has|offers)|Located|Pass|Step|Enter|Walk|Head|Come|Retreat|Relax|Enjoy|Discover|Imagine|Tucked|Positioned|Nestled)\b|\b(?:natural light|flexib\w+|layout|is a bonus|additional bedrooms|easily accessible|sun pours|all-day light|livable|uplifting|boast\w*|lots of|level of service|mechanicals|close to all|all the attractions)\b/i;
const dwelling = /\b(?:condo|home|house|unit|loft|co-op|apartment|residence|townhouse|studio)\b/i;

function statementStops(copy: Copy, named: readonly PlacedThing[], lines: readonly string[]): Stop[] {
  const ids = new Set(named.map(({ id }) => id));
  const usable = homePoints(copy).filter(
    (point) =>
      !point.isDependent &&
      (point.worth >= 0 || (point.worth >= minWorth && point.featureIds.length > 1)) &&
      point.text.split(' ').length <= maxWords &&
      !loose.test(point.text) &&
      !vague.test(point.text) &&
      !isUnsure(point.text) &&
      // "A bright condo by the mill." is no sentence.
      !(/^An? /.test(point.text) && (!hasFiniteVerb(point.text) || dwelling.test(point.text))) &&
      !copy.story.limits.some(({ sign }) => sign.test(point.text)) &&
      !lines.some((line) => saysAgain(line, point.text)) &&
      !named.some((thing) => namesIt(point.text, thing)) &&
      // Of what stands around, what people go to or ride.
      (point.scope !== 'area' || wayOrSight.test(point.text)) &&
      point.featureIds.filter((id) => ids.has(id)).length * 2 < Math.max(1, point.featureIds.length),
  );
  const stops: Stop[] = [];
  for (const point of usable) {
    const stop = stopOf(copy, point);
    if (stop && !stops.some((one) => saysAgain(one.sentence(0), stop.sentence(0)))) stops.push(stop);
  }
  return stops;
}

/** "There is a tiled stove and a cork floor." */
const having = /^(?:There (?:is|are)|The home has) (.+)\.$/;
const labels = { inside: 'Inside, it has', outside: 'Outside, it has' } as const;

/** What the agent says of a room, as it stands; a list of what "the home has" by where it has it. */
function stopOf({ story }: Copy, point: StorySentence): Stop | undefined {
  const told = point.featureIds;
  const worth = point.worth / 2 + worthOfStatement;
  const [, list] = having.exec(point.text) ?? [];
  if (!list) return { part: partOf(point), told, worth, sentence: () => point.text };
  const found = new Set(told.map((id) => story.things.find((thing) => thing.id === id)?.part));
  const [part] = found;
  const isOne =
    found.size === 1 && (part === 'inside' || part === 'outside') && !/\b(?:it|that|which) \b/.test(list);
  // What the things by themselves don't say: a name, a figure, what it is made of.
  const saysMore =
    told.length > 1 && / (?:and|plus) /.test(list) && (/[\d\p{Lu}]/u.test(list) || told.length < 2);
  if (isOne && saysMore)
    return {
      part,
      told,
      worth,
      sentence: () => `${labels[part]} ${list}.`,
    };
  // What no list has: "There is a walled garden behind the barn."
  const isUnlisted = !told.some((id) => story.things.some((thing) => thing.id === id));
  return isUnlisted && point.worth >= minUnlisted && point.text.startsWith('There')
    ? {
        part: partOf(point),
        told,
        worth,
        sentence: () => point.text,
      }
    : undefined;
}
const minUnlisted = 2;

const parts: readonly [sign: RegExp, part: Stop['part']][] = [
  [/\bincluded\b/i, 'included'],
  [/\b(?:replaced|remodeled|rebuilt|installed|renovated|updated)\b[^.]*\b(?:19|20)\d\d\b/i, 'updates'],
  [/^(?:The )?(?:[\p{L}-]+ ){0,3}(?:parking|garage)\b/iu, 'parking'],
  [/^(?:The )?(?:[\p{L}-]+ ){0,3}kitchen\b/iu, 'kitchen'],
  [/^(?:The )?(?:[\p{L}-]+ ){0,3}primary (?:suite|bedroom|bath)/iu, 'primary suite'],
  [/^(?:On )?the lower level\b/i, 'lower level'],
  [/^(?:In )?the basement\b/i, 'basement'],
  [
    /^(?:Out|Outside|The (?:[\p{L}-]+ ){0,3}(?:deck|terrace|patio|yard|backyard|garden|balcony)\b)/iu,
    'outside',
  ],
];

function partOf({ text, scope }: StorySentence): Stop['part'] {
  if (scope === 'area') return 'around';
  if (scope === 'building' || /\b(?:building|residents|HOA|co-op)\b/i.test(text)) return 'building';
  return parts.find(([sign]) => sign.test(text))?.[1] ?? 'inside';
}
