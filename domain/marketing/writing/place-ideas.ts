import { joinList } from '../../english/join-list.ts';
import { lowerFirst, upperFirst } from '../../english/upper-first.ts';
import { isOpenToBuyers } from '../rules.ts';
import { isErrand, isLead, isSmallThing, isUnsure, placeWorth } from '../story/lead-sentence.ts';
import type { StorySentence } from '../story/read-story.ts';
import { type Copy, inPlace, placeName } from './copy.ts';
import { hookLine, landmarkIn } from './hook-line.ts';
import { knownFirst } from './known-first.ts';
import {
  anySentence,
  asIdea,
  type Channel,
  type IsFree,
  otherSentences,
  type PostIdea,
} from './post-ideas.ts';
import { saysAgain } from './says-again.ts';
import { thingFirst } from './thing-first.ts';

const minPlaceWorth = 0;
/** A building is news only if the text says a lot about it. */
const minBuildingWorth = 3;
/** Somewhere in the building, and of use only to who knows the rest. */
const ofOneRoom =
  /^(?:the (?:garden|salon|lobby|lounge|library|gym|amenit\w+|room)\b|on the other side|\p{Lu}\S+(?: \p{Lu}\S+)* is the architect)/iu;
const minAmenities = 2;
const minSide = 2;
/** If there's nothing rarer, a plainer sentence. */
const minOtherSide = 0.5;
/** What a building is known for; a doorman alone is a service. */
const drawing = /^(?:pool|roof-deck|tennis|sauna|hot-tub|media-room|courtyard|garden|sundeck)$/;

/** What can be said about the street and the building, best first. */
export function placeIdeas(
  copy: Copy,
  channel: Channel,
  maxLength: number,
  without: readonly string[] = [],
): PostIdea[] {
  const told = placeSentences(copy)
    .filter(({ text }) => text.length <= maxLength)
    .map(asIdea);
  const amenities = amenitiesIdea(copy, channel, maxLength);
  const near = nearIdea(copy, maxLength, without);
  const all = [...told, ...(near ? [near] : []), ...(amenities ? [amenities] : [])];
  // What is next to it by name stops people; a sentence about the street is read by who has stopped.
  // A letter says it in a paragraph.
  return near && channel !== 'email' ? [near, ...all.filter((idea) => idea !== near)] : all;
}

/** Sentences about the street or the building. Each names a place: "close to shops" is said of every home. */
export function placeSentences({ story }: Copy): StorySentence[] {
  return story.sentences
    .filter(
      (one) =>
        (one.scope === 'area' || one.scope === 'building') &&
        isLead(one) &&
        namesPlace.test(one.text) &&
        !ofOneRoom.test(one.text) &&
        !isUnsure(one.text) &&
        !isSmallThing(one.text) &&
        !isErrand(one.text) &&
        placeWorth(one) >= (one.scope === 'building' ? minBuildingWorth : minPlaceWorth),
    )
    .toSorted((a, b) => placeWorth(b) - placeWorth(a));
}

const namesPlace =
  /(?<=[\p{L},] )\p{Lu}\p{L}{2}|\b(?:one|two|three|half a|\d+) (?:blocks?|minutes?|miles?)\b/u;

const together = (list: string) => (list.includes(',') ? 'all' : 'both');

/** Where there is room for one line, it says what is for sale too. */
const amenityLines: Record<Channel, (list: string, home: string) => string> = {
  facebook: (list, home) => `${upperFirst(list)}, ${together(list)} in the building: ${lowerFirst(home)}.`,
  instagram: (list, home) => `${upperFirst(list)}, ${together(list)} in the building: ${lowerFirst(home)}.`,
  linkedin: (list, home) => `${home}, with ${list} in the building.`,
  twitter: (list, home) => `${home} with ${list} in the building.`,
  threads: (list, home) => `${home} in a building with ${list}.`,
  tiktok: (list, home) => `${home}, and the building has ${list}.`,
  google: (list, home) => `${home}. The building has ${list}.`,
  email: (list) => `The building has ${list}.`,
};

