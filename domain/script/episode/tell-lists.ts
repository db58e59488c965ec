import type { Feature } from '#domain/features/feature.ts';
import type { Home } from '../home.ts';
import { isBroken } from '../is-broken.ts';
import { asList } from './as-list.ts';
import type { Beat } from './beats.ts';
import { clustersOf } from './clusters.ts';
import { openingQuestion } from './opening-question.ts';
import type { Telling } from './telling.ts';

const maxLists = 4;

/** What else is named there, a few things from one place per breath, best first. */
export function tellLists(
  listed: readonly Feature[],
  home: Home,
  named: readonly Feature[],
  group: Pick<Beat, 'name'>,
  isBegun: boolean,
): Telling[] {
  const different = listed
    .filter(
      ({ phrase }, at) =>
        listed.findIndex((other) => other.phrase === phrase) === at && !isSaidBetter(phrase, home),
    )
    .filter(({ phrase }) => !isHomeItself.test(phrase))
    .map((feature) => (isBroken(feature.tail ?? '') ? withoutTail(feature) : feature))
    .filter((feature) => !(isWasher(feature) && listed.some((other) => isFuller(other, feature))))
    .map((feature) => (hasWasher(feature) && listed.some(isWasher) ? withoutTail(feature) : feature));
  const isWorth = listed.length > 1 || listed.some(({ notability }) => notability > 1);
  if (!isWorth) return [];
  const tellings: Telling[] = [];
  let left: readonly Feature[] = different.map((feature) => withItsRoom(feature, different, named));
  while (left.length > 0 && tellings.length < maxLists) {
    const [cluster] = clustersOf(left, group.name, home);
    if (!cluster) break;
    // Each has a question of its own.
    const isAnew =
      group.name === 'practical' && openingQuestion(group.name, cluster.features) !== `open-${group.name}`;
    const telling = asList(cluster.features, home, named, group, !isAnew && (isBegun || tellings.length > 0));
    const rest = left.filter((feature) => !telling.features.includes(feature));
    tellings.push(cluster.room ? inRoom(telling, cluster.room) : atDoor(telling));
    // One small thing isn't worth a question.
    left = rest.filter(({ notability }) => notability > 1);
  }
  return tellings;
}

/** "A waterfront residence" is no thing that a home has. */
const isHomeItself = /\b(?:residences?|living|lifestyle|(?<!carriage |guest |coach |pool )homes?)$/i;

/** Questions about other rooms name them. */
const firstRooms = /^in the (?:(?:living|great|family) room|foyer)$/;

/** A fireplace and the floors of the same living room go in one breath. */
function withItsRoom(feature: Feature, all: readonly Feature[], named: readonly Feature[]): Feature {
  const place = feature.spot?.isSure ? `in the ${feature.spot.room}` : undefined;
  const isBeside =
    firstRooms.test(place ?? '') && all.some(({ where }) => where !== undefined && where === place);
  const isPlain = feature.where === undefined && feature.tail === undefined;
  return place && isBeside && isPlain && !named.some(({ id }) => id === feature.id)
    ? { ...feature, where: place }
    : feature;
}

/** "A deck" after a roof deck may be the same one. */
const isSaidBetter = (phrase: string, { features }: Home) =>
  !phrase.includes(' ') &&
  features.some((other) => other.qualifiers.length === 0 && other.phrase.endsWith(` ${phrase}`));

/** Mention the washer once, not again in its room. */
const isWasher = ({ id }: Feature) => /^(?:washer-dryer|in-unit-laundry)$/.test(id);
/** Two names for one machine: keep the more detailed one. */
const isFuller = (other: Feature, { id, phrase }: Feature) =>
  isWasher(other) && other.id !== id && other.phrase.length > phrase.length;
const hasWasher = ({ id, tail }: Feature) =>
  id === 'laundry-room' && /\b(?:washer|dryer)\b/i.test(tail ?? '');
const withoutTail = ({ tail: _, ...feature }: Feature): Feature => feature;

/** Name the room in question and answer, because the tour hasn't reached it. */
const inRoom = (telling: Telling, room: string): Telling => ({
  ...telling,
  opener: 'open-subject',
  parts: ['tell-room'],
  words: { ...telling.words, subject: { text: room, factIds: telling.words.list?.factIds ?? [] } },
});

/** From the front door, nobody can see upstairs. */
const atDoor = (telling: Telling): Telling =>
  telling.opener === 'open-living' && telling.features.some(isOffEntry)
    ? { ...telling, opener: 'open-indoors' }
    : telling;

const isOffEntry = ({ spot, where }: Feature) =>
  where !== undefined || (spot?.level !== undefined && !entryLevels.test(spot.level));
const entryLevels = /^(?:main|first|1st|ground|parlor|entry)/;
