import { isLead, isPasted, isUnsure, opensAsBrochure } from '../story/lead-sentence.ts';
import { distinctPoints, isSight, pointsOf, sightsOf } from './best-points.ts';
import { type Copy, isClosed } from './copy.ts';
import { homePoints } from './home-points.ts';
import { hookLine } from './hook-line.ts';
import { knownFirst } from './known-first.ts';
import { anySentence, asIdea, type IsFree, isSame, otherSentences, type PostIdea } from './post-ideas.ts';
import { saysAgain } from './says-again.ts';
import { thingFirst } from './thing-first.ts';

/** A thing that can carry a line. */
const minStar = 4;
/** A sentence that gives a reason to visit. */
const minReason = 1.5;
/** A thing that is more than a sentence about another. */
const minAlone = 4.5;
const minAny = 1.2;
/** Used if nothing stands out. */
const minNamed = 3.2;
/** How much weaker than the home's best thing a new thing may be. */
const maxLess = 1.5;
/** The invitation: what to come and see. If someone lives there, what to ask about. */
export function invitationIdea(
  copy: Copy,
  maxLength: number,
  others: readonly PostIdea[],
  isFree: IsFree = () => true,
): PostIdea {
  if (isClosed(copy)) return askIdea(copy, maxLength, others, isFree);
  const told = new Set(others.flatMap((idea) => idea.told));
  const stars = distinctPoints(sightsOf(copy)).filter(({ notability }) => notability >= minStar);
  const fresh = stars.filter(({ id }) => !told.has(id));
  const isNew = (one: PostIdea | undefined): one is PostIdea =>
    one !== undefined && !others.some(({ text }) => text === one.text);
  const turned = thingFirst(copy, maxLength, [...told], minAlone, true);
  const again = isNew(turned) ? turned : thingFirst(copy, maxLength, [...told], minAlone);
  // A balcony that is left is less than the skyline, said first.
  const left = fresh[0] && fresh[0].notability >= (stars[0]?.notability ?? 0) - maxLess;
  const things = left ? thingFirst(copy, maxLength, [...told]) : undefined;
  if (isNew(things) && fresh.some(({ notability }) => notability >= minAlone)) return things;
  // A thing that is told at length bears being said first as well; of another, a good sentence says more.
  const isSharp = stars.some(({ id, short }) => short !== undefined && again?.told.includes(id));
  if (isNew(again) && isSharp) return again;
  const known = knownFirst(copy, maxLength, others);
  if (known) return known;
  const said = others.map(({ text }) => text).join(' ');
  const own = otherSentences(copy, maxLength, others, isFree);
  const free = own.filter(({ text }) => !saysAgain(said, text));
  const sentence = free.find(({ text }) => !isPasted(text)) ?? free[0] ?? own[0];
  const line = isNew(things) ? things : comeSee(copy, maxLength, [...told]);
  if (
    sentence &&
    sentence.worth >= minReason &&
    !(isPasted(sentence.text) && isNew(line) && line.told.length > 0)
  )
    return asIdea(sentence);
  if (isNew(things)) return things;
  const any = anySentence(copy, maxLength, others, isFree);
  const isBetter = isNew(line) && line.told.length > 0;
  if (any && any.worth >= minAny && !(isBetter && isPasted(any.text))) return asIdea(any);
  const more = comeSee(copy, maxLength, [...told]);
  if (isNew(more) && more.told.some((id) => !told.has(id))) return more;
  // The same thing in the agent's words is more than the same thing in ours; a plain point is more than no reason to come.
  const ours = isNew(more) && more.told.length > 0;
  return (
    retold(copy, maxLength, others, (text) => isFree(text) && !(ours && isPasted(text))) ??
    (ours ? more : (plainReason(copy, maxLength, others, isFree) ?? more))
  );
}

function retold(
  { story }: Copy,
  maxLength: number,
  others: readonly PostIdea[],
  isFree: IsFree,
): PostIdea | undefined {
  const [best] = story.sentences
    .filter((one) => one.scope === 'home' && isLead(one) && one.worth >= minReason)
    .filter(({ text }) => text.length <= maxLength && isFree(text) && !isUnsure(text))
    .filter(({ text }) => !others.some((other) => isSame(other.text, text)))
    .toSorted((a, b) => b.worth - a.worth);
  return best && asIdea(best);
}

/** "Come see this 1-bedroom condo" gives no reason to: a point that another post has no room for does. */
function plainReason(
  copy: Copy,
  maxLength: number,
  others: readonly PostIdea[],
  isFree: IsFree,
): PostIdea | undefined {
  const points = homePoints(copy).filter(
    ({ text, isDependent }) =>
      !isDependent &&
      text.length <= maxLength &&
      !opensAsBrochure(text) &&
      !others.some((other) => isSame(other.text, text) || saysAgain(other.text, text)),
  );
  // What other networks have said often is still more than nothing.
  const point = points.find(({ text }) => isFree(text)) ?? points[0];
  return point && asIdea(point);
}

/** What is left to name, else the best thing again, then what has it: "Harbor views from this corner loft." */
function comeSee(copy: Copy, maxLength: number, told: readonly string[]): PostIdea {
  const first =
    thingFirst(copy, maxLength, told, minStar) ??
    thingFirst(copy, maxLength, [], minStar) ??
    thingFirst(copy, maxLength, [], minNamed);
  if (first) return first;
  // Nobody visits to see the parking.
  const parked = [...pointsOf(copy), ...copy.story.everyday].flatMap((point) =>
    isSight(point) ? [] : [point.id],
  );
  const line = (without: readonly string[]) =>
    hookLine(copy, {
      maxLength,
      max: 2,
      plain: without.length === 0,
      without: sightsOf(copy).length > 0 ? without : [...without, ...parked],
    });
  const other = line(told);
  return other.told.length > 0 && told.length > 0 ? other : line([]);
}

function askIdea(copy: Copy, maxLength: number, others: readonly PostIdea[], isFree: IsFree): PostIdea {
  const told = others.flatMap((idea) => idea.told);
  const [sentence] = otherSentences(copy, maxLength, others, isFree);
  const line = hookLine(copy, { maxLength, without: told, plain: true });
  return line.details > 0 || !sentence ? line : asIdea(sentence);
}
