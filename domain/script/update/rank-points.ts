import type { Feature } from '#domain/features/feature.ts';
import { type Home, isOwn, starCandidates } from '../home.ts';

/** True, and no reason to come by: two baths say more than anybody's built-ins. */
const weak =
  /^(?:windowed-(?:bath|kitchen)|exposure|facing-windows|galley|cooktop|transom|french-doors|farmhouse-sink|pot-filler|double-oven|dog-room|wine-fridge|island|peninsula|built-ins|millwork|wainscoting|awning|corner-lot)$/;
/** What tells a home from the next one before any room does, the best first. */
const rare = 'roof-deck views waterfront pool private-elevator wine-cellar terrace'.split(' ');
/** Not everybody's dream, and still more than a count of baths. */
const handy =
  'doorman yard patio elevator garage parking-space garage-parking in-unit-laundry hardwood tall-ceilings finished-basement walk-in-closet gym'.split(
    ' ',
  );
/** "Waterfront living" isn't something that a home has. */
const isNoThing = /\b(?:living|residences?|homes?|property)$/i;
const maxWords = 6;

/** Whether people would remember a home by it. */
export const isStriking = ({ id, topic }: Feature) =>
  !weak.test(id) && topic !== 'parking' && topic !== 'shared' && (!handy.includes(id) || rare.includes(id));

/** What an update could tell of a home, what sets it apart first. */
export function rankPoints(home: Home): Feature[] {
  const stars = starCandidates(home).filter(({ phrase }) => !isNoThing.test(phrase));
  const rankOf = ({ id }: Feature) => (rare.includes(id) ? rare.indexOf(id) : rare.length);
  const striking = stars.filter(isStriking).toSorted((a, b) => rankOf(a) - rankOf(b));
  const useful = handy.flatMap((id) =>
    home.features
      .filter((one) => one.id === id && isSaid(one))
      .slice(0, 1)
      // A doorman's hours stay with him; the size of a garage door doesn't matter here.
      .map(({ tail, ...named }) => (tail && named.topic !== 'parking' ? { ...named, tail } : named)),
  );
  return [...new Set([...striking, ...useful])];
}

/** The home's own, or the building's where it says so by itself; where it is in the home takes too long to say. */
function isSaid(feature: Feature): boolean {
  const isBuildings = feature.topic === 'shared' && feature.qualifiers.every((one) => one === 'shared');
  return (
    (isBuildings || isOwn(feature)) &&
    feature.where === undefined &&
    feature.tailOf === undefined &&
    feature.phrase.split(' ').length <= maxWords
  );
}