/** "The building has a pool, a gym and a roof deck." */
export function amenitiesIdea(copy: Copy, channel: Channel, maxLength: number): PostIdea | undefined {
  const home = hookLine(copy, { maxLength, max: 0, ...(placeName(copy) && { beds: false }) }).text.replace(
    /\.$/,
    '',
  );
  const drawn = copy.story.building.filter(({ id }) => drawing.test(id) || id === 'gym');
  if (!drawing.test(drawn[0]?.id ?? '')) return undefined;
  for (const count of [4, 3, minAmenities]) {
    const named = drawn.slice(0, count);
    if (named.length < count) continue;
    const text = amenityLines[channel](joinList(named.map(({ said }) => said)), home);
    if (text.length <= maxLength) return { text, told: named.map(({ id }) => id) };
  }
  return undefined;
}

/** "Steps from Mill Pond: a corner loft in Larkmere." */
export function nearIdea(copy: Copy, maxLength: number, without: readonly string[]): PostIdea | undefined {
  const { near } = copy.story.traits;
  // People don't know a tree-lined block by name.
  if (!near || !/ (?:\p{Lu}|the )/u.test(near)) return undefined;
  // "Near Larkmere: a condo in Larkmere."
  if (landmarkIn(near) === placeName(copy)) return undefined;
  // "Corner" and "1866" before its name are the first variant's.
  const home = hookLine(copy, {
    maxLength: maxLength - near.length - 2,
    max: 1,
    nearby: false,
    words: false,
    without,
  });
  const text = `${upperFirst(near.replace(/^just (?!off)/, ''))}: ${lowerFirst(home.text)}`;
  return text.length <= maxLength ? { text, told: [...home.told, `near:${near}`] } : undefined;
}

/** What stops people, said first: a thing that is left, or what few homes can say. */
function firstOf(copy: Copy, maxLength: number, other: PostIdea, isFree: IsFree): PostIdea | undefined {
  const thing = thingFirst(copy, maxLength, other.told, minAlone);
  if (thing && isFree(thing.text) && thing.text !== other.text) return thing;
  return knownFirst(copy, maxLength, [other]);
}
const minAlone = 4.8;

/** Where nothing is told of the place: another side of the home, there. */
export function otherSide(
  copy: Copy,
  maxLength: number,
  other: PostIdea,
  isFree: IsFree = () => true,
  channel: Channel = 'facebook',
): PostIdea {
  const first = channel === 'email' ? undefined : firstOf(copy, maxLength, other, isFree);
  if (first) return first;
  // What the agent says beats what we put together.
  const [best] = otherSentences(copy, maxLength, [other], isFree).filter(
    ({ text }) => !saysAgain(other.text, text) && !/\bparking\b/i.test(text),
  );
  if (best && best.worth >= minSide) return asIdea(best);
  const rare = hookLine(copy, { maxLength, without: other.told, max: 3 });
  if (rare.told.length > 1 && isFree(rare.text)) return rare;
  const sentence = best ?? anySentence(copy, maxLength, [other], isFree);
  // "The living room is generously sized" opens nothing.
  if (sentence && sentence.worth >= minOtherSide) return asIdea(sentence);
  // Parking is a different angle, too; repeating the best thing would be the same post.
  if (rare.told.length > 0 && rare.text !== other.text) return rare;
  const place = placeName(copy);
  const start = place ? `For sale ${inPlace(place)}: ` : '';
  const home = hookLine(copy, { maxLength: maxLength - start.length, plain: true, placed: false });
  // Don't offer a home that's taken.
  if (!isOpenToBuyers(copy.occasion)) return home;
  // Without a place to name, one thing alone.
  if (start === '') return home.text === other.text ? hookLine(copy, { maxLength, max: 1 }) : home;
  return { text: `${start}${lowerFirst(home.text)}`, told: home.told };
}
