import { splitSentences } from '../../english/sentences/rules.ts';
import { withoutPlans } from '../../features/read-plans.ts';
import { homeKind } from '../../listings/content/describe-home.ts';
import type { Listing } from '../../listings/queries.ts';
import { storedFacts } from '../../listings/stored-facts.ts';
import { buildFactSheet } from '../../script/facts/build-fact-sheet.ts';
import { cleanSourceText } from '../../script/facts/clean-source-text.ts';
import { disputedFields } from '../../script/facts/disputed-fields.ts';
import { factNames } from '../../script/facts/noted-facts.ts';
import { readHome } from '../../script/home.ts';
import type { FactSheet } from '../../script/schema.ts';
import { losesName } from '../facts/calm-story.ts';
import type { HomeFacts } from '../facts/home-facts.ts';
import { quietText, shoutedPlaces } from '../facts/quiet-text.ts';
import { saidNeighborhood } from '../facts/said-neighborhood.ts';
import { amenityList } from './amenity-list.ts';
import { buildingOfPage, isNamedBuilding } from './building-name.ts';
import { unitsIn, withBuildingTraits } from './building-traits.ts';
import { denseCities } from './data/hook-classes.ts';
import { figuresAsSaid } from './figures-as-said.ts';
import { isCostly } from './grand-first.ts';
import { homeCredit } from './home-credit.ts';
import { type HomeLimit, readLimits } from './home-limits.ts';
import { homeNoun, saidKind } from './home-noun.ts';
import { type HomeTraits, noTraits, readTraits } from './home-traits.ts';
import type { Setting } from './hook-worth.ts';
import { inOnePlace, nameNeighborhood, neighborhoodOfBuilding } from './name-neighborhood.ts';
import { namePrimary } from './name-primary.ts';
import { nearbyPlaces } from './nearby-places.ts';
import {
  buildingPoints,
  everydayPoints,
  insidePoints,
  minHook,
  type NotablePoint,
  notablePoints,
} from './notable-points.ts';
import { isLeased } from './of-part.ts';
import { countsBaths, countsParts, isOtherSize } from './other-counts.ts';
import { type PlacedThing, placedThings } from './placed-things.ts';
import { isClaimed, rareClaims } from './rare-claims.ts';
import { readStory, type StorySentence } from './read-story.ts';
import { saysReplacedFact } from './replaced-facts.ts';
import { saysOtherSize } from './says-other-size.ts';
import { sharpPoints } from './sharp-points.ts';
import { type UnitMix, unitMix, unitsSaid } from './unit-mix.ts';

/** What the listing says about a home in its own words. */
export type HomeStory = {
  sentences: readonly StorySentence[];
  points: readonly NotablePoint[];
  /** Plainer things, for a line with nothing rarer. */
  everyday: readonly NotablePoint[];
  /** The home's contents, plainly: for a list when no sentence is left. */
  inside: readonly NotablePoint[];
  /** The building's shared amenities. */
  building: readonly NotablePoint[];
  /** What a walk through the home comes by, part by part. */
  things: readonly PlacedThing[];
  /** What the homes in a building are, if the listing says it of all of them. */
  mix: UnitMix | null;
  /** Named places that the listing says are close. */
  nearby: readonly string[];
  neighborhood: string | null;
  /** What every description of the home must include. */
  limits: readonly HomeLimit[];
  /** The term for several homes at one address, if the page treats them as one. */
  several: string | null;
  /** The description's word for the home, if the page is less specific. */
  kind: string | null;
  /** What people would call it: "corner loft"; null if only its class is known. */
  noun: string | null;
  /** The designer, in a form that follows its name: "designed by Ada Quill". */
  credit: string | null;
  /** What sets it apart, and its location. */
  traits: HomeTraits;
  /** Page fields that the description contradicts; we use neither. */
  disputed: ReadonlySet<string>;
  /** What is rare in its area. */
  setting: Setting;
};

export const noStory: HomeStory = {
  sentences: [],
  points: [],
  everyday: [],
  inside: [],
  building: [],
  things: [],
  mix: null,
  nearby: [],
  neighborhood: null,
  limits: [],
  several: null,
  kind: null,
  noun: null,
  credit: null,
  traits: noTraits,
  disputed: new Set(),
  setting: { isDense: false, isHouse: false },
};

