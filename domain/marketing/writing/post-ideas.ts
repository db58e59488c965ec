import { articleFor } from '../../english/article-for.ts';
import { joinList } from '../../english/join-list.ts';
import { lowerFirst, upperFirst } from '../../english/upper-first.ts';
import { findLeadSentence, isLead, leadWorth, placeWorth } from '../story/lead-sentence.ts';
import type { NotablePoint } from '../story/notable-points.ts';
import type { StorySentence } from '../story/read-story.ts';
import { type Copy, inPlace, placeName } from './copy.ts';
import { highlights } from './highlights.ts';

/** A first line, and what it names and counts, so that the next lines don't say it again. */
export type PostIdea = { text: string; told: string[] };

const minStar = 4;
const minPlaceWorth = -1;
/** A sentence that says this much beats a list of things. */
const minHookWorth = 7;
const rarest = 5;
/** Where nothing stands out, any sentence about the home is better than its kind and city. */
const minAnyWorth = -1;

/** What people would remember, for first lines: from the description, else from the listed features. */
export function pointsOf({ facts, story }: Pick<Copy, 'facts' | 'story'>): NotablePoint[] {
  if (story.points.length > 0 || facts.description) return story.points.filter(isWorthATrip);
  return highlights(facts).map(({ phrase, area }) => ({
    id: phrase,
    said: phrase,
    name: phrase.replace(/^an? /, ''),
    topic: area === 'outside' ? 'outside' : 'living',
    notability: 3,
  }));
}

/** The feature: the best sentence of the listing that fits, or the things nobody else has. */
export function featureIdea(copy: Copy, maxLength: number): PostIdea {
  const points = pointsOf(copy);
  const stars = points.filter(({ notability }) => notability >= minStar);
  const sentence = findLeadSentence(copy.story.sentences, maxLength);
  if (sentence && leadWorth(sentence) >= minHookWorth) return asIdea(sentence);
  const named = namePoints(copy, stars.length > 1 ? stars : points, maxLength);
  if (named && (stars.length > 1 || !sentence)) return named;
  if (sentence) return asIdea(sentence);
  const line = headline(copy, maxLength);
  const any = line.told.length > 0 ? undefined : findAnySentence(copy, maxLength);
  return any ? asIdea(any) : line;
}

/** Where neither a sentence nor a thing of the home stands out: the first that can stand alone, of whatever. */
function findAnySentence({ story }: Copy, maxLength: number): StorySentence | undefined {
  return story.sentences.find((one) => isLead(one) && one.worth > 0 && one.text.length <= maxLength);
}

/** The place: what the listing says of the street or the building; else another part of the home. */
export function placeIdea(copy: Copy, maxLength: number, other: PostIdea): PostIdea {
  const best = findPlaceSentence(copy, maxLength, other);
  if (best) return best;
  const rest = copy.story.sentences.filter((one) => !isTold(one, [other]));
  const placed = rest.filter(({ text }) => near.test(text));
  const outside = rest.filter(({ topics }) => topics.includes('outside') || topics.includes('arrival'));
  const next =
    findLeadSentence(placed, maxLength, minAnyWorth) ??
    findLeadSentence(outside, maxLength) ??
    findLeadSentence(rest, maxLength, minAnyWorth);
  return next ? asIdea(next) : headline(copy, maxLength, { built: true });
}

const near =
  /\b(?:steps|blocks?|located|minutes|moments|close to|neighborhood|tree-lined|cul-de-sac|heart of|off (?:fifth|park))\b/i;

/** The best sentence about the home that a first line hasn't said. */
export function findOtherSentence(copy: Copy, maxLength: number, other: PostIdea): PostIdea | undefined {
  const rest = copy.story.sentences.filter((one) => !isTold(one, [other]));
  const sentence = findLeadSentence(rest, maxLength);
  return sentence && asIdea(sentence);
}

/** The best sentence about the street or the building. */
export function findPlaceSentence(copy: Copy, maxLength: number, other: PostIdea): PostIdea | undefined {
  const [best] = copy.story.sentences
    .filter(
      (one) =>
        (one.scope === 'area' || one.scope === 'building') &&
        isLead(one) &&
        !isSame(other.text, one.text) &&
        placeWorth(one) >= minPlaceWorth &&
        one.text.length <= maxLength,
    )
    .toSorted((a, b) => placeWorth(b) - placeWorth(a));
  return best && asIdea(best);
}

