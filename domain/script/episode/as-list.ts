import { joinList } from '#domain/english/join-list.ts';
import type { Feature } from '#domain/features/feature.ts';
import { shortName, tellFeature } from '#domain/features/tell-feature.ts';
import type { Home } from '../home.ts';
import type { Beat } from './beats.ts';
import { openingQuestion } from './opening-question.ts';
import { isStated } from './statements.ts';
import { atHome } from './tell-line.ts';
import type { Telling } from './telling.ts';

/** A listener remembers three items, or four shared ones; a short listing saves its material with two. */
const [maxListed, maxListedOfFew, maxShared, maxListWords] = [3, 2, 4, 15];
const manyWords = 360;

/** As many features as a listener can remember, best first. */
export function asList(
  features: readonly Feature[],
  home: Home,
  named: readonly Feature[],
  { name }: Pick<Beat, 'name'>,
  isMore: boolean,
): Telling {
  const chosen: Feature[] = [];
  const most = name === 'building' ? maxShared : home.wordCount < manyWords ? maxListedOfFew : maxListed;
  let words = 0;
  for (const feature of features) {
    const count = tellFeature(feature).split(' ').length;
    const isFull = chosen.length >= most || words + count > maxListWords;
    if (chosen.length > 0 && (isFull || repeats(feature, chosen) || !isOfSameYear(feature, chosen))) continue;
    chosen.push(feature);
    words += count;
  }
  // "A roof deck with grills and an elevator" would put the elevator on the deck.
  if (name === 'building') chosen.sort((a, b) => Number(a.tail !== undefined) - Number(b.tail !== undefined));
  // "Beams and French doors in the den": things in the same place can share its name.
  const isOnePlace =
    chosen.length > 1 && chosen.every(({ where }) => where !== undefined && where === chosen[0]?.where);
  const said = (feature: Feature, at: number) =>
    isOnePlace && at < chosen.length - 1 ? tellFeature(withoutPlace(feature)) : inFull(feature);
  const inFull = (feature: Feature) =>
    named.some(({ id }) => id === feature.id) ? `the ${shortName(feature)}` : tellFeature(feature);
  return {
    // A closet doesn't say what the bedrooms are like.
    opener: isMore
      ? `else-${name}`
      : name === 'rooms' && chosen.every(isCloset)
        ? 'open-closets'
        : name === 'baths' && chosen.every(isEnsuite)
          ? 'open-ensuite'
          : openingQuestion(name, chosen),
    // A question about where people eat wants a place, not what else there is.
    parts: [
      ...(isMore || name !== 'laundry' ? [] : atHome(joinList(chosen.map(said)))),
      isMore && name !== 'dining' ? `tell-${name === 'building' ? 'building-' : ''}more` : `tell-${name}`,
    ],
    isMore,
    words: {
      list: {
        text: joinList(chosen.map(said))
          .replace(/ in the building\b/g, name === 'building' ? '' : '$&')
          .replace(fromThere, '$1 with $2'),
        factIds: chosen.map(({ factId }) => factId),
      },
      theres: { text: chosen[0]?.number === 'plural' ? 'there are' : "there's", factIds: [] },
    },
    features: [...chosen, ...chosen.flatMap((feature) => innerOf(feature, home))],
  };
}

/** "A new roof and a boiler from 2023": a listener hears 2023 for both. */
const isOfSameYear = (feature: Feature, chosen: readonly Feature[]) =>
  chosen.every((one) => yearOf(one) === yearOf(feature));
const yearOf = (feature: Feature) => / from (\d{4})$/.exec(tellFeature(feature))?.[1];

/** One bath of several says nothing about the others. */
const isEnsuite = ({ id, phrase }: Feature) => id === 'ensuite' || /\ben[- ]?suite\b/i.test(phrase);
/** "A balcony and lake views from the balcony" is one item with a view. */
const fromThere = /\b(\p{L}+) and ([^,]*?\b(?:views|vistas)\b[^,]*?) from the (?:roof )?\1$/u;
export const isCloset = ({ id, where }: Feature) =>
  (where === undefined || where === 'in the other bedrooms') &&
  /^(?:walk-in-closet|closets|custom-closets|linen-closet)$/.test(id);
const withoutPlace = ({ where: _, tail: __, ...feature }: Feature): Feature => feature;

/** "A washer and a laundry room with a washer": use a noun once per breath. */
function repeats(feature: Feature, chosen: readonly Feature[]): boolean {
  const nouns =
    tellFeature(feature)
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [];
  const said = new Set(
    chosen.flatMap(
      (one) =>
        tellFeature(one)
          .toLowerCase()
          .match(/\p{L}{4,}/gu) ?? [],
    ),
  );
  const head = (feature.noun.toLowerCase().split(' ').at(-1) ?? '').replace(/s$/, '');
  return (
    said.has(head) ||
    said.has(`${head}s`) ||
    (/^(?:in-unit-laundry|washer-dryer|laundry-room)$/.test(feature.id) &&
      nouns.some((noun) => said.has(noun) || said.has('laundry') || said.has('washer')))
  );
}

/** The feature whose tail names this one and covers both: "a library with a fireplace". */
export const outerOf = (inner: Feature, home: Home) =>
  home.features.find(
    (feature) =>
      inner.tailOf === feature.id &&
      feature.factId === inner.factId &&
      feature.tail !== undefined &&
      feature.where === undefined &&
      feature.qualifiers.join() === inner.qualifiers.join() &&
      !isStated(feature),
  );
const innerOf = ({ id, factId, tail }: Feature, home: Home) =>
  tail === undefined
    ? []
    : home.features.filter(
        (feature) => feature.tailOf === id && feature.factId === factId && feature.qualifiers.length === 0,
      );

/** Every home has counters; only their kind is worth mentioning. */
export function isBare({ id, phrase, noun }: Feature): boolean {
  const isPlain =
    phrase === noun ||
    /^kitchen cabinet/.test(phrase) ||
    phrase.split(' ').length === 1 ||
    plainRoom.test(phrase);
  return (everyday.has(id) && isPlain) || id === 'open-kitchen' || id === 'renewed-kitchen';
}

const plainRoom =
  /^(?:(?:large|spacious|oversized|generous|huge) )?(?:primary|main|principal) (?:bath(?:room)?|suite|bedroom(?: suite)?)$/;

const everyday: ReadonlySet<string> = new Set(
  'primary-suite ensuite counters appliances cabinets backsplash primary-bath closets carpet driveway tile-floors coat-closet eat-in open-kitchen windowed-kitchen galley original-details tub foyer staircase linen-closet dining-area formal-dining'.split(
    ' ',
  ),
);
