import { splitSentences } from '../../english/sentences/rules.ts';
import { upperFirst } from '../../english/upper-first.ts';
import type { Feature } from '../../features/feature.ts';
import { tellFeature } from '../../features/tell-feature.ts';
import type { Home } from '../../script/home.ts';
import { leadChanges } from './data/hook-classes.ts';
import { grandFirst } from './grand-first.ts';
import { hookWorth, type Setting } from './hook-worth.ts';
import { isOfPart, withSetting } from './of-part.ts';
import { statedPoints } from './stated-points.ts';
import { isWholeName, withWholePhrase } from './whole-phrase.ts';

/** Something to name in a first line: "a wood-burning fireplace". */
export type NotablePoint = {
  id: string;
  said: string;
  /** The same in fewer words, if space is short. */
  short?: string;
  name: string;
  topic: Feature['topic'];
  /** Its value as a reason to visit: 4 can carry a line, 5 is what people tell a friend about first. */
  notability: number;
};

/** Below this, it's nice to have. */
export const minHook = 3.2;
const minEveryday = 1.6;
const maxWords = 12;
const maxLength = 75;
/** Possibilities: such a sentence never yields a first line. */
export const supposed =
  /\b(?:could|would|future|for (?:an? )?home theat\w+|potential|possib\w*|opportunity|option\w*|explor\w*|convert|convertible|imagine|envision|(?<!floor )(?<!floor)plans? (?:for|to|are)|proposed|(?:zoning|FAR|lot|code|plan)[^.]*allows? for|unit [A-D\d]|(?:all|each|every|select|some|most|several) (?:[\w-]+ )?(?:homes|units|residences|penthouses|apartments|unit|residence))\b/i;
/** A room that could be one: "ideal as an office". */
const rooms = /^(?:office|den|bonus-room|library|guest-suite|studio-space|home-gym|media-room|music-room)$/;
const suited = /\b(?:suited|ideal|perfect|serves? as|used? as|doubles? as|flexib\w+|versatile|whether|or)\b/i;
/** Shared, or someone else's. */
export const ofOthers =
  /\b(?:shared|common|community|communal|residents|building|association|amenities|doorman|concierge|fitness|superintendent|tower|complex)\b|\b(?:co-?op|cooperative|condominium) (?:offers|has|features|boasts|includes|provides)\b/i;
const ofNeighbors = /\b(?:shared|common|community|communal|residents|association|HOA)\b/i;
const shareable =
  /^(?:roof-deck|pool|sauna|garden|courtyard|terrace|library|media-room|deck|patio|yard|garage|garage-parking|parking-space|ev-charger|fire-pit|outdoor-kitchen|tennis|elevator|wine-cellar|views|home-gym|yoga|hot-tub|balcony|penthouse|pergola|pond|music-room|studio-space|solar|sunroom)$/;
/** What people look for in a building, most important first. */
const amenities =
  'pool roof-deck tennis sauna hot-tub media-room courtyard garden gym sundeck fire-pit doorman valet garage-parking dog-run lounge library yoga'.split(
    ' ',
  );
const amenityWorth = (id: string) => 5 - amenities.indexOf(id) / 4;

/** Agents open with what sells, so the sentence a point is in adds to its value. */
const worthOfPlace = [1.2, 1.2, 0.9, 0.5];

type Told = Pick<Home, 'features' | 'remarks'> & {
  /** The whole description. */
  text?: string;
};

/** Reasons to visit that are certain and the home's own: best first, each once. */
export function notablePoints(home: Told, setting: Setting): NotablePoint[] {
  const points = grandFirst(
    ownPoints(home, setting).filter(({ notability }) => notability >= minHook),
    setting.isCostly ?? false,
    minHook,
  );
  // "A dining room with a vaulted ceiling" names the ceiling.
  return points.filter(({ said }) => !points.some((other) => other.said.endsWith(` with ${said}`)));
}

