import { isLead, isUnsure, opensAsBrochure } from '../story/lead-sentence.ts';
import { distinctPoints, isSight, pointsOf, sightsOf } from './best-points.ts';
import { type Copy, isClosed } from './copy.ts';
import { homePoints } from './home-points.ts';
import { hookLine, thisOne } from './hook-line.ts';
import { anySentence, asIdea, type IsFree, isSame, otherSentences, type PostIdea } from './post-ideas.ts';
import { saysAgain } from './says-again.ts';

/** A thing that can carry a line. */
const minStar = 4;
/** A sentence that is a reason to come. */
const minReason = 1.5;
/** A thing that is more than a sentence about another. */
const minAlone = 4.5;
const minAny = 1.2;
/** The invitation: what to come and see. Where somebody lives there, what to ask about. */
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
  // Nobody comes for a garden: they come for the home that has it.
  const things = fresh.length > 0 ? comeSee(copy, maxLength, [...told]) : undefined;
  if (things && fresh.some(({ notability }) => notability >= minAlone)) return things;
  const said = others.map(({ text }) => text).join(' ');
  const own = otherSentences(copy, maxLength, others, isFree);
  const sentence = own.find(({ text }) => !saysAgain(said, text)) ?? own[0];
  if (sentence && sentence.worth >= minReason) return asIdea(sentence);
  if (things) return things;
  const any = anySentence(copy, maxLength, others, isFree);
  if (any && any.worth >= minAny) return asIdea(any);
  const more = comeSee(copy, maxLength, [...told]);
  if (more.told.some((id) => !told.has(id))) return more;
  // The same thing in the agent's words is more than the same thing in ours; a plain point is more than no reason to come.
  const again = retold(copy, maxLength, others, isFree);
  return again ?? (more.told.length > 0 ? more : (plainReason(copy, maxLength, others, isFree) ?? more));
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

/** What is left to name, else the best thing again, with what it is: "Come see this corner loft with a sauna." */
function comeSee(copy: Copy, maxLength: number, told: readonly string[]): PostIdea {
  const start = 'Come see ';
  // Nobody comes to see where the car goes.
  const parked = [...pointsOf(copy), ...copy.story.everyday].flatMap((point) =>
    isSight(point) ? [] : [point.id],
  );
  const line = (without: readonly string[]) =>
    hookLine(copy, {
      maxLength: maxLength - start.length - 'this '.length,
      max: 2,
      plain: without.length === 0,
      without: sightsOf(copy).length > 0 ? without : [...without, ...parked],
    });
  const other = line(told);
  const again = line([]);
  const home = other.told.length > 0 && told.length > 0 ? other : again;
  return { text: `${start}${thisOne(home.text)}`, told: home.told };
}

function askIdea(copy: Copy, maxLength: number, others: readonly PostIdea[], isFree: IsFree): PostIdea {
  const told = others.flatMap((idea) => idea.told);
  const [sentence] = otherSentences(copy, maxLength, others, isFree);
  const line = hookLine(copy, { maxLength, without: told, plain: true });
  return line.details > 0 || !sentence ? line : asIdea(sentence);
}
