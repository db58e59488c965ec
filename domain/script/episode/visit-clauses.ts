import type { Feature } from '#domain/features/feature.ts';
import { shortName } from '#domain/features/tell-feature.ts';
import { type Home, isOwn } from '../home.ts';
import type { Words } from '../scenes/fill-line.ts';
import { starFeatures } from '../star-features.ts';
import type { Piece } from './scene-picker.ts';

const places: ReadonlySet<string> = new Set(['living', 'kitchen', 'bedrooms', 'baths', 'outside', 'levels']);

/** Nobody visits a home to see its storage unit. */
const everyday =
  /^(?:storage|closets|walk-in-closet|linen-closet|coat-closet|custom-closets|powder-room|windowed-bath|appliances|cabinets|backsplash|tub|carpet|dishwasher|counters|ice-maker|snow-melt|gas-range|cooktop|vent-hood|double-vanity|exposure|heated-floors|garden-level|body-sprays|bidet|water-filter|renewed-(?:kitchen|baths)|separate-entrance|split-plan|duplex-home|house-elevator|built-ins|hardwood|engineered-wood|vinyl-plank|pantry|tall-ceilings|office|den|bonus-room|laundry-room|king-bed|prep-sink|eat-in-kitchen|breakfast-nook|breakfast-bar|breakfast-area|hardware|fixtures|wine-fridge|beverage-fridge)$/;

const maxWorth = 40;

/** What Miles would like to see: something told, but not the talk's opening subject. */
export function visitClauses(pieces: readonly Piece[], home: Home): Record<string, Words> {
  const stars = new Set(starFeatures(home).map(({ id }) => id));
  const isWorthATrip = (feature: Feature) =>
    isOwn(feature) &&
    places.has(feature.topic) &&
    !stars.has(feature.id) &&
    !everyday.test(feature.id) &&
    feature.notability > 1;
  // A thing with its own sentence is worth more than one in a list.
  const [best] = pieces
    .flatMap(({ told = [], worth }) =>
      told
        .filter(isWorthATrip)
        .map((feature) => ({ feature, draw: feature.notability + Math.min(worth, maxWorth) / maxWorth })),
    )
    .sort((a, b) => b.draw - a.draw)
    .map(({ feature }) => feature);
  if (!best) return {};
  const visit1 = { text: `see the ${shortName(best)}`, factIds: [best.factId], isAuthored: true };
  return { visit1 };
}