/** Plainer things, for use when there's nothing rarer. */
export function everydayPoints(home: Told, setting: Setting): NotablePoint[] {
  return ownPoints(home, setting).filter(
    ({ notability }) => notability >= minEveryday && notability < minHook,
  );
}

/** The home's contents in plain words: what a short text can list when no sentence is left. */
export function insidePoints({ features, remarks }: Told): NotablePoint[] {
  const saidIn = new Map(remarks.map(({ id, source }) => [id, source.excerpt]));
  const points = features
    .filter(
      ({ id, qualifiers, topic, notability, phrase, factId, where }) =>
        qualifiers.length === 0 &&
        notability >= minPlain &&
        ofInside.test(topic) &&
        !notListed.test(id) &&
        isNeat(phrase) &&
        !vague.test(phrase) &&
        where === undefined &&
        !ofSome.test(saidIn.get(factId) ?? ''),
    )
    .map((feature) => asPoint({ ...feature, tail: '' }, feature.notability))
    .filter(({ said }) => said.length <= 40 && !/\b\p{Lu}{2,}\b/u.test(said));
  return once(points.toSorted((a, b) => b.notability - a.notability || b.said.length - a.said.length));
}

export const ofSome =
  /\b(?:all|each|every|select|some|most) (?:[\w-]+ )?(?:homes|units|residences|penthouses|apartments)\b|\bunit [A-D]\b/i;
const minPlain = 2;
const ofInside = /^(?:living|kitchen|bedrooms|baths|laundry|dining|outside|levels|parking)$/;
const notListed =
  /^(?:acreage|appliances|vanity|vanities|backsplash|sink|dishwasher|laundry-room|basement|closets|new-roof|loft-space|open-plan|views|staircase|penthouse|top-floor)$/;
/** "Appliances", "a bathroom", "a large room": in every home. */
export const isVague = (phrase: string) => vague.test(phrase);
const vague =
  /^(?:(?:large|new|newer|modern|beautiful|spacious|updated|full|open|private|main|second|big|nice|great|high[- ]end|top|primary|guest|separate|additional) )?(?:appliances|bath(?:room)?s?|rooms?|space|kitchen|bedrooms?|floors?|flooring|ceilings|windows|closets?|suite|cabinets|countertops|living room|dining room|yard|finishes|island)$/i;

/** The building's shared amenities. */
export function buildingPoints({ features, remarks }: Told): NotablePoint[] {
  const saidIn = new Map(remarks.map(({ id, source }) => [id, source.excerpt]));
  const shared = features.filter(
    ({ id, qualifiers, where, phrase, factId }) =>
      amenities.includes(id) &&
      // A note corrects the portal's claim.
      !/^(?:also )?(?:please )?note\b|\bSE indicates\b/i.test(saidIn.get(factId) ?? '') &&
      qualifiers.length === 1 &&
      qualifiers[0] === 'shared' &&
      where === undefined &&
      isNeat(phrase) &&
      !/\bprivate\b/i.test(phrase),
  );
  const points = shared.map((feature) => asPoint({ ...feature, tail: '' }, amenityWorth(feature.id)));
  return once(points.sort((a, b) => b.notability - a.notability));
}