/** The invitation: what to come and see. */
export function invitationIdea(copy: Copy, maxLength: number, others: readonly PostIdea[]): PostIdea {
  const all = pointsOf(copy);
  const told = others.flatMap((idea) => idea.told);
  const fresh = all.filter(({ id }) => !told.includes(id));
  const points = (fresh.length > 0 ? fresh : all).slice(0, 3);
  for (let count = points.length; count > 0; count -= 1) {
    const named = points.slice(0, count);
    const things = joinList(named.map(({ name }) => `the ${name}`));
    // One thing alone says too little.
    const text = `Come see ${things}${count > 1 || !copy.facts.street ? '' : ` at ${copy.facts.street}`}.`;
    if (text.length <= maxLength) return { text, told: named.map(({ id }) => id) };
  }
  const { text, told: named } = headline(copy, maxLength - comeSee.length, { without: told });
  if (named.length > 0 || !copy.facts.street) return { text: `${comeSee}${lowerFirst(text)}`, told: named };
  const rest = copy.story.sentences.filter((one) => !isTold(one, others));
  const sentence = findLeadSentence(rest, maxLength, minAnyWorth);
  return sentence ? asIdea(sentence) : { text: `Come see ${copy.facts.street}.`, told: [] };
}

const comeSee = 'Come see ';

/** What neighbors can answer. */
export function questionOf(copy: Copy): string {
  const place = placeName(copy);
  return place ? `Know someone looking ${inPlace(place)}?` : 'Know someone looking for a home?';
}

/** Whether first lines have said a sentence, one of its counts, or most of what it names. */
export function isTold(one: StorySentence, ideas: readonly PostIdea[]): boolean {
  if (ideas.some(({ text }) => isSame(text, one.text))) return true;
  const told = new Set(ideas.flatMap((idea) => idea.told));
  const echoes = one.featureIds.filter((id) => told.has(id));
  return echoes.some((id) => id.includes(':')) || echoes.length * 2 > one.featureIds.length;
}

/** A first line may be the beginning of a sentence. */
const isSame = (said: string, sentence: string) =>
  said.slice(0, sameLength) === sentence.slice(0, sameLength);
const sameLength = 30;

/** A roof has its use, but nobody goes to see it. */
const isWorthATrip = ({ topic }: NotablePoint) => topic !== 'systems' && topic !== 'parking';

const asIdea = ({ text, featureIds }: StorySentence): PostIdea => ({ text, told: featureIds });

/** "A wood stove, a sauna and a dock in Larkmere." */
function namePoints(copy: Copy, points: readonly NotablePoint[], maxLength: number): PostIdea | undefined {
  const place = placeName(copy);
  for (const count of [3, 2, 1]) {
    const named = points.slice(0, count);
    // One thing alone has to be rare to carry a line.
    if (named.length < count || (count === 1 && (named[0]?.notability ?? 0) < rarest)) continue;
    const list = upperFirst(joinList(named.map(({ said }) => said)));
    const text = place ? `${list} ${inPlace(place)}.` : `${list}.`;
    if (text.length <= maxLength) return { text, told: named.map(({ id }) => id) };
  }
  return undefined;
}

type HeadlineOptions = { built?: boolean; without?: readonly string[] };

/** What it is, where, and what it has: "A condo in Larkmere with a balcony and oak floors." The figures stand below. */
export function headline(copy: Copy, maxLength: number, options: HeadlineOptions = {}): PostIdea {
  const { built = false, without = [] } = options;
  const { yearBuilt } = copy.facts;
  const place = placeName(copy);
  const what = copy.facts.beds === 0 ? `studio ${copy.facts.kind}` : copy.facts.kind;
  const year = built && yearBuilt !== null ? `, built in ${yearBuilt}` : '';
  const start = `${upperFirst(articleFor(what))} ${what} ${place ? inPlace(place) : 'for sale'}${year}`;
  const all = [...pointsOf(copy), ...copy.story.everyday];
  const fresh = all.filter(({ id }) => !without.includes(id));
  for (const count of [3, 2, 1]) {
    const named = (fresh.length > 0 ? fresh : all).slice(0, count);
    const text = `${start}${year === '' ? '' : ','} with ${joinList(named.map(({ said }) => said))}.`;
    if (named.length === count && text.length <= maxLength) return { text, told: named.map(({ id }) => id) };
  }
  return { text: `${start}.`, told: [] };
}
