import { joinList } from '../../english/join-list.ts';
import { lowerFirst, upperFirst } from '../../english/upper-first.ts';
import type { NotablePoint } from '../story/notable-points.ts';
import { bestPoints, distinctPoints, isSight, plainPoints } from './best-points.ts';
import { type Copy, placeName } from './copy.ts';
import { hookLine, thisOne } from './hook-line.ts';
import type { PostIdea } from './post-ideas.ts';

/** Two things beside each other, if neither is told at length. */
const maxBeside = 34;
/** A thing that can carry a line. */
export const minStar = 4.4;
const considered = 5;

/** The rarest thing first, then what the home is and where: "Skyline views from this corner loft in Larkmere." */
export function thingFirst(
  copy: Pick<Copy, 'facts' | 'story'>,
  maxLength: number,
  without: readonly string[] = [],
  least = minStar,
  isTurned = false,
): PostIdea | undefined {
  const things = distinctPoints(
    bestPoints(copy, considered, without).filter((point) => isSight(point) && point.notability >= least),
  );
  const [best, second] = things;
  if (!best) return undefined;
  const turned = isTurned ? turnedLine(copy, best, maxLength) : undefined;
  if (turned) return { text: turned, told: [best.id] };
  // One thing that many homes have is told with two more.
  const plainer =
    best.short === undefined && best.notability < minAlone && things.length < 2
      ? plainBeside(copy, best, without)
      : [];
  const isShort = [best, second].every(
    (one) => one && one.said.length <= maxBeside && !/ with /.test(one.said),
  );
  const tries = [
    ...(plainer.length > 0 ? [[best, ...plainer]] : []),
    ...(isShort && second ? [[best, second]] : []),
    [best],
    [{ ...best, said: best.short ?? best.said }],
  ];
  for (const named of tries) {
    const text = lineOf(copy, named, maxLength);
    if (text && text.length <= maxLength) return { text, told: named.map(({ id }) => id) };
  }
  return undefined;
}

/** "Mill Park and the harbor, both in view from this loft"; "Harbor views from a roof deck: a loft". */
function turnedLine(
  copy: Pick<Copy, 'facts' | 'story'>,
  { said }: NotablePoint,
  maxLength: number,
): string | undefined {
  const base = hookLine(copy, { maxLength, max: 0, nearby: false, beds: isNowhere(copy) }).text;
  const [, deck, views] = /^(an? .*?) with ([^,]*\bviews\b[^,]*)$/.exec(said) ?? [];
  const [, list = ''] = /\bviews (?:of|over|across) (.*)$/.exec(said) ?? [];
  const seen = list.split(/, and |, | and /);
  const isNamed = !deck && seen.filter((one) => /\p{Lu}/u.test(one)).length > 1 && !/ from /.test(list);
  const text =
    deck && views && !/ and /.test(views.replace(/ (?:of|over) .*/, ''))
      ? `${upperFirst(views)} from ${deck}: ${lowerFirst(base)}`
      : isNamed
        ? `${upperFirst(list)}, ${seen.length > 2 ? 'all' : 'both'} in view from ${thisOne(base)}`
        : undefined;
  return text && text.length <= maxLength ? text : undefined;
}

/** What the home has besides, each in a few words. */
const plainBeside = (copy: Pick<Copy, 'facts' | 'story'>, best: NotablePoint, without: readonly string[]) =>
  distinctPoints([
    best,
    ...bestPoints(copy, considered, without).filter(isSight),
    ...plainPoints(copy),
    ...copy.story.inside,
  ])
    .slice(1)
    .filter(({ said, id }) => said.length <= maxBeside && isReason.test(id) && !without.includes(id))
    .slice(0, 2);
const isReason =
  /^(?:tall-ceilings|(?:wood-|gas-)?fireplace|views|vaulted|exposed-brick|stained-glass|sunroom|balcony|deck|terrace|garden|roof-deck|sauna|wine-cellar|library|skylight|double-height)$/;
const minAlone = 5.2;

function lineOf(
  copy: Pick<Copy, 'facts' | 'story'>,
  named: readonly NotablePoint[],
  maxLength: number,
): string | undefined {
  const said = named.map((one) => one.said).toSorted((a, b) => Number(isView(a)) - Number(isView(b)));
  const things = upperFirst(joinList(said));
  const base = hookLine(copy, {
    maxLength: Math.max(0, maxLength - things.length - joint),
    max: 0,
    nearby: false,
    beds: isNowhere(copy),
  });
  // What the home is called by may be the thing itself.
  if (said.some((one) => base.text.includes(one.replace(/^an? /, '')))) return undefined;
  const home = thisOne(base.text);
  const isHouse = copy.story.setting.isHouse;
  if (said.every(isView)) return `${things} from ${home}`;
  if (named.every(({ topic, id }) => topic === 'living' && isInside.test(id))) return `${things} in ${home}`;
  if (said.some(isView)) return `${things}: ${lowerFirst(base.text)}`;
  const withThing = `${base.text.replace(/\.$/, '')} with ${lowerFirst(things)}.`;
  // A home that has something at its side already, or a thing that has, would stutter.
  const isPlain = !/ (?:with|featuring) /.test(`${base.text} ${things}`) && !/[:,]/.test(base.text);
  if (isPlain) return withThing;
  if (named.length > 1) return `${things} come with ${home}`;
  const isOne = /^an? /.test(said[0] ?? '');
  if (isHouse && isOne && onRoof.test(said[0] ?? '')) return `${things} tops ${home}`;
  // "A pool: a home" is no sentence.
  if (isOne) return `${things} comes with ${home}`;
  return `${things}: ${lowerFirst(base.text)}`;
}

/** Where the place says which home it is, the figures below count its rooms. */
const isNowhere = (copy: Pick<Copy, 'facts' | 'story'>) => placeName(copy) === null;

const joint = ' comes with this '.length;
const isView = (said: string) => /\bviews?\b/.test(said) && !/^an? .* (?:with|looking) /.test(said);
const onRoof = /^an? (?:[\w-]+ )*(?:rooftop|roof) (?:deck|terrace)\b/;
const isInside =
  /^(?:tall-ceilings|fireplace|wood-fireplace|gas-fireplace|double-height|vaulted|great-room|library|exposed-brick|stained-glass|glass-dome|wall-of-windows|home-theater|media-room|sauna|wine-cellar)$/;