function ownPoints({ features, remarks, text = '' }: Told, setting: Setting): NotablePoint[] {
  const saidIn = new Map(remarks.map(({ id, source }) => [id, source.excerpt]));
  const starts = splitSentences(text).map((sentence) => sentence.slice(0, startLength));
  const placeWorth = (sentence: string) => worthOfPlace[starts.indexOf(sentence.slice(0, startLength))] ?? 0;
  const points = features
    .filter(({ id, qualifiers, factId, phrase, where, matched }) => {
      const sentence = saidIn.get(factId);
      return (
        sentence !== undefined &&
        (qualifiers.length === 0 || isOwnOutside(id, qualifiers, matched, sentence)) &&
        isWholeName({ id, matched }, sentence) &&
        !supposed.test(sentence) &&
        !(rooms.test(id) && suited.test(sentence)) &&
        !(shareable.test(id) && (setting.isHouse ? ofNeighbors : ofOthers).test(sentence)) &&
        !/\bbath\b/.test(where ?? '') &&
        !isOfPart({ id }, sentence) &&
        isNeat(phrase) &&
        // "0.72 acres" doesn't mean 72.
        !sentence.includes(`.${phrase}`) &&
        // "Hollis Conservatory" is a place.
        !(/^\p{Lu}\p{Ll}/u.test(matched) && !sentence.startsWith(matched)) &&
        !/\bone of\b|\bupper bedrooms\b|\blower level\b|\bbasement\b/.test(where ?? '')
      );
    })
    .map((feature) => {
      const sentence = saidIn.get(feature.factId) ?? '';
      const whole = withSetting(withWholePhrase(feature, sentence), sentence, setting.isHouse);
      const told = hookWorth(whole, setting);
      // "Off the lower level" is the lesser of two terraces.
      const part = feature.where && feature.topic === 'outside' && feature.id !== 'views' ? costOfPart : 0;
      const change = setting.isCostly && feature.id === 'double-height' ? 0 : (leadChanges[feature.id] ?? 0);
      const worth = told === 0 ? 0 : told + change - part;
      // Being first doesn't turn something into a reason to visit.
      const first = worth >= minFirst && feature.topic !== 'parking' ? placeWorth(sentence) : 0;
      return asPoint(withShortTail(withoutSide(inWholeHome(whole))), worth + first);
    })
    .filter(({ said }) => said.length <= maxLength && said.split(' ').length <= maxWords);
  return once(
    [...withContents(points), ...statedPoints(text, setting)].sort(
      (a, b) => b.notability - a.notability || b.said.length - a.said.length,
    ),
  );
}

const startLength = 40;
const minFirst = 3.4;
const costOfPart = 0.8;

/** "A private river-facing terrace" is the home's, even in a sentence that continues about the neighborhood. */
export function isOwnOutside(
  id: string,
  qualifiers: Feature['qualifiers'],
  matched: string,
  sentence: string,
): boolean {
  return (
    /^(?:terrace|roof-deck|deck|patio|garden|balcony|yard)$/.test(id) &&
    qualifiers.every((one) => one === 'nearby') &&
    (/^private\b/i.test(matched) ||
      /\bprivate (?:[\p{L}-]+,? ){0,3}$/iu.test(sentence.slice(0, sentence.indexOf(matched))))
  );
}

/** A roof deck and its view: "a roof deck with views of the harbor". The same for a fireplace in the library. */
function withContents(points: readonly NotablePoint[]): NotablePoint[] {
  const inOther = (point: NotablePoint) => {
    const [, thing, place] = / ?(.+) (?:from|in) the (.+)$/.exec(point.name) ?? [];
    const outer = points.find(
      (one) => one !== point && place && one.notability >= minEveryday && one.name.endsWith(place),
    );
    return thing && outer ? { outer, said: point.said.replace(/ (?:from|in) the .+$/, '') } : undefined;
  };
  const inner = points.flatMap((point) => {
    const found = inOther(point);
    return found ? [{ point, ...found }] : [];
  });
  return points
    .filter((point) => !inner.some((one) => one.point === point))
    .map((point) => {
      const found = inner.find(({ outer }) => outer === point);
      if (!found || point.name.includes(' with ')) return point;
      const more = ` with ${found.said}`;
      const notability = Math.max(point.notability, found.point.notability) + 0.5;
      return { ...point, said: `${point.said}${more}`, name: `${point.name}${more}`, notability };
    });
}

