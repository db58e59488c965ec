import { joinList } from '../../english/join-list.ts';
import type { NotablePoint } from '../story/notable-points.ts';
import { distinctPoints, sightsOf } from './best-points.ts';
import { type Copy, isClosed, newsLine } from './copy.ts';
import { hookLine } from './hook-line.ts';
import { asIdea, type Channel, type IsFree, otherSentences, type PostIdea } from './post-ideas.ts';

/** A thing that can carry a line. */
const minStar = 4;
/** A sentence that is a reason to come. */
const minReason = 2.5;
const maxThings = 2;

const invitations: Record<Channel, (things: string, at: string) => string> = {
  facebook: (things, at) => `Come see ${things}${at}.`,
  instagram: (things) => `Come see ${things}.`,
  linkedin: (things) => `Worth a showing for ${things}.`,
  twitter: (things, at) => `See ${things} in person${at}.`,
  threads: (things) => `Come see ${things}.`,
  tiktok: (things) => `Take a look at ${things}.`,
  google: (things) => `Come see ${things} in person.`,
  email: (things) => `Come see ${things}.`,
};

/** The invitation: what to come and see. Where somebody lives there, what to ask about. */
export function invitationIdea(
  copy: Copy,
  channel: Channel,
  maxLength: number,
  others: readonly PostIdea[],
  isFree: IsFree = () => true,
): PostIdea {
  if (isClosed(copy)) return askIdea(copy, maxLength, others, isFree);
  const told = new Set(others.flatMap((idea) => idea.told));
  const stars = distinctPoints(sightsOf(copy)).filter(({ notability }) => notability >= minStar);
  const fresh = stars.filter(({ id }) => !told.has(id));
  const things = thingsToSee(copy, channel, maxLength, fresh);
  if (things) return things;
  const [sentence] = otherSentences(copy, maxLength, others, isFree);
  if (sentence && sentence.worth >= minReason) return asIdea(sentence);
  return comeSee(copy, maxLength);
}

const isView = (name: string) => /\b(?:views?|vistas?)\b/.test(name);

function thingsToSee(
  copy: Copy,
  channel: Channel,
  maxLength: number,
  sights: readonly NotablePoint[],
): PostIdea | undefined {
  const { street, city } = copy.facts;
  const where = newsLine(copy) === null && street ? ` at ${[street, city].filter(Boolean).join(', ')}` : '';
  for (let count = Math.min(maxThings, sights.length); count > 0; count -= 1) {
    const named = sights.slice(0, count).toSorted((a, b) => Number(isView(a.name)) - Number(isView(b.name)));
    const things = joinList(named.map(({ name }) => `the ${name}`));
    for (const at of [where, '']) {
      const text = invitations[channel](things, at);
      if (text.length <= maxLength) return { text, told: named.map(({ id }) => id) };
    }
  }
  return undefined;
}

/** Where nothing is left to name, the best thing again, with what it is: "Come see this corner loft with a sauna." */
function comeSee(copy: Copy, maxLength: number): PostIdea {
  // "This 1842 townhouse" could be a number of many things.
  const start = 'Come see this ';
  const home = hookLine(copy, { maxLength: maxLength - start.length, max: 2, plain: true });
  return { text: `${start}${home.text.replace(/^An? (?:1[789]\d\d (?=[a-z]))?/, '')}`, told: home.told };
}

function askIdea(copy: Copy, maxLength: number, others: readonly PostIdea[], isFree: IsFree): PostIdea {
  const told = others.flatMap((idea) => idea.told);
  const [sentence] = otherSentences(copy, maxLength, others, isFree);
  const line = hookLine(copy, { maxLength, without: told, plain: true });
  return line.details > 0 || !sentence ? line : asIdea(sentence);
}
