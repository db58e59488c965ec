import type { Feature, FeatureTopic } from '#domain/features/feature.ts';
import { isRoomItself } from '#domain/features/read-spot.ts';
import { type HomeKind, ownBuilding } from './home-kind.ts';

/** A feature as it applies to this kind of home: who owns it, and how much it's worth mentioning. */
export function fitFeature(feature: Feature, kind: HomeKind, sentence: string): Feature {
  const fitted = asBuildingElevator(asShared(asIncluded(withFigure(feature), sentence), kind, sentence));
  return asHouseElevator(fitted, ownBuilding.has(kind) || isInHome(fitted, sentence));
}

/** Storage that comes with the unit isn't a shared room. */
const asIncluded = (feature: Feature, sentence: string): Feature =>
  /^bike-(?:storage|room)$/.test(feature.id) &&
  feature.qualifiers.length === 0 &&
  comesAlong.test(sentence.split(feature.matched)[1] ?? '')
    ? { ...feature, topic: 'levels' }
    : feature;
const comesAlong = /^[^.;]{0,30}\bincluded with (?:the|this|your) (?:unit|home|condo|apartment|residence)\b/i;

const indoors: ReadonlySet<FeatureTopic> = new Set([
  'living',
  'dining',
  'kitchen',
  'bedrooms',
  'baths',
  'laundry',
  'systems',
]);

/**
 * In a building with many homes, a pool is shared unless the listing calls it private. Whatever is in a house belongs
 * to the house, even if listed under "amenities".
 */
function asShared(feature: Feature, kind: HomeKind, sentence: string): Feature {
  const isInside = feature.id === 'garage' || indoors.has(feature.topic);
  if (isInside && ownBuilding.has(kind) && isOnlyShared(feature) && !saysShared(feature))
    return { ...feature, qualifiers: [] };
  const isCommon = /^(?:pool|hot-tub|fire-pit|outdoor-kitchen|courtyard|sauna|garden|roof-deck|yard)$/.test(
    feature.id,
  );
  const isBeside = besideIt.test(sentence.split(feature.matched)[0] ?? '');
  const isInRoom =
    (ownRooms.test(feature.spot?.room ?? '') && !isBeside) ||
    (feature.id === 'outdoor-kitchen' && onTerrace.test(sentence.split(feature.matched)[0] ?? ''));
  if (
    !isCommon ||
    isInRoom ||
    ownBuilding.has(kind) ||
    feature.qualifiers.length > 0 ||
    /private|own\b|\bgarage\b/i.test(feature.phrase) ||
    isAmongOwn(feature, sentence) ||
    isOfHome(feature, sentence)
  )
    return isOnlyShared(feature) ? withoutPrivate(feature) : feature;
  return { ...feature, qualifiers: ['shared'] };
}

/** After the unit's washer and closets, a roof deck isn't clearly the building's. */
const isAmongOwn = ({ matched }: Feature, sentence: string) =>
  /\b(?:in[- ]unit|private (?:garage|balcony|terrace|parking|deck|patio)|closet space)\b[^.;]*,[^.;]*$/i.test(
    sentence.split(matched)[0] ?? '',
  ) && !/\b(?:building|residents|amenit\w+|shared|common|association)\b/i.test(sentence);