/** The facts, except those the description contradicts and those that count the rooms of several homes. */
export function undisputed(
  facts: HomeFacts,
  {
    disputed,
    several,
    kind,
    neighborhood,
  }: Pick<HomeStory, 'disputed' | 'several' | 'kind' | 'neighborhood'>,
): HomeFacts {
  const isSeveral =
    several !== null && /^(?:single-family home|townhouse|multi-family property)$/.test(facts.kind);
  const units = isSeveral ? unitsIn(several, facts.description ?? '') : null;
  // A studio has no bedroom, even if the page counts one.
  const hasStudios = units !== null && /\bstudios?\b/i.test(facts.description ?? '');
  return {
    ...facts,
    ...figuresAsSaid(facts),
    story: facts.story && inOnePlace(namePrimary(facts.story, facts.story), facts.city, neighborhood),
    ...(units !== null && { units }),
    ...((isSeveral || facts.kind === 'multi-family property') && {
      beds: null,
      // It could also be one of the two homes.
      ...((facts.beds ?? 0) > 2 && !hasStudios ? { bedsInAll: facts.beds } : { baths: null }),
    }),
    ...(disputed.has('beds') && {
      beds: null,
      bedsInAll: null,
      ...((facts.beds ?? 0) > 1 && !countsBaths(facts) && { baths: null }),
    }),
    ...(kind !== null && /^(?:home|condo)$/.test(facts.kind) && { kind }),
    ...(isSeveral && { kind: several }),
    ...(disputed.has('yearBuilt') && { yearBuilt: null }),
    ...(disputed.has('sqft') && { sqft: null }),
  };
}

/** A description that gives another year, even off by one. */
function otherYear(text: string, year: number | null): boolean {
  const years = [...text.matchAll(dated)].map(([, found, other, about]) => Number(found ?? other ?? about));
  // A mill converted to lofts is older than the conversion.
  if (year !== null && year >= convertedSince && conversion.test(text)) return true;
  return year !== null && years.length > 0 && !years.includes(year);
}

const convertedSince = 1990;
const conversion =
  /\b(?:loft|warehouse|factory|church|school|firehouse|adaptive[- ]reuse) conversion\b|\bconverted (?:warehouse|factory|church|firehouse|mill)\b/i;

const dated =
  /\b(?:built|constructed|erected|designed|circa|dating|dates|completed)\b[^.]{0,60}?\b(1[789]\d\d|20[0-2]\d)\b|\b(1[789]\d\d) (?:[\w-]+ ){0,5}(?:townhouse|mansion|brownstone|greystone|cooperative|co-op|condominium|warehouse|factory)\b|\bc(?:irca|a)?\.? ?(1[789]\d\d)\b/gi;

/** "This 9-unit building", "two-flat", "mixed-use building". */
function severalHomes(text: string): string | null {
  if (/\bmixed[- ]use (?:building|property)\b/i.test(text)) return 'mixed-use building';
  const [, count] =
    /(?<!\b(?:formerly|previously|once|originally|former)\b[^.]{0,40})\b(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)[- ](?:unit|family|flat)\b(?: [\w-]+){0,4}? (?:building|property|home|house|townhouse|brownstone|greystone)\b/i.exec(
      text,
    ) ?? [];
  if (count && !/^(?:1|one)$/i.test(count)) return `${count.toLowerCase()}-unit building`;
  return /\b(?:two|three|2|3)[- ]flat\b/i.test(text) ? 'multi-unit building' : null;
}

/** What we know about a home; an all-caps description is read as if it were in normal case. */
function quietSheet(listing: Listing): { sheet: FactSheet; isShouted: boolean } {
  const reading = storedFacts(listing);
  const given = reading?.description.value ?? '';
  const quiet = quietText(given, listing.city, factNames(listing));
  const isShouted = quiet !== given;
  return {
    sheet: buildFactSheet({
      listing,
      ...(reading &&
        isShouted && { reading: { ...reading, description: { ...reading.description, value: quiet } } }),
    }),
    isShouted,
  };
}

const withoutApartment = (text: string) =>
  splitSentences(text)
    .filter(
      (sentence) => !/\b(?:separate|downstairs|duplex|garden|rental|in-law) apartment\b/i.test(sentence),
    )
    .join(' ');

const stories = new WeakMap<Listing, HomeStory>();

