import { articleFor } from '../../english/article-for.ts';
import { joinList } from '../../english/join-list.ts';
import { lowerFirst, upperFirst } from '../../english/upper-first.ts';
import { findLeadSentence, isLead, leadWorth, placeWorth } from '../story/lead-sentence.ts';
import type { StorySentence } from '../story/read-story.ts';
import { bestPoints, pointsOf, sightsOf } from './best-points.ts';
import { type Copy, inPlace, isRented, isStreet, newsLine, placeName } from './copy.ts';
import { identityLine, nounOf } from './identity-line.ts';

/** A first line, and what it names and counts, so that the next lines don't say it again. */
export type PostIdea = { text: string; told: string[] };

/** A thing that can carry a line. */
const minStar = 4;
const minPlaceWorth = 0;
/** A sentence that says this much beats a list of things. */
const minHookWorth = 8;
const minFairWorth = 5;
const minLastWorth = -3;
/** Where nothing stands out, any sentence about the home is better than its kind and city. */
const minAnyWorth = 1;

/** The feature: the best sentence of the listing that fits, or the things nobody else has. */
export function featureIdea(copy: Copy, maxLength: number): PostIdea {
  const sentence = findLeadSentence(copy.story.sentences, maxLength);
  if (sentence && (leadWorth(sentence) >= minHookWorth || tellsBest(copy, sentence))) return asIdea(sentence);
  const named = nameStars(copy, maxLength);
  if (named) return named;
  const line = identityLine(copy, { maxLength });
  if (!sentence && line.told.length === 0) {
    const any = findLeadSentence(copy.story.sentences, maxLength, minLastWorth);
    return any ? asIdea(any) : plainIdea(copy, maxLength);
  }
  return sentence && (line.told.length < 2 || leadWorth(sentence) > minFairWorth) ? asIdea(sentence) : line;
}

/** Whether a sentence tells of two of the best three things. */
function tellsBest(copy: Copy, { featureIds }: StorySentence): boolean {
  const best = pointsOf(copy).slice(0, 3);
  return best.filter(({ id }) => featureIds.includes(id)).length > 1;
}

/** The same for a network of short lines: the things first. */
export function shortFeatureIdea(copy: Copy, maxLength: number): PostIdea {
  const named = nameStars(copy, maxLength);
  if (named && named.told.length > 1) return named;
  const sentence = findLeadSentence(copy.story.sentences, maxLength, minHookWorth);
  if (sentence) return asIdea(sentence);
  const line = identityLine(copy, { maxLength });
  if (line.told.length > 0) return line;
  const any = findLeadSentence(copy.story.sentences, maxLength, minLastWorth);
  return any ? asIdea(any) : plainIdea(copy, maxLength);
}

/** Where nothing stands out: what it is, with what is there. */
export function plainIdea(copy: Copy, maxLength: number, without: readonly string[] = []): PostIdea {
  return identityLine(copy, { maxLength, without, plain: true });
}

/** The place: what the listing says of the street or the building; else another part of the home. */
export function placeIdea(copy: Copy, maxLength: number, other: PostIdea): PostIdea {
  const best = findPlaceSentence(copy, maxLength, other) ?? amenitiesIdea(copy, maxLength);
  if (best) return best;
  const rest = copy.story.sentences.filter((one) => !isTold(one, [other]));
  const placed = rest.filter(({ text }) => near.test(text));
  const outside = rest.filter(({ topics }) => topics.includes('outside') || topics.includes('arrival'));
  const next =
    findLeadSentence(placed, maxLength, minAnyWorth) ??
    findLeadSentence(outside, maxLength) ??
    findLeadSentence(rest, maxLength, minAnyWorth);
  return next ? asIdea(next) : plainIdea(copy, maxLength, other.told);
}

const near =
  /\b(?:steps|blocks?|located|minutes|moments|close to|neighborhood|tree-lined|cul-de-sac|off (?:fifth|park))\b/i;
const minAmenities = 2;
/** What a building is known for; a doorman alone is a service. */
const drawing = /^(?:pool|roof-deck|tennis|sauna|hot-tub|media-room|courtyard|garden|gym|sundeck)$/;

/** "The building has a pool, a gym and a roof deck." */
export function amenitiesIdea({ story }: Copy, maxLength: number): PostIdea | undefined {
  if (!drawing.test(story.building[0]?.id ?? '')) return undefined;
  for (const count of [4, 3, minAmenities]) {
    const named = story.building.slice(0, count);
    if (named.length < count) continue;
    const text = `The building has ${joinList(named.map(({ said }) => said))}.`;
    if (text.length <= maxLength) return { text, told: named.map(({ id }) => id) };
  }
  return undefined;
}

/** The best sentence about the home that a first line hasn't said. */
export function findOtherSentence(copy: Copy, maxLength: number, other: PostIdea): PostIdea | undefined {
  const rest = copy.story.sentences.filter((one) => !isTold(one, [other]));
  const sentence = findLeadSentence(
    rest.filter(({ worth }) => worth >= minAnyWorth),
    maxLength,
  );
  return sentence && asIdea(sentence);
}

