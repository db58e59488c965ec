import type { Feature } from '#domain/features/feature.ts';
import { type Home, isOwn } from '../home.ts';
import { starCandidates } from '../star-features.ts';

/** True, but not a reason to visit: two baths say more than built-ins. */
const weak =
  /^(?:windowed-(?:bath|kitchen)|exposure|facing-windows|galley|cooktop|transom|french-doors|farmhouse-sink|pot-filler|double-oven|dog-room|wine-fridge|island|peninsula|built-ins|millwork|wainscoting|awning|corner-lot|archway|parlor|pocket-doors)$/;
/** What people would tell a friend about a home before any room, best first. */
const retold =
  'roof-deck views waterfront pool private-elevator wine-cellar terrace fireplaces hot-tub stained-glass wood-fireplace exposed-brick beams house-elevator garden sauna'.split(
    ' ',
  );
/** In one room, they still make the home: "exposed brick in the living room". */
const tellingAnywhere = /^(?:exposed-brick|stained-glass|beams|wall-of-windows|(?:wood-|gas-)?fireplace)$/;
/** Upstairs or in a bedroom, they belong to that room, not to the whole home. */
const livingRooms = /^in the (?:living|dining|family|great) (?:room|area)$/;
/** Not everyone's dream, but more than a count of baths. */
const handy =
  'doorman yard patio elevator garage parking-space garage-parking in-unit-laundry hardwood tall-ceilings finished-basement gym'.split(
    ' ',
  );
/** Used if there's nothing else. */
const lastResort = 'walk-in-closet';
/** "Waterfront living" isn't something a home has. */
const isNoThing = /\b(?:living|residences?|homes?|property)$/i;
/** Nobody retells how long a tub is, or how wide a terrace. */
const isMeasured = ({ id, phrase }: Feature) =>
  /\d-by-\d/.test(phrase) || (id === 'soaking-tub' && /\d|\b\w+-(?:foot|inch)\b/.test(phrase));
const maxWords = 6;

/** Whether people would remember a home by it. */
export const isStriking = (feature: Feature) =>
  !weak.test(feature.id) &&
  !isMeasured(feature) &&
  feature.topic !== 'parking' &&
  feature.topic !== 'shared' &&
  (!handy.includes(feature.id) || isRetold(feature)) &&
  feature.id !== lastResort;

/** Several fireplaces come before one. */
const rankName = ({ id, count = 1 }: Feature) => (/fireplace$/.test(id) && count > 1 ? 'fireplaces' : id);

export const isRetold = (feature: Feature) => retold.includes(rankName(feature));

/** What an update could say about a home, most distinctive first, each thing once. */
export function rankPoints(home: Home): Feature[] {
  const isElevator = (one: Feature) => one.id === 'house-elevator' && isOwn(one);
  const stars = [...starCandidates(home), ...home.features.filter(isElevator)];
  const rankOf = (one: Feature) => (isRetold(one) ? retold.indexOf(rankName(one)) : retold.length);
  const striking = stars
    .filter((one) => isStriking(one) && !isNoThing.test(one.phrase))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  const inRooms = home.features.filter(
    (one) => tellingAnywhere.test(one.id) && isOwn(one) && livingRooms.test(one.where ?? ''),
  );
  const useful = handy.flatMap((id) => findUseful(home, id));
  const told = [...striking, ...inRooms, ...useful];
  const points = told.length > 0 ? told : findUseful(home, lastResort);
  return points.filter((one, at) => points.findIndex(({ id }) => id === one.id) === at);
}

const findUseful = (home: Home, id: string): Feature[] =>
  home.features
    .filter((one) => one.id === id && isSaid(one))
    .slice(0, 1)
    // A doorman's hours stay with him; the size of a garage door doesn't matter here.
    .map(({ tail, ...named }) => (tail && named.topic !== 'parking' ? { ...named, tail } : named));

/** The home's own, or the building's if it says so itself; its place in the home takes too long to say. */
function isSaid(feature: Feature): boolean {
  const isBuildings = feature.topic === 'shared' && feature.qualifiers.every((one) => one === 'shared');
  return (
    (isBuildings || isOwn(feature)) &&
    feature.where === undefined &&
    feature.tailOf === undefined &&
    feature.phrase.split(' ').length <= maxWords
  );
}