/** A listing's story; read once, although every part of a kit asks for it. */
export function homeStory(listing: Listing): HomeStory {
  const known = stories.get(listing);
  if (known) return known;
  const { sheet, isShouted } = quietSheet(listing);
  const home = readHome(sheet);
  const limits = readLimits(sheet.text ?? '');
  const there = withoutPlans(sheet.text ?? '');
  const kind = saidKind(sheet.text ?? '') ?? homeKind(listing.propertyType);
  const setting = {
    isDense: denseCities.has(listing.city),
    isHouse: /^(?:single-family home|townhouse)$/.test(kind),
    isCostly: isCostly(listing.price),
  };
  const several = severalHomes(there);
  const isBuilding = kind === 'multi-family property' || (several !== null && setting.isHouse);
  const noun = homeNoun(kind, there, home.features);
  // Features mentioned in sales talk exist all the same.
  const remarks = sheet.facts.filter(({ field }) => field === 'remark' || field === 'mention');
  const shared = setting.isHouse ? new Set<string>() : amenityList(sheet.text ?? '');
  const ofAll = new Set(remarks.filter(({ source }) => shared.has(source.excerpt)).map(({ id }) => id));
  const told = {
    features: home.features.map((feature) =>
      ofAll.has(feature.factId) && feature.qualifiers.length === 0
        ? { ...feature, qualifiers: ['shared' as const] }
        : feature,
    ),
    remarks,
    text: cleanSourceText(there),
  };
  const read = readTraits(told.text, {
    isHouse: setting.isHouse || kind === 'multi-family property',
    city: listing.city,
    noun,
  });
  const page = buildingOfPage(home.fact('neighborhood')?.value, setting);
  const traits = isNamedBuilding(read.building) || !page ? read : { ...read, building: page };
  const parking = storedFacts(listing)?.parking.value;
  const isOwn = ({ id }: NotablePoint) => !isLeased(id, String(parking ?? ''));
  const points = sharpPoints(
    [...notablePoints(told, setting), ...everydayPoints(told, setting)].filter(isOwn),
    told.text,
    setting.isHouse,
  ).filter(({ said }) => !traits.claims.some((claim) => isClaimed(claim, said)));
  const isPlanned = limits.some(({ said }) => /planned/.test(said));
  const neighborhood =
    nameNeighborhood(sheet.text ?? '', listing.city) ??
    neighborhoodOfBuilding(traits.building, sheet.text ?? '', listing.city) ??
    saidNeighborhood(home.fact('neighborhood')?.value);
  // A house with an apartment counts the apartment's rooms separately.
  const rooms = setting.isHouse ? withoutApartment(sheet.text ?? '') : (sheet.text ?? '');
  const story: HomeStory = {
    setting,
    sentences: readStory(
      sheet,
      [...factNames(listing), ...shoutedPlaces(sheet.text ?? '', listing.city)],
      setting,
    )
      .map((one) => ({
        ...one,
        text: inOnePlace(namePrimary(one.text, told.text), listing.city, neighborhood),
        isWhole: one.isWhole && !saysOtherSize(one.text, listing.sqft),
      }))
      .filter(({ text }) => !saysReplacedFact(listing, text) && !(isShouted && losesName(text, listing.city)))
      .filter(
        ({ text }) => !isPlanned || /\b(?:is|are|has|offers|plans?|proposed|located|building)\b/i.test(text),
      ),
    // If a renovation is only planned, we can't tell which features exist yet.
    points: isPlanned ? [] : points.filter(({ notability }) => notability >= minHook),
    everyday: isPlanned ? [] : points.filter(({ notability }) => notability < minHook),
    inside: isPlanned ? [] : insidePoints(told).filter(isOwn),
    building: isPlanned || setting.isHouse ? [] : buildingPoints(told),
    // Whose a thing is can't be told where several homes are sold together.
    things:
      isPlanned || isBuilding
        ? []
        : placedThings({ ...told, parking: String(parking ?? '') }, setting, points),
    mix: isBuilding && !isPlanned ? unitMix(there, unitsSaid(there)) : null,
    nearby: nearbyPlaces(home.features, neighborhood, listing.city),
    neighborhood,
    limits,
    several,
    kind: saidKind(sheet.text ?? ''),
    credit: homeCredit(home.features, setting.isHouse, there),
    noun,
    // For a home to be renovated, approved plans are a fact.
    traits: isPlanned
      ? { ...noTraits, claims: rareClaims(sheet.text ?? '').filter((claim) => / plans /.test(claim)) }
      : isBuilding
        ? withBuildingTraits(traits, sheet.text ?? '')
        : traits,
    disputed: new Set([
      ...[...disputedFields(sheet.facts, rooms, rooms)].filter(
        (field) => field !== 'beds' || !countsParts(sheet.text ?? '', listing, isBuilding),
      ),
      ...(isOtherSize(sheet.text ?? '', listing.sqft) ? ['sqft'] : []),
      // A junior one-bedroom is less than a one-bedroom.
      ...(otherYear(sheet.text ?? '', listing.yearBuilt) ? ['yearBuilt'] : []),
      // Rooms that two homes would have together belong to neither.
      ...(limits.some(({ said }) => /not combined/.test(said)) ? ['beds'] : []),
      ...(/\b(?:junior|jr\.?)[ -](?:one|two|1|2)/i.test(sheet.text ?? '') ? ['beds'] : []),
    ]),
  };
  stories.set(listing, story);
  return story;
}
