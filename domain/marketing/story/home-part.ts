import type { Feature } from '../../features/feature.ts';
import { tellFeature } from '../../features/tell-feature.ts';
import type { Setting } from './hook-worth.ts';
import { isOwnOutside } from './notable-points.ts';

/** The parts of a home that a post tells in one sentence each. */
export type Part =
  | 'outside'
  | 'inside'
  | 'kitchen'
  | 'primary suite'
  | 'lower level'
  | 'basement'
  | 'parking'
  | 'included'
  | 'updates'
  | 'building';

const ofAll =
  /^(?:pool|roof-deck|tennis|sauna|hot-tub|media-room|courtyard|garden|gym|sundeck|fire-pit|doorman|valet|dog-run|lounge|library|yoga|elevator|terrace|views)$/;
const inKitchen =
  /^(?:skylight|beams|heated-floors|tall-ceilings|island|breakfast-\w+|counters|appliances|cabinets|double-oven|gas-range|wine-fridge|pantry|peninsula|galley)$/;
/** A home has several, and its floor is none of the home's. */
const inGuestBath = /^(?:ensuite|bath|guest bath|hall bath|powder room)/;
const furnishing = /\b(?:is|are) (?:also )?included\b|\bincluded (?:in|with)\b|\bincluded[.!]?$/i;
const notIncluded = /\bnot included\b|\bcan be included\b|\bavailable\b|\bdues\b|\bassessments?\b|\bHOA\b/i;

/** The part of the home, or its building, that a thing is in; undefined where the listing leaves it open. */
export function homePart(feature: Feature, sentence: string, { isHouse }: Setting): Part | undefined {
  const { id, topic, qualifiers, spot, where = '' } = feature;
  if (isOwnOutside(id, qualifiers, feature.matched, sentence)) return 'outside';
  if (qualifiers.length > 0) {
    // The building's views are those from its roof; "the best line in the building has skyline views" is about a home.
    const isSeenFromHome = id === 'views' && !/ from the /.test(tellFeature(feature));
    return !isHouse && !isSeenFromHome && qualifiers.every((one) => one === 'shared') && ofAll.test(id)
      ? 'building'
      : undefined;
  }
  // One of several like it has to be told by its room.
  if (/\b(?:one of|second|guest|third|upper)\b/.test(where)) return undefined;
  if (topic === 'shared' || /^(?:gym|lounge|doorman|elevator)$/.test(id))
    return isHouse || id === 'elevator' ? undefined : 'building';
  if (topic === 'parking' || id === 'storage')
    return furnishing.test(sentence) && !notIncluded.test(sentence) && !isHouse
      ? 'included'
      : topic === 'parking'
        ? 'parking'
        : undefined;
  if (topic === 'outside') return 'outside';
  if (/^(?:systems|laundry)$/.test(topic) && feature.year) return 'updates';
  const level = `${spot?.level ?? ''} ${where}`;
  if (/\blower level\b/.test(level)) return 'lower level';
  // A wine cellar isn't the level that what follows it is on.
  if (/\bbasement\b/.test(level) || /\bcellar\b/.test(where)) return 'basement';
  if (/\b(?:top|penthouse|3rd|third|4th|fourth) /.test(level) && topic !== 'bedrooms') return undefined;
  const room = spot?.room ?? '';
  const isSure = spot?.isSure === true;
  if (topic === 'kitchen') return /kitchen$/.test(feature.phrase) ? 'inside' : 'kitchen';
  if (/\bbaths?\b/.test(where) || (topic === 'living' && inGuestBath.test(room))) return undefined;
  if (room === 'kitchen' && isSure && inKitchen.test(id)) return 'kitchen';
  if (
    /^(?:primary|master|main|principal)/.test(room) &&
    (topic === 'baths' || topic === 'bedrooms' || isSure)
  )
    return /primary|master/.test(where) || where === '' ? 'primary suite' : undefined;
  if (/\bprimary suite\b/.test(where)) return 'primary suite';
  // A bath's tub in a room that isn't named could be anywhere; the other rooms are told as they stand.
  if (topic === 'baths' && !/^(?:soaking-tub|steam-shower|marble-bath|heated-floors|sauna)$/.test(id))
    return undefined;
  if (topic === 'bedrooms' && !/^(?:murphy-bed)$/.test(id)) return undefined;
  return 'inside';
}
