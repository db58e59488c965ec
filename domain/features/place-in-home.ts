import type { Feature } from './feature.ts';

const rooms =
  /\b(primary (?:bed ?room )?(?:suite|bed ?room|bath(?:room)?)|master (?:suite|bed ?room|bath(?:room)?)|guest (?:suite|house|bed ?room)|second bed ?room|bed ?rooms?|bath(?:room)?s?|powder room|closets?|dining room|living (?:room|area|space)|family room|great room|kitchen|library|office|studio|coach house|carriage house|roof(?:top)?(?: deck| terrace)?|terrace|deck|patio|balcony|lower level|basement|garden level|lobby|courtyard|mud ?room|laundry room|foyer|parlor)\b/gi;
const madeForKitchens: ReadonlySet<string> = new Set(['cabinets', 'counters', 'backsplash', 'appliances']);
/** Said of one room only, these are told with the room. */
const placed: ReadonlySet<string> = new Set(
  'fireplace wood-fireplace gas-fireplace decorative-fireplace built-ins french-doors tall-ceilings vaulted coffered beams skylight bay-window exposed-brick crown-molding millwork views big-windows wall-of-windows wet-bar'.split(
    ' ',
  ),
);
const outdoors = /^(?:roof|terrace|deck|patio|balcony|courtyard)/i;

/** Where in the home a feature is, by the room that the sentence spoke of last; `undefined` leaves it out. */
export function placeInHome(feature: Feature, textBefore: string): Feature | undefined {
  const room = [...textBefore.matchAll(rooms)].at(-1)?.[1]?.toLowerCase();
  if (!room || /throughout/.test(feature.phrase)) return feature;
  if (madeForKitchens.has(feature.id)) return room === 'kitchen' ? feature : undefined;
  if (feature.where !== undefined || !placed.has(feature.id)) return feature;
  const where = wordsFor(room, feature.id === 'views');
  return where === undefined
    ? feature
    : { ...feature, where, ...(outdoors.test(room) && { topic: 'outside' as const }) };
}

function wordsFor(room: string, isView: boolean): string | undefined {
  if (outdoors.test(room)) return isView ? `from the ${room.replace(/^rooftop$/, 'roof')}` : undefined;
  if (/^(?:primary|master)/.test(room))
    return /bath/.test(room) ? 'in the primary bath' : 'in the primary bedroom';
  if (/^bath/.test(room)) return 'in the bath';
  if (/^(?:second )?bed/.test(room)) return 'in one of the bedrooms';
  if (/^(?:lower level|basement|garden level)/.test(room))
    return `on the ${room.replace('basement', 'lower level')}`;
  if (/^(?:guest|studio|coach|carriage|dining|library|office|parlor)/.test(room)) return `in the ${room}`;
  return undefined;
}