/** "This condo has a roof deck", "a private 600-foot roof deck": the sentence says whose it is. */
function isOfHome({ id, matched }: Feature, sentence: string): boolean {
  const [before = ''] = sentence.split(matched);
  if (id === 'pool') return privatePool.test(before);
  if (!/^(?:roof-deck|garden|yard|outdoor-kitchen|fire-pit|hot-tub)$/.test(id)) return false;
  return privateOne.test(before) || (homeHas.test(before) && !everybodys.test(sentence));
}
const privateOne = /\b(?:private|exclusive)\b[^.;]{0,40}$/i;
/** A pool is usually shared, so a private owner must be explicit, not just in the same list. */
const privatePool =
  /\bprivate (?:[\p{L}\d'’-]+ ){0,4}$|\bprivate (?:[\p{L}\d'’-]+ ){0,6}(?:with|featuring|has|offers|includes) (?:its own |an? )?(?:[\p{L}\d'’-]+ ){0,4}$/iu;
const homeHas =
  /\b(?:(?:this|your|the) (?:[\p{L}\d,'’/-]+ ){0,6}?|-bed(?:room)?[, ](?:[\p{L}\d,'’/-]+ ){0,6}?)(?:home|condo|unit|apartment|penthouse|duplex(?:-up|-down)?|triplex|loft|residence)\b[^.;]{0,60}\b(?:with|offers?|featur\w+|has|includ\w+|boasts?)(?: [\p{L}\d'’-]+){0,5} $/iu;
const everybodys =
  /\b(?:building|residents?|amenit\w+|shared|common|communal|community|association|elevator|gym|fitness|bike|door ?m[ae]n|concierge|lobby|access)\b/i;

/** A key to the building's elevator doesn't make it private. */
const asBuildingElevator = (feature: Feature): Feature =>
  feature.id === 'private-elevator' && isOnlyShared(feature)
    ? { ...feature, id: 'elevator', topic: 'shared', notability: 3 }
    : feature;

/** A yard private to the building is still shared by its residents. */
const withoutPrivate = (feature: Feature): Feature => ({
  ...feature,
  phrase: feature.phrase.replace(/\bprivate /i, ''),
});

/** A balcony above the pool, a door to the garden: doesn't say whose they are. */
const besideIt = /\b(?:above|over|beside|by|near|from|to|overlooking|facing) the (?:\p{L}+ )?$/iu;

/** A kitchen isn't inside a room, but it may have a terrace. */
const onTerrace = /\b(?:terraces?|balcon(?:y|ies))\b[^.;]*$/i;

const isOnlyShared = ({ qualifiers }: Feature) => qualifiers.length === 1 && qualifiers[0] === 'shared';

/** Nobody shares what's in a bedroom. */
const ownRooms =
  /\b(?:primary|bedroom|bath|suite|living|family|great|dining|kitchen|library|den|balcony|terrace)s?\b/;

const saysShared = ({ matched, phrase }: Feature) =>
  /\b(?:shared|common|communal|community|building)\b/i.test(`${matched} ${phrase}`);

/** "An internal elevator", "the triplex has an elevator": the neighbors don't share it. */
const isInHome = ({ id, matched }: Feature, sentence: string) =>
  id === 'elevator' && ridesInside.test(sentence.split(matched)[0] ?? '');
const ridesInside =
  /\b(?:internal|in-home|in-residence|in-unit) $|\b(?:this|the|your) (?:house|townhouse|triplex|maisonette)(?: also)? (?:has|features|offers|includes|boasts|comes with) (?:an?|its own) (?:\p{L}+ ){0,2}$/iu;

/** In a house, an elevator connects the floors; it isn't the way in. */
const asHouseElevator = (feature: Feature, isInside: boolean): Feature =>
  /^(?:private-)?elevator$/.test(feature.id) && feature.qualifiers.length === 0 && isInside
    ? {
        ...feature,
        id: 'house-elevator',
        topic: 'levels',
        phrase: 'elevator',
        noun: 'elevator',
        notability: 4,
      }
    : feature;

/** Downstairs things go with that level: its bar isn't the kitchen's, and its sauna isn't the bath's. */
export function onLowerLevel(feature: Feature, sentence: string): Feature {
  const isMoved =
    /^(?:sauna|steam-shower|guest-suite)$/.test(feature.id) ||
    /\bdressing rooms?$/i.test(feature.matched) ||
    (feature.topic === 'kitchen' && !/\bkitchen/i.test(sentence));
  const moved: Feature =
    isMoved && feature.qualifiers.length === 0 ? { ...feature, topic: 'levels' } : feature;
  return goesOn.test(sentence) && isDownThere(feature) ? { ...moved, where: 'downstairs' } : moved;
}

/** Only additions to the lower level are certainly there. */
const goesOn = /^(?:there(?:['’]s| is| are) also|it also|also|plus|down here|this (?:level|floor))\b/i;
/** A heated floor downstairs isn't the whole home's. */
const isDownThere = ({ topic, where, tail, spot, phrase }: Feature) =>
  topic === 'living' &&
  where === undefined &&
  tail === undefined &&
  spot?.level === undefined &&
  !spot?.isSure &&
  !isRoomItself(phrase) &&
  !/\bthroughout\b/i.test(phrase);

/** The upper duplex's washer isn't the whole house's. */
export const inPart = (feature: Feature, part: string | undefined): Feature =>
  part !== undefined && indoors.has(feature.topic) && /^$|^in the \w+ room$/.test(feature.where ?? '')
    ? { ...feature, where: `in the ${part}` }
    : feature;

/** Figures are memorable: eleven-foot ceilings, three fireplaces. */
const withFigure = (feature: Feature): Feature =>
  /\d-foot\b/.test(feature.phrase) || (feature.count !== undefined && counted.test(feature.id))
    ? { ...feature, notability: Math.min(feature.notability + 1, 5) }
    : feature;
const counted = /^(?:(?:wood-|gas-)?fireplace|terrace|skylight|balcony)$/;

/** A gym is shared only if there's a building to share. */
export function isMisplaced({ id, topic, qualifiers }: Feature, kind: HomeKind): boolean {
  if (id === 'private-elevator' || id === 'shared-laundry') return ownBuilding.has(kind);
  if (topic !== 'shared' || !ownBuilding.has(kind)) return false;
  return kind !== 'townhouse' || !qualifiers.includes('shared');
}
