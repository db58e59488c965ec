import type { Feature } from '#domain/features/feature.ts';
import { isRoomItself } from '#domain/features/read-spot.ts';
import { isBathFixture } from '#domain/features/read-surroundings.ts';
import { type HomeKind, ownBuilding } from './home-kind.ts';

/** A feature of the façade, or a building in a historical style: not a feature of the home. */
const ornament = /^(?:decorative|ornamental|faux) (?:\w+ )?(?:terrace|balcon|garden|yard)/i;
const alikes = /^[- ]?(?:aesthetic|sensibilit|inspired|influence|flair|feel\b|vibe)/i;
/** "Behind its Queen Anne-style façade": everything behind it may be new. */
const front = /^[-– ]?(?:style |inspired )?(?:fa[cç]ade|exterior|front|stone ?front|brick ?front)\b/i;
const styles: ReadonlySet<string> = new Set([
  'prewar',
  'victorian',
  'craftsman',
  'midcentury',
  'tudor',
  'loft-home',
]);
/** Thousands of square feet of loft aren't a sleeping loft. */
const wholeLoft =
  /\b(?:[\d,]{4,} ?(?:sf|sq\.?(?:uare)?[ -]?f\w+) of|residential|commercial|live[/-]work)(?: \w+)* ?$/i;
/** Plants on a wall, and water with plants in it. */
const otherGarden = /\b(?:wall|water|window|herb|rock|roof|beer|sculpture) ?$/i;
const acrossTheStreet =
  /^[^.;]{0,70}\b(?:across the (?:street|road|avenue|way)|(?:right |just )?next door|around the corner|down the (?:street|block)|in the (?:adjacent|neighboring|adjoining|sister) building)\b/i;
const entryLevels = /^(?:main|first|1st|ground|parlor|entry|penthouse)/;
/** Steps out of a bedroom belong to that bedroom. */
const bedrooms =
  /^(?:primary (?:bedroom suite|bedroom|suite)|(?:guest|second|third|fourth) (?:bedroom|suite))$/;
const outdoorRooms = /^(?:terrace|balcony|deck|patio|porch)$/;

const hookup = /\bhook-?ups? (?:for|to)\b[^.;,]{0,30}$/i;
const cooking = /\b(?:dishwashers?|stovetop|cooktop|ovens?|refrigerator)\b/i;

