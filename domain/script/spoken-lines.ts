import { numberWords } from '#domain/english/number-words.ts';
import { editorsWorth, type SentencePlace } from '#domain/features/editors-worth.ts';
import type { Feature } from '#domain/features/feature.ts';
import { homeClauseStart } from '#domain/features/home-clause.ts';
import { readConditions } from '#domain/features/read-condition.ts';
import type { Scope } from '#domain/features/read-scopes.ts';
import { homeNouns } from '#domain/features/retelling/data/home-words.ts';
import { placeRoom, type RoomCounts } from '#domain/features/retelling/place-room.ts';
import { retellSentence } from '#domain/features/retelling/retell-sentence.ts';
import { countsOtherwise, type OwnCounts } from './counts-otherwise.ts';
import { forTheEar } from './for-the-ear.ts';
import type { HomeKind } from './home-kind.ts';
import { isAdTalk } from './is-ad-talk.ts';
import { isBroken } from './is-broken.ts';
import { type LinePart, partOfLine } from './line-part.ts';
import { questionOf, type Statement } from './line-question.ts';
import { isOnlyKind, isOnlyPlace, locationAsked, withoutKind } from './location-asked.ts';
import { onTheirFloor } from './on-their-floor.ts';
import { sayAmenities } from './say-amenities.ts';
import { sayPlainly } from './say-plainly.ts';
import type { Fact } from './schema.ts';
import { splitMixedList } from './split-mixed-list.ts';
import { isOnlySize, isOnlyYear, withoutCounts } from './without-counts.ts';

/** What a listing sentence states, in a sentence a host can say. */
export type SpokenLine = LinePart & {
  text: string;
  factId: string;
  /** Whether these are the listing's exact words. */
  isVerbatim: boolean;
  features: readonly Feature[];
  worth: number;
  /** What its question was chosen by. */
  statement: Statement;
};

/** A sentence with what we read from it. */
export type ReadSentence = {
  fact: Fact;
  scope: Scope;
  features: readonly Feature[];
  /** Its position in the description, the sentence before it, and whether a bath in it is the primary suite's. */
  place: SentencePlace & { before?: string; isOfPrimary?: boolean };
  /** The level, or the home in a divided house, that it's about. */
  part?: string;
  /** Whether it states something that could rule a buyer out, which is said in plain words. */
  isCondition: boolean;
};

/** The statements of a listing in order, each with its tour stop. */
export function spokenLines(
  read: readonly ReadSentence[],
  {
    kind,
    isOwnBuilding,
    areRoomsCounted,
    isSizeTold,
    isYearTold,
    own,
    rooms,
  }: {
    kind: HomeKind;
    isOwnBuilding: boolean;
    areRoomsCounted: boolean;
    isSizeTold: boolean;
    isYearTold: boolean;
    own: OwnCounts;
    rooms: RoomCounts;
  },
): SpokenLine[] {
  return read.flatMap((one) => {
    if (one.fact.source.kind !== 'description') return [];
    const excerpt = forTheEar(one.fact.source.excerpt);
    const stated = retellSentence(excerpt, one.place.before)
      .flatMap((text) => (areRoomsCounted ? (withoutCounts(text) ?? []) : text))
      .flatMap(splitMixedList);
    return stated
      .filter((text) => !one.isCondition || (stated.length > 1 && readConditions(text).length === 0))
      .filter(
        (text) =>
          !countsOtherwise(text, own) &&
          !isAdTalk(text) &&
          !isBroken(text) &&
          !onlyARoom.test(text) &&
          !isOnlyKind(text) &&
          !(isSizeTold && isOnlySize(text)) &&
          !(isYearTold && isOnlyYear(text)) &&
          !(one.scope === 'imagined' && !supposed.test(text)),
      )
      .map((text) =>
        asLine(
          onTheirFloor(placeRoom(text, { ...one.place, sentence: excerpt }, rooms), one.place.before),
          one,
          {
            kind,
            isOwnBuilding,
          },
        ),
      )
      .filter(
        // A standalone house has no building to ask about.
        ({ beat, features }) =>
          !(isOwnBuilding && beat === 'building' && !features.some((feature) => isShared(feature))),
      );
  });
}