/** Any other sentence that can stand alone and says something. */
export function findAnySentence(copy: Copy, maxLength: number, other: PostIdea): PostIdea | undefined {
  const [best] = copy.story.sentences
    .filter((one) => isLead(one) && !isTold(one, [other]) && one.worth >= minAnyWorth)
    .filter(({ text }) => text.length <= maxLength)
    .toSorted((a, b) => b.worth - a.worth);
  return best && asIdea(best);
}

/** In a first line, a home needs no "This is". */
export const firstLine = (text: string) => upperFirst(text.replace(/^This is (?=an? )/, ''));

/** The best sentence about the street or the building. It names a place: "close to shops" is said of every home. */
export function findPlaceSentence(copy: Copy, maxLength: number, other: PostIdea): PostIdea | undefined {
  const [best] = copy.story.sentences
    .filter(
      (one) =>
        (one.scope === 'area' || one.scope === 'building') &&
        isLead(one) &&
        namesPlace.test(one.text) &&
        !isSame(other.text, one.text) &&
        placeWorth(one) >= minPlaceWorth &&
        one.text.length <= maxLength,
    )
    .toSorted((a, b) => placeWorth(b) - placeWorth(a));
  return best && asIdea(best);
}

const namesPlace =
  /(?<=[\p{L},] )\p{Lu}\p{L}{2}|\b(?:one|two|three|half a|\d+) (?:blocks?|minutes?|miles?)\b/u;

/** The invitation: what to come and see. Where somebody lives there, what to ask about. */
export function invitationIdea(copy: Copy, maxLength: number, others: readonly PostIdea[]): PostIdea {
  const { street } = copy.facts;
  if (isRented(copy)) return askIdea(copy, maxLength);
  const all = sightsOf(copy);
  const told = new Set(others.flatMap((idea) => idea.told));
  const fresh = all.filter(({ id, notability }) => !told.has(id) && notability >= minStar);
  const sights = (fresh.length > 1 ? fresh : all).slice(0, 3);
  for (let count = sights.length; count > 0; count -= 1) {
    const named = sights.slice(0, count);
    const things = joinList(named.map(({ name }) => `the ${name}`));
    const isAddressed = newsLine(copy) !== null;
    const text = `Come see ${things}${street && !isAddressed ? ` at ${street}` : ''}.`;
    if (text.length <= maxLength) return { text, told: named.map(({ id }) => id) };
  }
  return comeSee(copy, maxLength);
}

function comeSee(copy: Copy, maxLength: number): PostIdea {
  const { street, city } = copy.facts;
  const named = placeName(copy);
  const place = named && !isStreet(named) ? named : city;
  const home = `this ${nounOf(copy)}${place ? ` ${inPlace(place)}` : ''}`;
  // The news has the address.
  if (!street || newsLine(copy) !== null) return { text: `Come see ${home}.`, told: [] };
  const text = `Come see ${street}, ${home.replace(/^this/, articleFor(home.replace(/^this /, '')))}.`;
  return { text: text.length <= maxLength ? text : `Come see ${street}.`, told: [] };
}

function askIdea(copy: Copy, maxLength: number): PostIdea {
  const { street } = copy.facts;
  const line = identityLine(copy, { maxLength: maxLength - 14, subject: street, counts: true });
  return street ? { ...line, text: `Ask me about it: ${line.text}` } : line;
}

/** What neighbors can answer. */
export function questionOf(copy: Copy): string {
  const place = placeName(copy);
  return place && !isStreet(place)
    ? `Know someone looking ${inPlace(place)}?`
    : 'Know someone who should see it?';
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

const asIdea = ({ text, featureIds }: StorySentence): PostIdea => ({ text, told: featureIds });

/** "A wood stove, a sauna and a dock in Larkmere." */
function nameStars(copy: Copy, maxLength: number): PostIdea | undefined {
  const place = placeName(copy);
  if (pointsOf(copy).filter(({ notability }) => notability >= minStar).length < 2) return undefined;
  for (const count of [3, 2, 1]) {
    const named = bestPoints(copy, count);
    if (named.length < count) continue;
    const list = upperFirst(joinList(named.map(({ said }) => said)));
    const lines = place ? [placedList(list, place), `${list}.`] : [`${list}.`];
    const text = lines.find((line) => line.length <= maxLength);
    if (text) return { text, told: named.map(({ id }) => id) };
  }
  return undefined;
}

/** "A sauna and a dock in Larkmere."; where the list ends in a place of its own, ours comes first. */
function placedList(list: string, place: string): string {
  return / (?:in|on|from|at) the [^,]*$/.test(list)
    ? `${upperFirst(inPlace(place))}: ${lowerFirst(list)}.`
    : `${list} ${inPlace(place)}.`;
}
