import type { Feature } from './feature.ts';
import { ownsBath, withoutRoutes } from './read-spot.ts';

const rooms =
  /\b(primary (?:bed ?room )?(?:suite|bed ?room|bath(?:room)?)|master (?:suite|bed ?room|bath(?:room)?)|guest (?:suite|house|bed ?room)|(?:second|2nd) bed ?room|bed ?rooms?|en-?suite(?! bed| guest)(?: bath(?:room)?)?|bath(?:room)?s?|powder room|closets?|dining room|living (?:room|area|space)|family room|great room|kitchen|library|office|studio|coach house|carriage house|roof(?:top)?(?: ?deck| terrace)?|terrace|deck|patio|balcony|lower level|basement|garden level|lobby|courtyard|mud ?room|laundry room|foyer|parlor(?! windows?\b))\b/gi;
const madeForKitchens: ReadonlySet<string> = new Set(['cabinets', 'counters', 'backsplash', 'appliances']);
/** If these belong to one room only, mention them with that room. */
const placed: ReadonlySet<string> = new Set(
  'fireplace wood-fireplace gas-fireplace decorative-fireplace built-ins french-doors tall-ceilings vaulted coffered beams skylight bay-window exposed-brick crown-molding millwork views big-windows wall-of-windows wet-bar heated-floors'.split(
    ' ',
  ),
);
/** "This one-bedroom apartment" means the whole home. */
const counted =
  /\b(?:\w+|\d)[- ]bed(?:room)?(?:,? \w+[- ]bath(?:room)?)?[- ](?=apartment|home|condo|residence|unit|co-?op|house)/gi;
/** "2 bed, 1 bath" counts rooms; it puts nothing in them. */
const countedRooms =
  /\b(?:\d(?:\.\d)?|(?:one|two|three|four|five|six)(?:[- ]and[- ]a[- ]half)?)[- ](?:(?:full|half|more|additional|other|large|spacious) )*(?:bed|bath)(?:room)?s?\b/gi;
/** "A half bath and French doors": two list items, not one inside the other. */
const beside = /^,? ?(?:and|plus|&) (?:\w+ ){0,2}$/i;
/** "The living and dining room" is the main room. */
const combined = /\bliving(?:,| and| &|\/| ?\/ ?)+ ?dining\b/i;
/** After these, a sentence may turn to another room. */
const otherClause = /;|,? \bwhile\b|\bthroughout\b/i;
const cooking =
  /\b(?:kitchen|cook\w*|chef|culinary|counter\w*|appliances?|island|range|stove|refrigerator|backsplash|quartz|granite|stainless)\b/i;
/** Counters next to a tub belong to the bath. */
const washing = /\b(?:vanit(?:y|ies)|basins?|(?:bath)?tub|shower|mirror)\b/i;
const kitchenOnly =
  /\b(?:kitchen|cook\w*|chef|culinary|appliances?|island|range|stove|refrigerator|dishwasher|oven)\b/i;
const outdoors = /^(?:roof|terrace|deck|patio|balcony|courtyard)/i;

/** Where a feature is, by the last room the sentence mentioned; `undefined` drops the feature. */
export function placeInHome(feature: Feature, textBefore: string, sentence: string): Feature | undefined {
  if (ownedByOther.test(textBefore)) return feature;
  const clause = withoutRoutes(textBefore).split(otherClause).at(-1) ?? '';
  const home = clause.replace(counted, ' ').replace(countedRooms, ' ');
  const named = [...home.matchAll(rooms)].at(-1);
  const isBeside = named && beside.test(home.slice(named.index + named[0].length));
  const room =
    isBeside || combined.test(home)
      ? undefined
      : named?.[1]
          ?.toLowerCase()
          .replace('2nd', 'second')
          .replace(/^en-?suite.*$/, 'bath');
  if (feature.id === 'cabinets' && !room && !cooking.test(sentence)) return undefined;
  if (madeForKitchens.has(feature.id) && !room && washing.test(sentence) && !kitchenOnly.test(sentence))
    return undefined;
  if (feature.id === 'staircase' && isOutdoors(textBefore, sentence.slice(textBefore.length)))
    return undefined;
  const outdoor = ofOpenAir(feature, textBefore) ?? offRooms(feature) ?? bathOfSuite(feature, textBefore);
  if (outdoor) return outdoor;
  const moved = topicBySpot(feature);
  if (moved) return { ...feature, topic: moved };
  if (!room || /throughout/.test(feature.phrase)) return feature;
  if (madeForKitchens.has(feature.id)) return room === 'kitchen' ? feature : undefined;
  if (feature.where !== undefined || !placed.has(feature.id)) return feature;
  const before = home.slice(0, named?.index ?? 0);
  const outside = inTheOpen(feature, room, home.slice(before.length + room.length));
  if (outside) return outside;
  // "Brass in the baths, tall ceilings, millwork" lists what the home has.
  const isListed = home.slice((named?.index ?? 0) + room.length).includes(',');
  if (/^bath/.test(room) && isListed && !inBaths.has(feature.id)) return feature;
  const where = inBedrooms(before, room) ?? inBath(before, room) ?? wordsFor(room, feature.id === 'views');
  return where === undefined ? feature : { ...feature, where, ...topicAt(feature, room) };
}

