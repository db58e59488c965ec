import { upperFirst } from '../../english/upper-first.ts';
import { isOpenToBuyers } from '../rules.ts';
import { bestPoints, distinctPoints, isSight } from './best-points.ts';
import { type Copy, placeName } from './copy.ts';
import { hookLine } from './hook-line.ts';
import type { Channel, PostIdea } from './post-ideas.ts';

/** A first line, and the sentence right below it that says what the home is. */
export type Opening = { lead: string; below: string };

const minStar = 4;
/** What stands alone in a line has to be more. */
const minAlone = 4.5;
/** A garden alone is any garden: its size, whose it is or what is seen from it makes it this one. */
const tellsMore =
  /\d|\bwith\b|\bprivate\b|\broof\w*|\bviews of\b|\b(?:lake|river|skyline|harbor|ocean|park)\b|\S+ \S+ \S+/i;
const maxFragment = 60;
const maxBelow = 190;

/**
 * Where people scroll, what to look at comes first and what it is comes below; undefined where nothing carries a line alone. The
 * other networks open with the whole sentence.
 */
export function postOpening(copy: Copy, channel: Channel, { text }: PostIdea): Opening | undefined {
  if (!isOpenToBuyers(copy.occasion) || !/^An? [^.]*\.$/.test(text)) return undefined;
  const stars = distinctPoints(bestPoints(copy, 4))
    .slice(0, 3)
    .filter(
      (point) =>
        isSight(point) &&
        point.notability >= minStar &&
        point.name.includes(' ') &&
        point.said.length <= maxFragment,
    );
  if (channel === 'instagram')
    return oneThing(
      copy,
      stars
        .filter(({ notability, name }) => notability >= minAlone && tellsMore.test(name))
        // What has a figure is remembered.
        .toSorted((a, b) => Number(/\d/.test(b.name)) - Number(/\d/.test(a.name)))[0],
    );
  return channel === 'tiktok' && stars.length > 1 ? fragments(copy, stars) : undefined;
}

type Star = ReturnType<typeof bestPoints>[number];

/** "A walled garden." above "A corner loft in Larkmere with a sauna.": the address stands with the figures. */
function oneThing(copy: Copy, star: Star | undefined): Opening | undefined {
  if (!star) return undefined;
  const home = hookLine(copy, { maxLength: maxBelow, max: 2, without: [star.id] }).text;
  return { lead: `${upperFirst(star.said)}.`, below: home };
}

/** "A walled garden. A sauna." above "A corner loft in Larkmere." */
function fragments(copy: Copy, stars: readonly Star[]): Opening {
  const home = hookLine(copy, { maxLength: maxBelow, max: 0, ...(placeName(copy) && { beds: false }) }).text;
  return {
    lead: stars.map(({ said }) => `${upperFirst(said)}.`).join(' '),
    below: home,
  };
}
