import { articleFor } from '#domain/english/article-for.ts';
import { joinList } from '#domain/english/join-list.ts';
import { numberWords } from '#domain/english/number-words.ts';
import type { Feature } from '#domain/features/feature.ts';
import { tellFeature } from '#domain/features/tell-feature.ts';
import { hashUnit } from '../episode/seeded-choice.ts';
import { type Home, starCandidates } from '../home.ts';
import { homeValue } from '../home-value.ts';
import type { Words } from '../scenes/fill-line.ts';

/** What a home is and has, in the words of an update: `aHome`, `theHome`, `points`, `rooms`, and its star alone. */
export type PointWords = Record<string, Words>;

/** How many things may stand next to the star; the news decides which one does. */
const maxSeconds = 4;
/** True, and no reason to come by. */
const weak =
  /^(?:windowed-(?:bath|kitchen)|exposure|facing-windows|galley|cooktop|transom|french-doors|farmhouse-sink|pot-filler|double-oven|dog-room|wine-fridge|island|peninsula|built-ins|millwork|wainscoting)$/;
/** "Waterfront living" isn't something that a home has. */
const isNoThing = /\b(?:living|residences?|homes?|property)$/i;

/** What to say of a home, more before less: its star with another point, the star alone, its rooms. */
export function listPoints(home: Home, seed: string): PointWords[] {
  const fitting = starCandidates(home).filter(({ phrase }) => !isNoThing.test(phrase));
  const stars = fitting.toSorted((a, b) => Number(weak.test(a.id)) - Number(weak.test(b.id)));
  const [star] = stars;
  const seconds = stars.filter((one) => star && areApart(star, one)).slice(0, maxSeconds);
  const first = Math.floor(hashUnit(`${seed}|second`) * seconds.length);
  const turned = [...seconds.slice(first), ...seconds.slice(0, first)];
  const rooms = homeValue(home, 'baths') ?? homeValue(home, 'sqft');
  const named = { ...nameHome(home), ...(rooms && { rooms }) };
  const told = star ? [...turned.map((one) => tellStars(star, one)), tellStars(star)] : [];
  const isKnown = star !== undefined && !weak.test(star.id);
  return [
    ...told.map((words) => (isKnown ? { ...named, ...words } : withoutFame({ ...named, ...words }))),
    ...tellRooms(home, named).map(withoutFame),
  ];
}

/** Nobody knows a home by its two baths, so nobody asks whether it is the one. */
function withoutFame({ theStar: _star, theHome: _home, ...words }: PointWords): PointWords {
  return words;
}

function tellStars(star: Feature, second?: Feature): PointWords {
  const told = second ? [star, second] : [star];
  // What has a tail of its own comes last, so that the tail belongs to it alone.
  const texts = told.map(tellPoint).sort((a, b) => Number(hasTail(a)) - Number(hasTail(b)));
  return {
    points: { text: joinList(texts), factIds: told.map(({ factId }) => factId) },
    theStar: { text: withThe(tellFeature(withoutTail(star))), factIds: [star.factId] },
    ...(second && { other: { text: tellPoint(second), factIds: [second.factId] } }),
  };
}

const withThe = (text: string) => `the ${text.replace(/^(?:an?|the) /, '')}`;

/** "A three-bedroom townhouse". */
function nameHome(home: Home): PointWords {
  const kind = homeValue(home, 'kind');
  if (!kind) return {};
  const beds = home.number('beds');
  const isStudio = home.fact('beds')?.value === 'studio';
  const sleeps = isStudio ? 'studio' : beds && Number.isInteger(beds) ? `${numberWords(beds)}-bedroom` : '';
  const isCounted = sleeps !== '' && !/^(?:multi-family|land)$/.test(home.kind);
  const noun = home.kind === 'land' ? 'lot' : kind.text;
  if (isStudio && noun === 'home') return asHome('studio', ['beds']);
  return asHome(isCounted ? `${sleeps} ${noun}` : noun, [...(isCounted ? ['beds'] : []), ...kind.factIds]);
}

const asHome = (name: string, factIds: readonly string[]): PointWords => ({
  aHome: { text: `${articleFor(name)} ${name}`, factIds },
  theHome: { text: `the ${name}`, factIds },
});

/** Where nothing stands out, its baths or its size are told; bedrooms only where its name doesn't have them. */
function tellRooms(home: Home, named: PointWords): PointWords[] {
  if (named.rooms) return [{ ...named, points: named.rooms }];
  const [beds, kind] = [homeValue(home, 'beds'), homeValue(home, 'kind')];
  return beds && kind ? [{ ...asHome(kind.text, kind.factIds), points: beds }] : [];
}

/** What the words behind it do is another sentence: "a balcony with glass railings looks over the harbor". */
const goesOn =
  /\b(?:looks|overlooks|opens|leads|faces|offers|provides?|enhances?|creates?|makes?|adds?|is|are|has|have)\b/;

function tellPoint(feature: Feature): string {
  return tellFeature(goesOn.test(feature.tail ?? '') ? withoutTail(feature) : feature);
}

function withoutTail({ tail: _, ...named }: Feature): Feature {
  return named;
}

const hasTail = (text: string) => / (?:with|and|for|of|in|on) /.test(text);

/** Two points that share a word are one point said twice, and two with tails are hard to tell apart. */
function areApart(one: Feature, other: Feature): boolean {
  const [first, second] = [tellPoint(one).toLowerCase(), tellPoint(other).toLowerCase()];
  const wordsOf = (text: string): string[] => text.match(/\p{L}{4,}/gu) ?? [];
  const glued = (text: string) => text.replace(/^an? /, '').replace(/[^\p{L}]/gu, '');
  return (
    one.topic !== other.topic &&
    one.factId !== other.factId &&
    one.noun !== other.noun &&
    !(hasTail(first) && hasTail(second)) &&
    !glued(first).includes(glued(second)) &&
    !glued(second).includes(glued(first)) &&
    !wordsOf(first).some((word) => wordsOf(second).includes(word))
  );
}