/** A phrase cut out of a list, or one that says less than its noun. */
export function isNeat(phrase: string): boolean {
  return (
    !/\b(?:beam|trim|molding|woodwork|millwork|details)$|\bbike\b|\bviews? (?:the|your|this)\b|\blight throughout\b|\b(?:residence|lifestyle|retreat|living)$|\b(?:and|from its|its|with|of|the)$|['’]s$|\bpartial\b|\b(?:is|are|was|were|has|have)\b|^(?:behind|above|below|under|off|over|near|an?|the)\b|\(|\bits\b|\bhalf half\b|\bmoldings and\b|\btwo half\b|\b(?:finished|large) (?:room|space)/i.test(
      phrase,
    ) && !/(?<!\d)\d{4,}/.test(phrase)
  );
}

/** In a studio, everything is in the studio. */
const inWholeHome = ({ where, ...feature }: Feature): Feature =>
  where === undefined || where === 'in the studio' ? feature : { ...feature, where };

/** In "17' x 7' terrace", one side alone says too little, and "north" alone isn't a reason to visit. */
const withoutSide = (feature: Feature): Feature =>
  /^(?:terrace|deck|roof-deck|balcony|patio|yard|garden)$/.test(feature.id)
    ? { ...feature, phrase: feature.phrase.replace(/^\d+-foot |\bnorth-facing /i, '') }
    : feature;

function withShortTail(feature: Feature): Feature {
  const isShort = feature.tail === undefined || /^with (?:an? )?[\w-]+(?: [\w-]+){0,2}$/.test(feature.tail);
  return isShort ? feature : { ...feature, tail: '' };
}

/** "A second balcony" implies one that the line doesn't name. */
const withoutCount = (feature: Feature): Feature => ({
  ...feature,
  phrase: feature.phrase.replace(/^(?:second|third|another|additional|other) /i, ''),
});

/** Marble keeps the name of its quarry. */
const quarries = /\b(?:calacatta|carrara|statuario|arabescato)\b/g;

function asPoint(whole: Feature, worth: number): NotablePoint {
  const counted = withoutCount(whole);
  const feature = { ...counted, phrase: counted.phrase.replace(quarries, upperFirst) };
  const { where, phrase } = feature;
  return {
    id: feature.id,
    said: tellFeature(where ? feature : { ...feature, tail: '' })
      .replace(/\bbbq\b/g, 'barbecue')
      .replace(/\bvistas\b/g, 'views')
      .replace(/\b(\d+) (?:foot|feet|ft)\b/, '$1-foot'),
    name: [phrase, where]
      .filter(Boolean)
      .join(' ')
      .replace(/\bbbq\b/g, 'barbecue')
      .replace(/\bvistas\b/g, 'views')
      .replace(/\b(\d+) (?:foot|feet|ft)\b/, '$1-foot'),
    topic: feature.topic,
    notability: Math.round(worth * 10) / 10,
  };
}

/** A deck and a roof deck, or two kinds of fireplace: one is enough. */
function once(points: readonly NotablePoint[]): NotablePoint[] {
  const kinds = new Set<string>();
  return points.filter((point) => {
    const kind = kindOf(point);
    const isNew = ![...kind].some((one) => kinds.has(one));
    for (const one of kind) kinds.add(one);
    return isNew;
  });
}

function kindOf({ name, id }: NotablePoint): string[] {
  const head = name.split(/ (?:of|over|in|on|from|off|with|at) /)[0] ?? name;
  const last =
    head
      .split(' ')
      .at(-1)
      ?.replace(/(?<=[^s])s$/, '')
      .toLowerCase() ?? id;
  // "Two outdoor spaces" aren't parking spaces.
  return /\boutdoor spaces?$/.test(name) ? [id] : [id, sameThing[last] ?? last];
}

const sameThing: Record<string, string | undefined> = {
  vista: 'view',
  courtyard: 'garden',
  rooftop: 'deck',
  patio: 'deck',
  backyard: 'garden',
  yard: 'garden',
  parking: 'garage',
  space: 'garage',
  spot: 'garage',
  balconie: 'balcony',
  firepit: 'pit',
};