/** "A primary suite and saltwater pool lit by a skylight": the skylight is the pool's, not the suite's. */
const ownedByOther =
  /\band (?:an? |the )?(?:[\p{L}-]+ ){1,3}(?:illuminated|lit|brightened|topped|crowned|capped|warmed|flanked) (?:by|with) (?:an? |the )?(?:[\p{L}-]+ ){0,2}$/iu;

const has =
  /^,? (?:(?:graced|anchored|warmed) by|with|featuring|has|includes|complete with) (?:an? |its own )?(?:[\p{L}-]+ ){0,3}$/iu;

/** "A courtyard with a fireplace": the fireplace isn't indoors. */
function inTheOpen(feature: Feature, room: string, between: string): Feature | undefined {
  if (!/fireplace$/.test(feature.id) || !outdoors.test(room) || !has.test(between)) return undefined;
  const place = /^(?:courtyard|garden)/.test(room)
    ? `in the ${room}`
    : `on the ${room.replace(/^rooftop$/, 'roof')}`;
  return { ...feature, topic: 'outside', where: place.replace('roofdeck', 'roof deck') };
}

/** The steps to the garden aren't an entrance. */
const isOutdoors = (before: string, from: string) =>
  /\b(?:external|exterior|outdoor|outside) (?:\p{L}+ )?$/iu.test(before) ||
  /^(?:[\p{L}-]+ ){0,3}stair(?:case|way)s?,? (?:and (?:an? )?(?:terrace|deck|patio)|(?:\p{L}+ )?(?:down |out )?(?:in)?to (?:the|an?|your) (?:[\p{L}-]+ ){0,2}(?:garden|yard|backyard|patio))\b/iu.test(
    from,
  );

const owns = /\b(?:with|featur\w+|has|includ\w+|offers?|boasts?|complete)\b/i;

/** A terrace isn't in a bedroom. */
const offRooms = (feature: Feature): Feature | undefined =>
  feature.topic === 'outside' && feature.where?.startsWith('in ') && / of the /.test(feature.where)
    ? { ...feature, where: feature.where.replace(/^in/, 'off') }
    : undefined;

/** The marble bath of the primary suite is one of several. */
const bathOfSuite = (feature: Feature, before: string): Feature | undefined =>
  /^(?:marble-bath|windowed-bath)$/.test(feature.id) &&
  feature.number === 'singular' &&
  feature.where === undefined &&
  !/\b(?:primary|main|guest|hall|second)\b/i.test(feature.phrase) &&
  ownsBath.test(before) &&
  owns.test(before)
    ? { ...feature, where: 'in the primary suite' }
    : undefined;

