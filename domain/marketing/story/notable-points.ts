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
/** Out of doors, and at a fire, also plainer things are worth a first line. */
const minOutside = 3;
const byTheFire = /fireplace$/;
const maxWords = 6;
/** What a home is, where it is and what it costs is said elsewhere; these are things to look at. */
const visible: ReadonlySet<string> = new Set(
  'living dining kitchen bedrooms baths laundry levels systems outside parking'.split(' '),
);
const notAThing =
  /^(?:garden-level|duplex-down|duplex-home|parlor|exposure|split-plan|king-bed|yard|open-plan|windowed-bath|windowed-kitchen|eat-in|hvac|security-system|acreage|waterfront|double-height|loft-space|heated-floors|vent-hood|water-heater|shared-laundry|walk-in-closet|double-vanity|laundry-room|adu|garden|deck-parking|new-windows|sprinklers|corner-lot|shed|second-kitchen|marble-bath|kitchenette|library-lounge)$/;
/** What could be, what is shared or what is another unit's: of such a sentence nothing is a first line. */
const supposed =
  /\b(?:could|would|potential|possib\w*|opportunity|option\w*|explor\w*|convert\w*|ideal for|perfect for|imagine|envision|plans?|proposed|allow\w*|shared|common|community|residents|building|association|amenities|doorman|concierge|gym|fitness|superintendent|unit [A-D\d])\b/i;

/** What is plainly there and plainly the home's, the most notable first, each once. */
export function notablePoints({ features, remarks }: Pick<Home, 'features' | 'remarks'>): NotablePoint[] {
  const unsure = new Set(remarks.filter(({ source }) => supposed.test(source.excerpt)).map(({ id }) => id));
  const known = new Set(remarks.map(({ id }) => id));
  const fitting = features
    .filter(
      ({ id, topic, qualifiers, where, tail, phrase, notability, factId }) =>
        qualifiers.length === 0 &&
        !unsure.has(factId) &&
        known.has(factId) &&
        !/\b(?:beam|trim|molding|woodwork|millwork)$/.test(phrase) &&
        where === undefined &&
        (notability >= minNotability ||
          ((topic === 'outside' || byTheFire.test(id)) && notability >= minOutside)) &&
        visible.has(topic) &&
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
