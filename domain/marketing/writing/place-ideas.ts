import { joinList } from '../../english/join-list.ts';
import { lowerFirst, upperFirst } from '../../english/upper-first.ts';
import { isLead, placeWorth } from '../story/lead-sentence.ts';
import type { StorySentence } from '../story/read-story.ts';
import { type Copy, inPlace, placeName } from './copy.ts';
import { hookLine } from './hook-line.ts';
import {
  anySentence,
  asIdea,
  type Channel,
  type IsFree,
  isSame,
  otherSentences,
  type PostIdea,
} from './post-ideas.ts';

const minPlaceWorth = 0;
const minAmenities = 2;
/** What a building is known for; a doorman alone is a service. */
const drawing = /^(?:pool|roof-deck|tennis|sauna|hot-tub|media-room|courtyard|garden|gym|sundeck)$/;

/** What can be said of the street and the building, the best first. */
export function placeIdeas(copy: Copy, channel: Channel, maxLength: number): PostIdea[] {
  const told = placeSentences(copy)
    .filter(({ text }) => text.length <= maxLength)
    .map(asIdea);
  const amenities = amenitiesIdea(copy, channel, maxLength);
  const near = nearIdea(copy, maxLength);
  const all = [...told, ...(amenities ? [amenities] : []), ...(near ? [near] : [])];
  // Where every character counts, what is next to it comes first.
  return channel === 'twitter' && near ? [near, ...all.filter((idea) => idea !== near)] : all;
}

/** Sentences about the street or the building. Each names a place: "close to shops" is said of every home. */
export function placeSentences({ story }: Copy): StorySentence[] {
  return story.sentences
    .filter(
      (one) =>
        (one.scope === 'area' || one.scope === 'building') &&
        isLead(one) &&
        namesPlace.test(one.text) &&
        placeWorth(one) >= minPlaceWorth,
    )
    .toSorted((a, b) => placeWorth(b) - placeWorth(a));
}

const namesPlace =
  /(?<=[\p{L},] )\p{Lu}\p{L}{2}|\b(?:one|two|three|half a|\d+) (?:blocks?|minutes?|miles?)\b/u;

const amenityLines: Record<Channel, (list: string) => string> = {
  facebook: (list) => `The building has ${list}.`,
  instagram: (list) => `This building has ${list}.`,
  linkedin: (list) => `The building offers ${list}.`,
  twitter: (list) => `In the building: ${list}.`,
  email: (list) => `The building comes with ${list}.`,
};

/** "The building has a pool, a gym and a roof deck." */
export function amenitiesIdea({ story }: Copy, channel: Channel, maxLength: number): PostIdea | undefined {
  if (!drawing.test(story.building[0]?.id ?? '')) return undefined;
  for (const count of [4, 3, minAmenities]) {
    const named = story.building.slice(0, count);
    if (named.length < count) continue;
    const text = amenityLines[channel](joinList(named.map(({ said }) => said)));
    if (text.length <= maxLength) return { text, told: named.map(({ id }) => id) };
  }
  return undefined;
}

/** "Steps from Mill Pond: a corner loft in Larkmere." */
export function nearIdea(copy: Copy, maxLength: number): PostIdea | undefined {
  const { near } = copy.story.traits;
  if (!near) return undefined;
  const home = hookLine(copy, { maxLength: maxLength - near.length - 2, max: 1, nearby: false });
  const text = `${upperFirst(near.replace(/^just /, ''))}: ${lowerFirst(home.text)}`;
  return text.length <= maxLength ? { text, told: home.told } : undefined;
}

/** Where nothing is told of the place: another side of the home, there. */
export function otherSide(
  copy: Copy,
  maxLength: number,
  other: PostIdea,
  isFree: IsFree = () => true,
): PostIdea {
  const rare = hookLine(copy, { maxLength, without: other.told, max: 3 });
  const line =
    rare.told.length > 0 ? rare : hookLine(copy, { maxLength, without: other.told, plain: true, max: 3 });
  if (rare.told.length > 1 && isFree(rare.text)) return rare;
  const [best] = otherSentences(copy, maxLength, [other], isFree);
  const sentence = best ?? (line.details > 1 ? undefined : anySentence(copy, maxLength, [other], isFree));
  if (sentence) return asIdea(sentence);
  if (!isFree(line.text)) {
    const next = hookLine(copy, { maxLength, without: [...other.told, ...line.told], plain: true, max: 3 });
    if (next.told.length > 0) return next;
  }
  if (!isSame(line.text, other.text) || line.told.length > 0) return line;
  const place = placeName(copy);
  return { text: place ? `For sale ${inPlace(place)}.` : line.text, told: [] };
}
