import type { Feature } from '../../features/feature.ts';
import { tellFeature } from '../../features/tell-feature.ts';
import type { Home } from '../../script/home.ts';

/** One thing to name in a first line: "a wood-burning fireplace". */
export type NotablePoint = {
  id: string;
  said: string;
  name: string;
  topic: Feature['topic'];
  /** From 1 to 5: 5 is what people tell a friend about first. */
  notability: number;
};

const minNotability = 4;
/** Out of doors, also plainer things are worth a first line. */
const minOutside = 3;
const maxWords = 6;
/** What a home is, where it is and what it costs is said elsewhere; these are things to look at. */
const visible: ReadonlySet<string> = new Set(
  'living dining kitchen bedrooms baths laundry levels systems outside parking'.split(' '),
);
const notAThing =
  /^(?:garden-level|duplex-down|duplex-home|parlor|exposure|split-plan|king-bed|yard|open-plan|windowed-bath|windowed-kitchen|eat-in|hvac|security-system|acreage|waterfront|double-height|loft-space|heated-floors|vent-hood|water-heater|shared-laundry|walk-in-closet|double-vanity|laundry-room|adu|garden|deck-parking|new-windows|sprinklers|corner-lot|shed|second-kitchen|marble-bath|kitchenette|library-lounge|butlers-pantry|patio|skylight|wall-of-windows|big-windows|fireplace|gas-fireplace|decorative-fireplace|original-details|steam-shower|wine-fridge)$/;
/** What could be, what is shared or what is another unit's: of such a sentence nothing is a first line. */
const supposed =
  /\b(?:could|would|potential|possib\w*|opportunity|option\w*|explor\w*|convert\w*|ideal for|perfect for|imagine|envision|plans?|proposed|allow\w*|shared|common|community|residents|building|association|amenities|doorman|concierge|gym|fitness|superintendent|unit [A-D\d])\b/i;

const minEveryday = 2;
/** Nice to have in many homes: enough for a line where nothing rarer is told. */
const everydayOrder = ['outside', 'living', 'parking', 'kitchen', 'laundry'];
const tooCommon =
  /^(?:foyer|dishwasher|appliances|cabinets|closets|pantry|washer-dryer|breakfast-nook|breakfast-bar|dining-area|restaurants|office|den|family-room|living-room|great-room|parlor|gas-range|vent-hood|backsplash|intercom|open-kitchen|eat-in|galley|windowed-kitchen|peninsula|carpet|basement|light|exposure|street-parking|parking|parking-space|driveway|hardwood|big-windows|tall-ceilings|vinyl|carpet|built-ins|counters|island)$/;

type Told = Pick<Home, 'features' | 'remarks'>;

/** What is plainly there and plainly the home's, the most notable first, each once. */
export function notablePoints(home: Told): NotablePoint[] {
  return plainPoints(
    home,
    ({ topic, notability }) =>
      (notability >= minNotability || (topic === 'outside' && notability >= minOutside)) &&
      visible.has(topic),
  );
}

/** Plainer things, to be named where there is nothing rarer. */
export function everydayPoints(home: Told): NotablePoint[] {
  const known = new Set(notablePoints(home).map(({ id }) => id));
  return plainPoints(
    home,
    ({ id, topic, notability }) =>
      notability >= minEveryday && everydayOrder.includes(topic) && !tooCommon.test(id),
  )
    .filter(({ id }) => !known.has(id))
    .sort((a, b) => everydayOrder.indexOf(a.topic) - everydayOrder.indexOf(b.topic));
}

function plainPoints({ features, remarks }: Told, isWanted: (feature: Feature) => boolean): NotablePoint[] {
  const unsure = new Set(remarks.filter(({ source }) => supposed.test(source.excerpt)).map(({ id }) => id));
  const known = new Set(remarks.map(({ id }) => id));
  const fitting = features
    .filter(isWanted)
    .filter(
      ({ id, qualifiers, where, tail, phrase, factId }) =>
        qualifiers.length === 0 &&
        !unsure.has(factId) &&
        known.has(factId) &&
        !/\b(?:beam|trim|molding|woodwork|millwork|island|built-ins|counters|countertops|details)$|\bbike\b|\b(?:finished|large|granite) /i.test(
          phrase,
        ) &&
        where === undefined &&
        !notAThing.test(id) &&
        phrase.split(' ').length <= maxWords &&
        (tail === undefined || /^with (?:an? )?[\w-]+(?: [\w-]+){0,2}$/.test(tail)),
    )
    .sort((a, b) => b.notability - a.notability || b.phrase.length - a.phrase.length);
  const points = fitting.map((feature) => ({
    id: feature.id,
    said: tellFeature({ ...feature, tail: '' }),
    name: feature.phrase,
    topic: feature.topic,
    notability: feature.notability,
  }));
  const once = [...new Map(points.toReversed().map((point) => [kindOf(point), point])).values()].toReversed();
  return once.sort((a, b) => rank(fitting, a) - rank(fitting, b));
}

/** A deck and a roof deck, two kinds of fireplace: one is enough. */
function kindOf({ name, id }: NotablePoint): string {
  return name.split(' ').at(-1)?.replace(/s$/, '').toLowerCase() ?? id;
}

const rank = (fitting: readonly Feature[], { id }: NotablePoint) =>
  fitting.findIndex((feature) => feature.id === id);
