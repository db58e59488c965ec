import { editorsWorth, type SentencePlace } from '#domain/features/editors-worth.ts';
import type { Feature } from '#domain/features/feature.ts';
import { homeClauseStart } from '#domain/features/home-clause.ts';
import { readConditions } from '#domain/features/read-condition.ts';
import type { Scope } from '#domain/features/read-scopes.ts';
import { placeRoom, type RoomCounts } from '#domain/features/retelling/place-room.ts';
import { retellSentence } from '#domain/features/retelling/retell-sentence.ts';
import { countsOtherwise, type OwnCounts } from './counts-otherwise.ts';
import { forTheEar } from './for-the-ear.ts';
import { isAdTalk } from './is-ad-talk.ts';
import { type LinePart, partOfLine } from './line-part.ts';
import type { Fact } from './schema.ts';
import { withoutCounts } from './without-counts.ts';

/** What a sentence of the listing states, in a sentence that a host can say. */
export type SpokenLine = LinePart & {
  text: string;
  factId: string;
  /** Whether these are the listing's very words. */
  isVerbatim: boolean;
  features: readonly Feature[];
  worth: number;
};

/** A sentence with what was read of it. */
export type ReadSentence = {
  fact: Fact;
  scope: Scope;
  features: readonly Feature[];
  /** Where it stands in the description, and the sentence before it. */
  place: SentencePlace & { before?: string };
  /** The level or the home of a divided house that it tells of. */
  part?: string;
  /** Whether it states what could rule a buyer out, which is said in plain words. */
  isCondition: boolean;
};

/** The statements of a listing in its order, each with its part of the walk. */
export function spokenLines(
  read: readonly ReadSentence[],
  {
    isOwnBuilding,
    areRoomsCounted,
    own,
    rooms,
  }: {
    isOwnBuilding: boolean;
    areRoomsCounted: boolean;
    own: OwnCounts;
    rooms: RoomCounts;
  },
): SpokenLine[] {
  return read.flatMap((one) => {
    if (one.fact.source.kind !== 'description') return [];
    const excerpt = forTheEar(one.fact.source.excerpt);
    const stated = retellSentence(excerpt, one.place.before).flatMap((text) =>
      areRoomsCounted ? (withoutCounts(text) ?? []) : text,
    );
    return stated
      .filter((text) => !one.isCondition || (stated.length > 1 && readConditions(text).length === 0))
      .filter(
        (text) =>
          !countsOtherwise(text, own) &&
          !isAdTalk(text) &&
          !onlyARoom.test(text) &&
          !(one.scope === 'imagined' && !supposed.test(text)),
      )
      .map((text) =>
        asLine(placeRoom(text, { sentence: excerpt, before: one.place.before }, rooms), one, isOwnBuilding),
      )
      .filter(
        // A house of one's own has no building around it to ask about.
        ({ beat, features }) =>
          !(isOwnBuilding && beat === 'building' && !features.some((feature) => isShared(feature))),
      );
  });
}

/** Every home has these; what is in them is told elsewhere. */
const onlyARoom =
  /^(?:There(?:'s| is| are)|It has) (?:also )?(?:an?|one|two|three|four|\d) (?:(?:second|third|additional|other|guest|large|full|spacious|separate) )*(?:bed ?rooms?|bath(?:room)?s?|breakfast area|living (?:room|area|space)|kitchen|dining area)\.$/i;

/** What a sentence imagines is told only as something that could be. */
const supposed =
  /\b(?:could|can|may|might|potential|possib\w+|propos\w+|plann?(?:s|ed)?|would|option\w*|allows?|will)\b/i;

const isShared = ({ qualifiers }: Feature) => qualifiers.includes('shared');

const spaced = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('-', ' ')
    .replace(/\s*&\s*/g, ' and ');
/** A name is read with its hyphens, which agents leave out. */
const namedIn = (text: string, features: readonly Feature[]) =>
  features.filter(({ matched }) => spaced(text).includes(spaced(matched)));

const [editorsShare, maxNotability, maxNames, maxNumbers] = [4, 8, 3, 2];

function asLine(
  text: string,
  { fact, scope, features, place, part }: ReadSentence,
  isOwnBuilding: boolean,
): SpokenLine {
  const named = namedIn(text, features);
  const names = text.slice(1).match(/(?<=\s)\p{Lu}\p{L}+/gu)?.length ?? 0;
  const numbers = text.match(/\d+/g)?.length ?? 0;
  const notability = named.reduce((sum, one) => sum + one.notability, 0);
  const spoken = partOfLine(text, {
    scope: homeClauseStart(text) > 0 ? 'home' : scope,
    features: named,
    isOwnBuilding,
  });
  return {
    text,
    factId: fact.id,
    isVerbatim: fact.source.excerpt.replace(/\s+/g, ' ').trim() === text,
    ...(part === undefined ? spoken : inPart(spoken, text, part)),
    features: named,
    worth:
      editorsWorth(fact.source.excerpt, place) * editorsShare +
      Math.min(notability, maxNotability) / 2 +
      Math.min(names, maxNames) +
      Math.min(numbers, maxNumbers),
  };
}

/** What is on one level only is asked for by its level, unless it says so itself. */
function inPart(spoken: LinePart, text: string, part: string): LinePart {
  if (text.toLowerCase().includes(part) || /\b(?:downstairs|basement|cellar|levels?|floor)\b/i.test(text))
    return spoken;
  return { beat: spoken.beat, ask: 'part', subject: `the ${part}` };
}
