import type { Feature, FeatureTopic } from '#domain/features/feature.ts';
import type { Scope } from '#domain/features/read-scopes.ts';
import {
  appliances,
  baths,
  beds,
  block,
  closets,
  dining,
  facade,
  near,
  ofInside,
  ofWhole,
  placeSigns,
  practicals,
  type Sign,
  staff,
  surroundings,
  terms,
} from './data/line-signs.ts';

/** Where in the tour a statement belongs, and the question it answers. */
export type LinePart = {
  beat: string;
  ask: string;
  /** Its subject, if it starts with it: "the kitchen". */
  subject?: string;
};

const rooms =
  'kitchen|living room|living area|living space|dining room|dining area|breakfast room|breakfast nook|family room|great room|media room|laundry room|powder room|primary bedroom suite|primary suite|primary bedroom|primary bathroom|primary bath|guest suite|guest bedroom|second bedroom|third bedroom|fourth bedroom|fifth bedroom|secondary bedrooms|other bedrooms|bedrooms?|bathrooms?|baths?|ensuite|home office|office|library|den|foyer|entry|solarium|sunroom|loft|roof terrace|terrace|roof deck|rooftop deck|rooftop terrace|rooftop|garden|backyard|yard|deck|patio|balcony|pool|courtyard|garage|basement|lower level|upper level|main level|main floor|ground floor|first floor|second floor|third floor|fourth floor|fifth floor|top floor|parlor floor|parlor level|garden level|garden floor|second residence|second unit|rental unit|garden rental|garden apartment|guest apartment|upper unit|lower unit|building|lobby|floor ?plan|layout|coach house|carriage house|guest house|porch|driveway|facade|exterior|mudroom|attic';
const subjectOf = new RegExp(
  `^(?:The|A|An|On the|Upstairs, the|Downstairs, the|Outside, the|Inside, the)\\s+(?:(?!(?:and|of|in|with|is|are|has)\\b)[\\p{L}\\d'’,-]+\\s+){0,4}?(${rooms})(?=,|\\s+(?:also |now |already |even )?(?:is|are|was|were|has|have|had|features?|offers?|includes?|opens?|leads?|overlooks?|looks?|comes|sits|runs|holds|faces|spans|provides?|with|serves|connects?|flows|gets|receives|enjoys|could|can|may|takes|fits|hosts|contains|houses|continues|extends|adjoins|measures|needs)\\b)`,
  'iu',
);
/** The tour stop a sentence is about, if it starts with its name: "The primary bath has …". */
export function partSpokenOf(text: string): string | undefined {
  const subject = subjectOf.exec(text)?.[1];
  return subject === undefined ? undefined : beatOfSubject(subject);
}

/** The tour stop a thing belongs to by name alone: a tub is in a bath. */
export const partNamedBy = (name: string) => placeSigns.find(([, sign]) => sign.test(name))?.[0];

function beatOfSubject(subject: string): string {
  if (/^(?:building|lobby)$/i.test(subject)) return 'building';
  if (/^(?:floor ?plan|layout|facade|exterior)$/i.test(subject)) return 'arrival';
  if (/(?:unit|residence|rental|apartment)$/i.test(subject)) return 'practical';
  if (/ (?:level|floor)$/i.test(subject))
    return /^(?:lower|garden)/i.test(subject)
      ? 'practical'
      : /^(?:second|third|fourth|fifth|top|upper)/i.test(subject)
        ? 'rooms'
        : 'living';
  return placeSigns.find(([, sign]) => sign.test(subject))?.[0] ?? 'living';
}

type About = { scope: Scope; features: readonly Feature[]; isOwnBuilding: boolean };

const beatOfTopic: Record<FeatureTopic, string> = {
  // Only a sentence about the home says what sort of home it is.
  arrival: 'living',
  living: 'living',
  dining: 'kitchen',
  kitchen: 'kitchen',
  bedrooms: 'rooms',
  baths: 'rooms',
  laundry: 'practical',
  levels: 'practical',
  systems: 'practical',
  outside: 'outside',
  parking: 'parking',
  shared: 'building',
  place: 'place',
  policies: 'money',
};

/** How many words a statement takes to get to the point. */
const [headWords, pointWords] = [9, 13];
const found = (signs: readonly Sign[], text: string) => signs.find(([, , sign]) => sign.test(text));
const asPart = (sign: Sign | undefined): LinePart | undefined => sign && { ask: sign[0], beat: sign[1] };

/** A statement is usually about what comes first. */
const livingRooms =
  /\b(?:(?:living|family|great|media|sitting) (?:and dining )?(?:room|area|space)s?|foyer|parlor|entry(?:way)?|gallery)\b/i;
