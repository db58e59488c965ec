import type { NotablePoint } from '../story/notable-points.ts';
import type { Copy } from './copy.ts';
import { highlights } from './highlights.ts';

/** What people would come for: from the description, else from the listed features. */
export function pointsOf({ facts, story }: Pick<Copy, 'facts' | 'story'>): readonly NotablePoint[] {
  if (story.points.length > 0 || facts.description) return story.points;
  return highlights(facts).map(({ phrase, area }) => ({
    id: phrase,
    said: phrase,
    name: phrase.replace(/^an? /, ''),
    topic: area === 'outside' ? 'outside' : 'living',
    notability: 3.5,
  }));
}

const fillers =
  /\b(?:parlor floor|garden level|primary[- ]suite|family room|en[- ]?suite bath\w*|vanit\w+|storage|exposures?|washer|dryer|laundry|fridge|refrigerator|cabinet\w*|breakfast area|double ovens?|sinks?|driveways?|duplex-up)\b/i;

/** What can be gone to see: a garage has its use, but nobody comes to look at it. */
export function sightsOf(copy: Pick<Copy, 'facts' | 'story'>): NotablePoint[] {
  return pointsOf(copy).filter(isSight);
}

/** The best few of what isn't told yet; what is to look at comes before what is of use. */
export function bestPoints(
  copy: Pick<Copy, 'facts' | 'story'>,
  count: number,
  without: readonly string[] = [],
): NotablePoint[] {
  const chosen = pointsOf(copy)
    .filter(({ id }) => !without.includes(id))
    .slice(0, count);
  const sights = chosen.filter(isSight);
  return [...sights, ...chosen.filter((point) => !isSight(point))];
}

/** Plain things, for a line that would be empty otherwise; never what every home has. */
export function plainPoints({ story }: Pick<Copy, 'story'>): NotablePoint[] {
  // Finishes are named only where the listing has no sentence to say.
  const inside = story.sentences.length < 2 ? story.inside : [];
  const known = new Set([...story.points, ...story.everyday].map(({ id }) => id));
  return [...story.everyday, ...inside.filter(({ id }) => !known.has(id))].filter(
    ({ id, said }) => !fillers.test(said) && !noReason.test(id) && id !== 'in-unit-laundry',
  );
}

/** No reason to come, or said of a room that could be one. */
const noReason =
  /^(?:acreage|patio|bay-window|french-doors|skylight|new-roof|office|mudroom|pantry|staircase|wall-of-windows|wet-bar|ev-charger|plaster-medallions|herringbone|dumbwaiter|second-kitchen)$/;
/** Below this, nobody asks for it. */
const minUseful = 2.6;
/** Of one room or one door only, or in every home. */
const ofOneRoom =
  /^(?:separate-entrance|cabinets|family-room|ensuite|exposure|eat-in|split-plan|walk-in-shower)$/;

/** What a list below a first line may name: what somebody would come or ask for; a counter or a floor is neither. */
export function detailPoints({ facts, story }: Pick<Copy, 'facts' | 'story'>): NotablePoint[] {
  const useful = story.everyday.filter(
    ({ id, said, name, notability }) =>
      id === 'in-unit-laundry' ||
      (notability >= minUseful &&
        !fillers.test(said) &&
        !noReason.test(id) &&
        !ofOneRoom.test(id) &&
        (name.includes(' ') || id === 'den')),
  );
  return [...pointsOf({ facts, story }), ...useful];
}

/** Each thing once: a roof deck with park views has the views. */
export function distinctPoints(points: readonly NotablePoint[]): NotablePoint[] {
  return points.filter(({ name }, at) => {
    const head = name.split(/ (?:of|over|from|with) /)[0] ?? name;
    const noun = head.split(' ').at(-1) ?? head;
    return !points.slice(0, at).some((earlier) => earlier.said.includes(noun));
  });
}

export const isSight = ({ topic, id }: Pick<NotablePoint, 'topic' | 'id'>) =>
  !/^(?:systems|parking|laundry)$/.test(topic) && !/elevator$/.test(id);