/** Every home has these; their contents are told elsewhere. */
const onlyARoom =
  /^(?:There(?:'s| is| are)|It has) (?:also )?(?:an?|one|two|three|four|\d) (?:(?:second|third|additional|other|guest|large|full|spacious|separate) )*(?:bed ?rooms?|bath(?:room)?s?|breakfast area|living (?:room|area|space)|kitchen|dining area)\.$/i;

/** Imagined things are only told as possibilities. */
const supposed =
  /\b(?:could|can|may|might|potential|possib\w+|propos\w+|plann?(?:s|ed)?|would|option\w*|allows?|will)\b/i;

const isShared = ({ qualifiers }: Feature) => qualifiers.includes('shared');

const spaced = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('-', ' ')
    .replace(/\s*&\s*/g, ' and ')
    .replace(/\b[2-9](?= (?:car|story)\b)/g, (digit) => numberWords(Number(digit)));
/** Spells a name with the hyphens agents leave out, and with small numbers as words. */
const namedIn = (text: string, features: readonly Feature[]) =>
  features.filter(({ matched }) => spaced(text).includes(spaced(matched)));

/** "It's a duplex in a brick house with a terrace." */
const isHomeKind = new RegExp(
  `^It's an? (?:[\\p{L}\\d'’.-]+,? ){0,6}?(?:${homeNouns.join('|')})(?= |[.,])`,
  'iu',
);

const [editorsShare, maxNotability, maxNames, maxNumbers] = [4, 8, 3, 2];
/** If no question certainly fits, others come first. */
const [sureShare, unsureWorth] = [0.4, -3];

function asLine(
  text: string,
  { fact, scope, features, place, part }: ReadSentence,
  { kind, isOwnBuilding }: { kind: HomeKind; isOwnBuilding: boolean },
): SpokenLine {
  const named = namedIn(text, features);
  const names = text.slice(1).match(/(?<=\s)\p{Lu}\p{L}+/gu)?.length ?? 0;
  const numbers = text.match(/\d+/g)?.length ?? 0;
  const notability = named.reduce((sum, one) => sum + one.notability, 0);
  const about = {
    scope: homeClauseStart(text) > 0 ? ('home' as const) : scope,
    features: named,
    isOwnBuilding,
  };
  const statement = { ...about, text, kind, part: partOfLine(text, about) };
  const asked = questionOf(statement);
  const { share } = asked;
  const located = asked.part.beat === 'place' ? withoutKind(text) : text;
  const isPlace = asked.part.beat === 'place' && isOnlyPlace(located);
  const isKind = isHomeKind.test(located) && asked.part.beat !== 'arrival' && !isPlace;
  // What it is comes first on the tour, whatever its words suggest; only the location stays with the place.
  const spoken = locationAsked(located, isKind ? { beat: 'arrival', ask: 'about' } : asked.part);
  return {
    text: sayAmenities(sayPlainly(located), spoken.beat),
    factId: fact.id,
    isVerbatim: fact.source.excerpt.replace(/\s+/g, ' ').trim() === text,
    ...(part === undefined ? spoken : inPart(spoken, text, part)),
    features: named,
    statement,
    worth:
      (share < sureShare ? unsureWorth : 0) +
      editorsWorth(fact.source.excerpt, place) * editorsShare +
      Math.min(notability, maxNotability) / 2 +
      Math.min(names, maxNames) +
      Math.min(numbers, maxNumbers),
  };
}

/** About the whole home, its building or its street, whatever level the previous sentence was about. */
const ofAllLevels = /^(?:arrival|building|place|money|parking)$/;

/** Questions name the level of things on one level only, unless the statement does. */
function inPart(spoken: LinePart, text: string, part: string): LinePart {
  if (ofAllLevels.test(spoken.beat)) return spoken;
  if (text.toLowerCase().includes(part) || /\b(?:downstairs|basement|cellar|levels?|floor)\b/i.test(text))
    return spoken;
  return { beat: spoken.beat, ask: 'part', subject: `the ${part}` };
}
