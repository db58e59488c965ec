import { joinList } from '#domain/english/join-list.ts';
import type { Feature } from '#domain/features/feature.ts';
import { isPlural, shortName, tellFeature } from '#domain/features/tell-feature.ts';
import type { Home } from '../home.ts';
import { homeValue } from '../home-value.ts';
import type { Words } from '../scenes/fill-line.ts';
import { asHome, nameHome } from './name-home.ts';
import { isRetold, isStriking, rankPoints } from './rank-points.ts';
import { type UpdateKind, updateKinds } from './rules.ts';

/** What a home is and has, in words for an update: `aHome`, `aHomeWith` its points, `rooms`, and its star by name. */
export type PointWords = Record<string, Words>;

/** How many things may come next to the star; the news decides which. */
const maxSeconds = 5;

/** What to say about a home, longest first: its star with another point, the star alone, its rooms. */
export function listPoints(home: Home, kind: UpdateKind): PointWords[] {
  const points = rankPoints(home);
  const [star] = points;
  const seconds = points.filter((one) => star && areApart(star, one)).slice(0, maxSeconds);
  // A listener who hears about both the price and the open house hears two different things about the home.
  const first = seconds.length > 0 ? updateKinds.indexOf(kind) % seconds.length : 0;
  const turned = [...seconds.slice(first), ...seconds.slice(0, first)];
  const rooms = homeValue(home, 'baths') ?? homeValue(home, 'sqft');
  const told = star ? [...turned.map((one) => tellStars(star, one)), tellStars(star)] : [];
  const isKnown = star !== undefined && isStriking(star) && (isRetold(star) || star.topic === 'outside');
  return nameHome(home).flatMap((name) => [
    ...told
      .map((words) => ({ ...name, ...(rooms && { rooms }), ...words }))
      .map((words) => withHome(isKnown ? words : withoutFame(words))),
    ...tellRooms(home, name, rooms).map(withHome),
  ]);
}

/** Nobody knows a home by its closets. */
function withoutFame({ theStar: _star, starHas: _has, ...words }: PointWords): PointWords {
  return words;
}

/** "A condo with a terrace"; after a location, a comma keeps it with the condo: "in Old Mill, with a terrace". */
function withHome(words: PointWords): PointWords {
  const { aHome, points } = words;
  if (!aHome || !points) return words;
  const link = / (?:in|on|near) /.test(aHome.text) ? ', with' : ' with';
  const factIds = [...aHome.factIds, ...points.factIds];
  return { ...words, aHomeWith: { text: `${aHome.text}${link} ${points.text}`, factIds } };
}

function tellStars(star: Feature, second?: Feature): PointWords {
  const told = second ? [star, second] : [star];
  // An item with its own tail comes last, so the tail belongs to it alone.
  const texts = told.map(tellPoint).sort((a, b) => Number(hasTail(a)) - Number(hasTail(b)));
  return {
    points: { text: joinList(texts), factIds: told.map(({ factId }) => factId) },
    theStar: { text: `${isPlural(star) ? 'those' : 'that'} ${shortName(star)}`, factIds: [star.factId] },
    starHas: { text: isPlural(star) ? 'have' : 'has', factIds: [], isAuthored: true },
  };
}

/** If nothing stands out, give its baths or its size; bedrooms only if its name doesn't include them. */
function tellRooms(home: Home, name: PointWords, rooms: Words | undefined): PointWords[] {
  // Nobody counts the baths of five apartments.
  if (home.kind === 'multi-family' && name.aHome) return [{ ...name, aHomeWith: name.aHome }];
  if (rooms) return [{ ...name, rooms, points: rooms }];
  const [beds, kind] = [homeValue(home, 'beds'), homeValue(home, 'kind')];
  return beds && kind ? [{ ...asHome(kind.text, kind.factIds), points: beds }] : [];
}

/** What the words behind it do is another sentence: "a balcony with glass railings looks over the harbor". */
const goesOn =
  /\b(?:looks|overlooks|opens|leads|faces|offers|provides?|enhances?|creates?|makes?|adds?|is|are|has|have)\b/;

function tellPoint(feature: Feature): string {
  const told = tellFeature(goesOn.test(feature.tail ?? '') ? withoutTail(feature) : feature)
    .replace(/ throughout$/, '')
    // At the end of a sentence, "Elm St." loses one of its two periods.
    .replace(/(?<=\p{Lu}\p{L}+ )St\.?$/u, 'Street');
  // A doorman is shared.
  return feature.topic === 'shared' && !/\bbuilding\b/.test(told) ? `${told} in the building` : told;
}

function withoutTail({ tail: _, ...named }: Feature): Feature {
  return named;
}

const hasTail = (text: string) => / (?:with|and|for|of|in|on) /.test(text);

/** Two points that share a word are the same point, and two with tails are hard to tell apart. */
function areApart(one: Feature, other: Feature): boolean {
  const [first, second] = [tellPoint(one).toLowerCase(), tellPoint(other).toLowerCase()];
  const wordsOf = (text: string) => (text.match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/s$/, ''));
  const glued = (text: string) => text.replace(/^an? /, '').replace(/[^\p{L}]/gu, '');
  return (
    (one.topic !== other.topic || (isRetold(one) && isRetold(other))) &&
    one.factId !== other.factId &&
    one.noun !== other.noun &&
    !(hasTail(first) && hasTail(second)) &&
    !glued(first).includes(glued(second)) &&
    !glued(second).includes(glued(first)) &&
    !wordsOf(first).some((word) => wordsOf(second).includes(word))
  );
}