/** A feature with the place its sentence gives it; undefined if it isn't the home's at all. */
export function placeFeature(feature: Feature, sentence: string, kind: HomeKind): Feature | undefined {
  const text = sentence.replace(/[‘’]/g, "'");
  const at = text.indexOf(feature.matched);
  const [before, after] = at < 0 ? ['', ''] : [text.slice(0, at), text.slice(at + feature.matched.length)];
  if (ornament.test(feature.phrase) || (styles.has(feature.id) && alikes.test(after))) return undefined;
  if (styles.has(feature.id) && front.test(after)) return undefined;
  // The noun after "-acre" is that large, and it may be the neighborhood.
  if (feature.id === 'acreage' && /-acre$/i.test(feature.phrase)) return undefined;
  // "High ceilings up to 10'": how high, a talk can't say from a mere sign, and not all of them are.
  if (feature.id === 'tall-ceilings' && /^[^.;,]{0,20}\bup to \d+(?:\.\d)?\s*'/.test(after)) return undefined;
  if (feature.id === 'loft-space' && wholeLoft.test(before)) return undefined;
  // An apartment may be on the parlor floor of someone's house, but doesn't have one.
  if (feature.id === 'parlor' && !ownBuilding.has(kind)) return undefined;
  if (feature.id === 'garden' && otherGarden.test(before)) return undefined;
  const isInKitchen = feature.spot?.room === 'kitchen' || cooking.test(text);
  // Two sinks next to a dishwasher are in the kitchen.
  if (feature.id === 'double-vanity' && /sinks?$/i.test(feature.matched) && isInKitchen) return undefined;
  if (/^(?:washer-dryer|in-unit-laundry)$/.test(feature.id) && hookup.test(before)) return undefined;
  // Laundry in a building's basement doesn't give the home a basement.
  if (feature.id === 'basement' && !ownBuilding.has(kind) && /\b(?:in|to|from|of) the $/i.test(before))
    return { ...feature, qualifiers: ['shared'] };
  if (feature.topic !== 'place' && feature.qualifiers.length === 0 && acrossTheStreet.test(after))
    return { ...feature, qualifiers: ['nearby'] };
  // Under a skylight, a pool isn't outdoors.
  if (feature.id === 'pool' && feature.qualifiers.length === 0 && isIndoors(before, after))
    return { ...feature, id: 'indoor-pool', topic: 'levels' };
  const where =
    feature.where ??
    roomOf(feature) ??
    othersOf(feature, before) ??
    extentOf(feature, after) ??
    parlorOf(feature, after, kind) ??
    levelOf(feature, after, kind);
  const named = inOpenAir(
    inKitchen(inOne(upTo(feature, before, after), before)),
    `${where ?? ''} ${/^[^.;,]*/.exec(after)?.[0] ?? ''} ${isOutdoors(text, before, after) ? 'from the terrace' : ''}`,
  );
  return where === undefined ? named : { ...named, where };
}

const isIndoors = (before: string, after: string) =>
  /\b(?:indoor|skylit|(?:wellness|spa|lower|cellar|basement) (?:level|floor)|basement|cellar)\b[^.;]{0,60}$/i.test(
    before,
  ) ||
  /^ (?:(?:illuminated|lit|topped|crowned) (?:by|with)|under|beneath|below) (?:an? |the )?(?:[\p{L}-]+ ){0,2}skylights?\b/iu.test(
    after,
  );

/** "A terrace off the primary suite" isn't for everyone's dinner. */
function roomOf({ id, topic, spot }: Feature): string | undefined {
  const room = spot?.isSure ? (spot.room ?? '') : '';
  return topic === 'outside' && outdoorRooms.test(id) && bedrooms.test(room) ? `off the ${room}` : undefined;
}

/** "Each of the secondary bedrooms has closets": the primary one may have none. */
function othersOf({ id, number }: Feature, before: string): string | undefined {
  if (!/^(?:walk-in-closet|closets|custom-closets)$/.test(id) || number !== 'plural') return undefined;
  return otherBedrooms.test(before) ? 'in the other bedrooms' : undefined;
}
const otherBedrooms =
  /\b(?:secondary|additional|other|remaining) (?:[\p{L}-]+ ){0,2}(?:bed ?rooms|suites)\b(?:(?!\b(?:primary|master)\b)[^.;])*$|\b(?:levels?|floors?) (?:house|hold|have|offer|feature|include|contain)s? (?:two|three|four|five) (?:[\p{L}-]+ ){0,2}bed ?rooms,? each (?:with|featuring|having)\b[^.;]*$/iu;

/** "Ceilings up to 10 feet" are lower elsewhere. */
function upTo(feature: Feature, before: string, after: string): Feature {
  if (feature.id !== 'tall-ceilings') return feature;
  const [, feet] =
    /^ (?:heights? )?(?:of |rising |reaching |soaring |that (?:rise|reach|soar) )?up to (\d{1,2}(?:\.\d)?) ?(?:'|[- ]?f(?:ee|oo)?t)/i.exec(
      after,
    ) ?? (/\bup to (?:\p{L}+ )?$/iu.test(before) ? (/(\d{1,2}(?:\.\d)?)/.exec(feature.matched) ?? []) : []);
  return feet ? { ...feature, phrase: `ceilings up to ${feet} feet`, noun: 'ceilings' } : feature;
}

/** High in one room isn't high everywhere, and herringbone in the living room isn't the whole home's floor. */
function extentOf({ id, spot, phrase, number }: Feature, after: string): string | undefined {
  const room = spot?.isSure ? (spot.room ?? '') : '';
  const isEverywhere = /\bthroughout\b/i.test(phrase) || /^[^.;]*\bthroughout\b/i.test(after);
  return extents.test(id) && number !== 'singular' && oneRoom.test(room) && !isEverywhere
    ? `in the ${room}`
    : undefined;
}
/** The rooms a tour starts with, so questions don't need to name them. */
const oneRoom = /^(?:(?:living|great|family) room|foyer)$/;
/** What may cover every room, and would be heard that way. */
const extents =
  /^(?:tall-ceilings|vaulted|coffered|hardwood|engineered-wood|herringbone|bamboo-floors|concrete-floors|tile-floors|heated-floors|crown-molding|millwork|wainscoting|beams|exposed-brick|plaster-medallions|big-windows|facing-windows)$/;

/** A house is tallest on its parlor floor. */
function parlorOf({ id, spot }: Feature, after: string, kind: HomeKind): string | undefined {
  const isParlor = /^parlor/.test(spot?.level ?? '') && !/^[^.;]*\bthroughout\b/i.test(after);
  return ceilings.test(id) && isParlor && ownBuilding.has(kind) ? 'on the parlor floor' : undefined;
}
const ceilings = /^(?:tall-ceilings|vaulted|coffered)$/;

/** Not visible from the couch. */
const inOpenAir = (feature: Feature, place: string): Feature =>
  feature.id === 'views' && fromOutdoors.test(`${place} ${feature.tail ?? ''} ${feature.phrase}`)
    ? { ...feature, topic: 'outside' }
    : feature;
/** "Landscaped with birches and skyline views", "With river views, the roof deck": sentences about the outdoors. */
const isOutdoors = (text: string, before: string, after: string) =>
  planted.test(text) || alFresco.test(before) || (/^with\b/i.test(before) && thenDeck.test(after));
const planted = /^(?:\p{L}+ly )?(?:landscaped|planted) with\b/iu;
const alFresco = /\b(?:barbecues?|bbqs?|grilling|al fresco|sunbathing)\b[^.;]*$/i;
const thenDeck =
  /^[^.;]{0,30}, the (?:[\p{L}-]+ ){0,2}(?:roof ?deck|roof terrace|rooftop|terrace|deck|balcony|patio)\b/iu;
const fromOutdoors = /\bfrom (?:the|a|its|your) (?:\w+ )?(?:roof\w*|terrace|deck|balcony|patio|porch)\b/i;

/** Floors that are always upstairs. */
function levelOf(
  { id, topic, phrase, spot, tail }: Feature,
  after: string,
  kind: HomeKind,
): string | undefined {
  const level = spot?.level;
  if (!(topic === 'living' || isBathFixture(id)) || level === undefined || tail !== undefined)
    return undefined;
  if (entryLevels.test(level) && !(extents.test(id) && /^(?:main|first|1st)/.test(level))) return undefined;
  if (isRoomItself(phrase) || spot?.isSure || /^[^.;]*\bthroughout\b/i.test(after)) return undefined;
  // An apartment on the fourth floor has nothing on other floors.
  if (/floor|story/.test(level) && !ownBuilding.has(kind)) return undefined;
  if (/stairs$/.test(level)) return level;
  // "Third through fifth floors", "the upper-floor bedrooms"
  if (level === 'upper-floor') return 'on the upper floors';
  if (/^(?:second|third|fourth|fifth|sixth|upper|top) (?:floor|level|storie)s$/.test(level))
    return 'on the upper floors';
  return `${/^(?:basement|cellar)$/.test(level) ? 'in' : 'on'} the ${level.replace(/-/g, ' ')}`;
}

const secondOne = /^second (?=(?:terrace|balcony|deck|patio|porch)$)/i;

/** "The living and dining rooms" means one of each, and nobody says "a washer and dryers". */
function inOne(feature: Feature, before: string): Feature {
  // "Custom kitchens have wood islands" is about all apartments; this one has one kitchen.
  const isOfMany = feature.id === 'island' && feature.count === undefined && /\bkitchens\b/i.test(before);
  if (isOfMany && feature.number === 'plural')
    return { ...feature, phrase: feature.phrase.replace(/s$/, ''), noun: 'island', number: 'singular' };
  const isOne =
    (feature.phrase === 'dining rooms' || feature.phrase === 'washer and dryers') &&
    feature.count === undefined;
  if (isOne) return { ...feature, phrase: feature.phrase.slice(0, -1), number: 'singular' };
  // "The garden and parlor levels" are one of each, too.
  if (feature.id === 'parlor' && /s$/.test(feature.phrase) && / and $/i.test(before))
    return { ...feature, phrase: feature.phrase.slice(0, -1), noun: 'parlor floor', number: 'singular' };
  // If the first hasn't been mentioned, a second one is just one.
  const phrase = feature.phrase.replace(/^in unit /, 'in-unit ').replace(secondOne, '');
  return { ...feature, phrase };
}

/** A kitchen open to the dining room keeps its pantry. */
const inKitchen = (feature: Feature): Feature =>
  feature.topic === 'kitchen' && /^dining/.test(feature.spot?.room ?? '')
    ? { ...feature, spot: { ...feature.spot, room: 'kitchen', isSure: false } }
    : feature;