/** A bar on the roof terrace isn't in the living room. */
function ofOpenAir(feature: Feature, before: string): Feature | undefined {
  const roof = onRoof.exec(before)?.[1]?.toLowerCase();
  const room = roof ?? feature.spot?.room ?? '';
  const between = before.slice(Math.max(before.toLowerCase().lastIndexOf(room), 0));
  const isMoved =
    /^(?:sauna|dining-area|wet-bar|ice-maker|soaking-tub|island|prep-sink|breakfast-bar)$/.test(feature.id) ||
    (roof !== undefined && /fireplace$/.test(feature.id)) ||
    (feature.id === 'built-ins' && /\b(?:seating|bench(?:es)?)$/i.test(feature.phrase));
  if (!isMoved || !owns.test(between) || /\b(?:level|floor|spa|suite|room)\b/i.test(between))
    return undefined;
  if (!/^(?:roof.*|terrace|deck|patio|balcony|courtyard|backyard|yard|garden)$/.test(room)) return undefined;
  const place = /^(?:courtyard|garden|backyard|yard)$/.test(room) ? 'in' : 'on';
  return {
    ...feature,
    phrase: feature.phrase.replace(/\bkitchen (?=island)/i, ''),
    topic: 'outside',
    where: `${place} the ${room.replace(/^rooftop$/, 'roof')}`,
  };
}
/** Up there, even a kitchen is outdoors. With a roof deck, a garden and a fireplace, the fireplace is indoors. */
const onRoof =
  /(?:^|[.;–—] )(?:(?:the|a|an|its|your) )?(?:[\w-]+ ){0,2}?(roof (?:terrace|deck|garden)|rooftop (?:deck|terrace))\b(?:(?!\b(?:living|bed\w*|dining|family|suite|den|library|parlor|inside|below)\b)[^.;])*$/i;

/** "Both bedrooms have shelves" isn't about just one of them. */
function inBedrooms(before: string, room: string): string | undefined {
  if (!/^bed ?rooms$/.test(room)) return undefined;
  const all = /\b(both|all)(?: of)?(?: the)? (?:\p{L}+ )?$/iu.exec(before)?.[1]?.toLowerCase();
  return all === 'both' ? 'in both bedrooms' : 'in the bedrooms';
}

/** Features people put in a bath. */
const inBaths: ReadonlySet<string> = new Set(['heated-floors', 'skylight', 'big-windows']);

/** Which of several baths. */
function inBath(before: string, room: string): string | undefined {
  if (!/^bath/.test(room)) return undefined;
  const one = /\b(second|2nd|guest|hall) (?:full )?$/i
    .exec(before)?.[1]
    ?.toLowerCase()
    .replace('2nd', 'second');
  if (one) return `in the ${one} bath`;
  const end = room.endsWith('s') ? 'baths' : 'bath';
  return /\b(?:primary|master|owner['’]?s)\b/i.test(before) ? `in the primary ${end}` : `in the ${end}`;
}

function wordsFor(room: string, isView: boolean): string | undefined {
  if (outdoors.test(room))
    return isView
      ? `from the ${room.replace(/^rooftop$/, 'roof').replace(/^roofdeck$/, 'roof deck')}`
      : undefined;
  if (/^(?:primary|master)/.test(room))
    return /bath/.test(room) ? 'in the primary bath' : 'in the primary bedroom';
  if (/^second bed/.test(room)) return 'in the second bedroom';
  if (/^bed/.test(room)) return 'in one of the bedrooms';
  if (/^(?:lower level|basement|garden level)/.test(room))
    return `on the ${room.replace('basement', 'lower level')}`;
  if (/^(?:guest|studio|coach|carriage|dining|library|office|parlor)/.test(room)) return `in the ${room}`;
  return undefined;
}

/** Mention a deck's view with the outdoors, and a bath's warm floor with the bath. */
function topicAt({ id }: Feature, room: string): Pick<Feature, 'topic'> | undefined {
  if (outdoors.test(room)) return { topic: 'outside' };
  return id === 'heated-floors' && /bath/.test(room) ? { topic: 'baths' } : undefined;
}

/** A kitchenette downstairs isn't in the kitchen, a bar in the den is the den's, and an indoor pool isn't outside. */
function topicBySpot({ id, topic, spot, phrase }: Feature): Feature['topic'] | undefined {
  if (id === 'second-kitchen' && spot?.level !== undefined) return 'levels';
  if (id === 'pool' && /\bindoor\b/i.test(phrase)) return 'levels';
  const isLiving =
    spot?.isSure &&
    /^(?:family|great|media|game|sitting|play ?|living) ?room$|^(?:den|library|study|parlor)$/.test(
      spot.room ?? '',
    );
  return topic === 'kitchen' && isLiving && !madeForKitchens.has(id) ? 'living' : undefined;
}
