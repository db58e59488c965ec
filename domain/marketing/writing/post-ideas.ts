import { joinList } from '../../english/join-list.ts';
import { upperFirst } from '../../english/upper-first.ts';
import { chooseSentences } from '../story/choose-sentences.ts';
import { findLeadSentence, isLead, isPostable, leadWorth } from '../story/lead-sentence.ts';
import type { NotablePoint } from '../story/notable-points.ts';
import type { StorySentence } from '../story/read-story.ts';
import { type Copy, inPlace, placeName } from './copy.ts';
import { highlights } from './highlights.ts';

/** A first line, and the features it names, so that the next lines don't name them again. */
export type PostIdea = { text: string; told: string[] };

const minStar = 4;
const minBodyWorth = 0.8;
const minPlaceWorth = 0.5;
const minHookWorth = 4;
const rarest = 5;
/** Where nothing stands out, any sentence about the home is better than its kind and city. */
const minAnyWorth = -1;

/** What people would remember, for first lines: from the description, else from the listed features. */
export function pointsOf({ facts, story }: Pick<Copy, 'facts' | 'story'>): NotablePoint[] {
  if (story.points.length > 0 || facts.description) return [...story.points];
  return highlights(facts).map(({ phrase, area }) => ({
    id: phrase,
    said: phrase,
    name: phrase.replace(/^an? /, ''),
    topic: area === 'outside' ? 'outside' : 'living',
    notability: 3,
  }));
}

/** The feature: the best short sentence of the listing, or the things nobody else has. */
export function featureIdea(copy: Copy, maxLength: number): PostIdea {
  const points = pointsOf(copy);
  const stars = points.filter(({ notability }) => notability >= minStar);
  const sentence = findLeadSentence(copy.story.sentences, maxLength);
  const isStrong = sentence && leadWorth(sentence) >= minHookWorth;
  const named = namePoints(copy, stars.length > 1 ? stars : points, maxLength);
  if (named && (stars.length > 1 || !isStrong)) return named;
  const first = sentence ?? findLeadSentence(copy.story.sentences, maxLength, minAnyWorth);
  return first ? asIdea(first) : { text: plainIdea(copy), told: [] };
}

/** The place: what the listing says of the building or the street; else another part of the home. */
export function placeIdea(copy: Copy, maxLength: number, other: PostIdea): PostIdea {
  const near = copy.story.sentences.filter(
    (one) =>
      (one.scope === 'area' || one.scope === 'building') &&
      isLead(one) &&
      one.worth >= minPlaceWorth &&
      one.text.length <= maxLength,
  );
  const best = near.toSorted((a, b) => b.worth - a.worth)[0];
  if (best) return asIdea(best);
  const rest = copy.story.sentences.filter(
    ({ text, featureIds }) => !isSame(other.text, text) && !featureIds.some((id) => other.told.includes(id)),
  );
  const next = findLeadSentence(rest, maxLength, minAnyWorth);
  if (next) return asIdea(next);
  return { text: builtIdea(copy), told: [] };
}

const comeSee = ' Come see for yourself.';

/** The invitation: what to come and see. */
export function invitationIdea(copy: Copy, maxLength: number, told: readonly PostIdea[], max = 3): PostIdea {
  const points = pointsOf(copy).filter(isWorthATrip).slice(0, max);
  for (let count = points.length; count > 0; count -= 1) {
    const named = points.slice(0, count);
    const text = `Come see ${joinList(named.map(({ name }) => `the ${name}`))}.`;
    if (text.length <= maxLength) return { text, told: named.map(({ id }) => id) };
  }
  const others = copy.story.sentences.filter(
    ({ text, featureIds }) =>
      !told.some((idea) => isSame(idea.text, text) || featureIds.some((id) => idea.told.includes(id))),
  );
  const sentence = findLeadSentence(others, maxLength - comeSee.length);
  return sentence
    ? { text: `${sentence.text}${comeSee}`, told: sentence.featureIds }
    : { text: 'Come see it for yourself.', told: [] };
}

/** More of the listing's sentences, without what a first line has named. */
export function bodySentences(
  { story }: Pick<Copy, 'story'>,
  told: readonly PostIdea[],
  options: { room: number; max: number; maxEach?: number },
): string {
  const ids = told.flatMap((idea) => idea.told);
  const said = told.map(({ text }) => text);
  const others = story.sentences.filter(
    (one) =>
      isPostable(one) &&
      !said.some((text) => isSame(text, one.text)) &&
      !one.featureIds.some((id) => ids.includes(id)),
  );
  return chooseSentences(
    others.filter(({ worth }) => worth >= minBodyWorth),
    { told: ids, ...options },
  )
    .map(({ text }) => text)
    .join(' ');
}

/** Two things to ask about: "the roof deck or the library". */
export function questionOf(copy: Copy): string {
  const [first, ...others] = pointsOf(copy)
    .filter(isWorthATrip)
    .filter(({ name }) => !/ with |,/.test(name));
  const second = others.find(({ topic }) => topic !== first?.topic) ?? others[0];
  if (first && second && copy.occasion !== 'sold')
    return `What would you go see first, the ${first.name} or the ${second.name}?`;
  const place = placeName(copy);
  return place ? `Know someone looking ${inPlace(place)}?` : 'Know someone looking for a home?';
}

/** A first line may be the beginning of a sentence, or more than one. */
const isSame = (said: string, sentence: string) =>
  said.slice(0, sameLength) === sentence.slice(0, sameLength);
const sameLength = 30;

/** A roof has its use, but nobody goes to see it. */
const isWorthATrip = ({ topic }: NotablePoint) => topic !== 'systems' && topic !== 'parking';

const asIdea = ({ text, featureIds }: StorySentence): PostIdea => ({ text, told: featureIds });

/** "A wood stove, a sauna and a dock, in Larkmere." */
function namePoints(copy: Copy, points: readonly NotablePoint[], maxLength: number): PostIdea | undefined {
  const place = placeName(copy);
  for (const count of [3, 2, 1]) {
    const named = points.slice(0, count);
    // One thing alone has to be rare to carry a line.
    if (named.length < count || (count === 1 && (named[0]?.notability ?? 0) < rarest)) continue;
    const list = upperFirst(joinList(named.map(({ said }) => said)));
    const text = place ? `${list}${count > 1 ? ',' : ''} ${inPlace(place)}.` : `${list}.`;
    if (text.length <= maxLength) return { text, told: named.map(({ id }) => id) };
  }
  return undefined;
}

/** Where nothing stands out, what it is and where. */
function plainIdea(copy: Copy): string {
  const { beds, kind } = copy.facts;
  const place = placeName(copy);
  const rooms = beds ? `${beds}-bedroom ` : beds === 0 ? 'studio ' : '';
  return `${upperFirst(`${rooms}${kind}`)} ${place ? inPlace(place) : 'for sale'}.`;
}

/** "For sale in Larkmere, built in 1925." */
function builtIdea(copy: Copy): string {
  const place = placeName(copy);
  const built = copy.facts.yearBuilt === null ? '' : `, built in ${copy.facts.yearBuilt}`;
  return `For sale${place ? ` ${inPlace(place)}` : ''}${built}.`;
}