type Named = { part: Partial<LinePart> & { beat: string }; at: number };
function firstNamed(head: string): Named | undefined {
  const parts = (signs: readonly Sign[]) => signs.map(([ask, beat, sign]) => ({ part: { ask, beat }, sign }));
  return [
    { part: { ask: 'living', beat: 'living' }, sign: livingRooms },
    ...parts(practicals),
    ...placeSigns.map(([beat, sign]) => ({ part: { beat }, sign })),
    ...parts(ofInside),
  ]
    .map(({ part, sign }) => ({ part, at: head.search(sign) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0];
}

const homeWords =
  'home|house|condo|condominium|apartment|unit|residence|property|townhouse|townhome|loft|co-?op|penthouse|duplex|brownstone|bungalow';
/** "The two-bedroom condo is on the third floor" is about the home. */
const ofHome = new RegExp(
  `^(?:[^,]{3,40}, )?[Tt]he (?:[\\p{L}\\d'’.-]+,? ){0,5}?(?:${homeWords}) (?:is|was|sits|stands|benefits|gets|faces|receives|enjoys|spans|occupies|measures)\\b`,
  'u',
);
/** "64 Harlow Street has a doorman", "The Fenwick has a doorman". */
const ofBuilding = /^(?:\d+ \p{Lu}|The \p{Lu}\p{L}+ (?:is|was|has|offers)\b|Residents\b|Amenities\b)/u;
/** In-unit laundry and central air are amenities, too. */
const isOwnAmenities = (text: string, scope: Scope) => scope === 'home' && /^Amenities\b/.test(text);
const isShared = ({ qualifiers }: Feature) => qualifiers.includes('shared');
const everybodys = /\b(?:common|shared|communal|residents)\b/i;
/** "Low dues and an elevator" isn't a bill. */
const shared = /\b(?:elevator|laundry|gym|fitness|doorman|roof ?deck|bike)\b/i;
const ruled = /\b(?:permitted|allowed|required|approval)\b/i;
const area = /\b(?:neighborhood|street|block|district|area|community|city|corridor|village)\b/i;
/** "It's in Ashbury Heights." */
const inTown =
  /^It(?:'s| is| sits) (?:located )?(?:in|on) (?:the )?(?:heart of )?(?:the )?\p{Lu}[\p{L}' -]+\.$/u;
const collection =
  /^(?:The |Other |Additional |More |Special |Recent )?(?:features|highlights|upgrades|extras|details|amenities|improvements) (?:also )?include\b/i;

/** What a statement is about: by its first words, then by what it names. */
export function partOfLine(text: string, about: About): LinePart {
  const { scope, features, isOwnBuilding } = about;
  const head = text.split(' ').slice(0, headWords).join(' ');
  const subject = subjectIn(text);
  const beatOfRoom = subject && beatOfSubject(subject);
  const isOfRoom = beatOfRoom !== undefined && beatOfRoom !== 'building';
  const isNear = near.test(text) && !isOfRoom;
  const sign = found(terms, text);
  const isAside = sign?.[0] === 'costs' && (!sign[2].test(head) || shared.test(text));
  const money = isAside ? undefined : asPart(sign);
  const isKind = /^It(?:'s| is) an? /.test(text);
  if (money && ((!isNear && !isKind) || ruled.test(text))) return money;
  if (inTown.test(text)) return { beat: 'place', ask: 'where' };
  const around = asPart(found(surroundings, text));
  if (isNear || (scope === 'area' && (around || area.test(text))))
    return around ?? { beat: 'place', ask: block.test(text) ? 'block' : 'place' };
  const whole = wholeIn(text);
  if (isKind) return whole ?? { beat: 'arrival', ask: 'about' };
  if (block.test(text) && !whole && !/\bnoise\b/i.test(text)) return { beat: 'place', ask: 'block' };
  if (
    !isOwnBuilding &&
    !isOfRoom &&
    ((scope === 'building' && !isIndoors(head)) ||
      beatOfRoom === 'building' ||
      (ofBuilding.test(text) && !isOwnAmenities(text, scope)))
  ) {
    if (whole?.ask === 'history' || /^(?!There ).* (?:is|was) an? /.test(head) || facade.test(head))
      return { beat: 'building', ask: 'prewar' };
    return { beat: 'building', ask: staff.test(text) ? 'staff' : 'building' };
  }
  if (
    !isOwnBuilding &&
    features.length > 0 &&
    (everybodys.test(head) || (features.every(isShared) && !isIndoors(head)))
  )
    return { beat: 'building', ask: staff.test(text) ? 'staff' : 'building' };
  if (/^(?:layout|floor ?plan)$/.test(subject ?? '') && hasFloors.test(text))
    return { beat: 'living', ask: 'finishes' };
  if (subject && isOfRoom) return { beat: beatOfRoom, ask: 'subject', subject: `the ${subject}` };
  if (collection.test(text))
    return /^(?:the |recent )?(?:upgrade|improve)/i.test(text)
      ? { beat: 'arrival', ask: 'redone' }
      : { beat: 'practical', ask: 'extras' };
  if (whole) return whole;
  if (ofHome.test(text)) return asPart(found(ofInside, text)) ?? { beat: 'arrival', ask: 'about' };
  if (/^It(?:'s| is| was) (?!on |off )/.test(text) && !placeSigns.some(([, sign]) => sign.test(head)))
    return asPart(found(ofInside, head)) ?? { beat: 'arrival', ask: 'about' };
  return byThings(text, head, features, isOwnBuilding);
}

/** "There's a balcony, and an open layout" doesn't answer a question about the layout. */
function wholeIn(text: string): LinePart | undefined {
  const point = text.split(' ').slice(0, pointWords).join(' ');
  const sign = found(ofWhole, point);
  if (!sign || /^(?:redone|floor)$/.test(sign[0]) || ofItself.test(text)) return asPart(sign);
  const named = firstNamed(point);
  return named && named.at < point.search(sign[2]) ? undefined : asPart(sign);
}
const ofItself = new RegExp(`^(?:It(?:'s| is| was)|The (?:${homeWords}|building) (?:is|was))\\b`, 'i');

/** "It includes two walk-in closets" isn't about a building, wherever it is. */
const isIndoors = (head: string) =>
  /^(?:It|There)\b/.test(head) &&
  /^(?:kitchen|rooms|living)$/.test(firstNamed(head)?.part.beat ?? '') &&
  !everybodys.test(head);

/** A "layout" with oak floors isn't about the layout. */
const hasFloors =
  /\b(?:has|have|includes|features) (?:[\p{L}-]+ ){0,3}?(?:floors|flooring|hardwoods?|carpet)\b/iu;
const everyHome = /^(?:kitchen|(?:living|dining|family|great) (?:room|area))$/;

/** The room a statement starts with, if everyone knows which one. */
function subjectIn(text: string): string | undefined {
  const subject = subjectOf.exec(text)?.[1]?.toLowerCase();
  if (subject === undefined) return undefined;
  const isPrimary = /^\w+ (?:[\p{L}-]+ ){0,3}?primary\b/u.test(text);
  if (isPrimary && /^(?:bedroom|bath(?:room)?)$/.test(subject)) return `primary ${subject}`;
  // Nobody asks about "the deck" before hearing of it.
  if (/^An? /.test(text) && !isPrimary && !everyHome.test(subject)) return undefined;
  return subject;
}

function byThings(
  text: string,
  head: string,
  features: readonly Feature[],
  isOwnBuilding: boolean,
): LinePart {
  const first = firstNamed(head)?.part;
  const beat = first?.beat ?? beatOfFeatures(features);
  if (first?.ask) return { beat, ask: first.ask };
  if (beat === 'kitchen') {
    if (/\bkitchen\b/i.test(head)) return { beat, ask: 'kitchen' };
    return { beat, ask: dining.test(head) ? 'dining' : appliances.test(head) ? 'appliances' : 'kitchen' };
  }
  if (beat === 'rooms') {
    if (
      /\bprimary\b/i.test(head) &&
      !(head.search(baths) >= 0 && head.search(baths) < head.search(/\bprimary\b/i))
    )
      return { beat, ask: 'subject', subject: primaryOf(head) };
    if (closets.test(head) && !beds.test(head)) return { beat, ask: 'closets' };
    return { beat, ask: baths.test(head) && !beds.test(head) ? 'baths' : 'rooms' };
  }
  if (beat === 'outside' || beat === 'parking') return { beat, ask: beat };
  if (beat === 'building' && !isOwnBuilding) return { beat, ask: staff.test(head) ? 'staff' : 'building' };
  if (beat === 'place') return asPart(found(surroundings, text)) ?? { beat, ask: 'place' };
  if (beat === 'money') return { beat, ask: 'terms' };
  if (facade.test(head)) return { beat: 'arrival', ask: 'grounds' };
  const around = features.length === 0 ? asPart(found(surroundings, text)) : undefined;
  if (around) return around;
  return (
    asPart(found([...ofInside, ...practicals], text)) ??
    (beat === 'practical' ? { beat, ask: 'practical' } : { beat: 'living', ask: 'living' })
  );
}

const primaryOf = (head: string) =>
  `the primary ${/\bprimary (?:[\p{L}-]+ )?(suite|bath(?:room)?|bedroom)\b/iu.exec(head)?.[1]?.toLowerCase() ?? 'suite'}`;

function beatOfFeatures(features: readonly Feature[]): string {
  const [top] = [...features].sort((a, b) => b.notability - a.notability);
  return top ? beatOfTopic[top.topic] : 'living';
}
