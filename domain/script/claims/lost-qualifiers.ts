import type { Feature, Qualifier } from '#domain/features/feature.ts';
import { readFeatures } from '#domain/features/read-features.ts';
import { isRoomItself } from '#domain/features/read-spot.ts';
import { readHome } from '../home.ts';
import type { Claim, FactSheet, Turn } from '../schema.ts';

/** By nature, a gym is shared and a park is nearby; terms get their own sentences. */
const limitedByNature: ReadonlySet<string> = new Set(['shared', 'place', 'policies']);
/** How many turns a listener remembers that the pool belongs to the building. */
const rememberedTurns = 4;

/**
 * Things a talk states plainly although the sheet states them only with a limit: a shared pool as a pool, room for a
 * workshop as a workshop, central air on one floor as central air.
 */
export function lostQualifiers(
  turns: readonly Pick<Turn, 'id' | 'text' | 'isGeneral'>[],
  sheet: FactSheet,
): Claim[] {
  const limits = limitedFeatures(sheet);
  if (limits.size === 0) return [];
  const qualifiedAt = new Map<string, number>();
  return turns.flatMap(({ id, text, isGeneral }, at) => {
    // "Somebody wrote pool. Is it mine?" asks.
    if (isGeneral || /\?["”]?$/.test(text)) return [];
    const stated = withoutQuestions(text);
    const asked = questionIn(turns[at - 1]?.text ?? '');
    return featuresIn(stated, sheet).flatMap((said) => {
      const [limit, ...others] = limits.get(said.id) ?? [];
      if (!limit) return [];
      if (
        isFormer(said, stated) ||
        [limit, ...others].some(
          (one) => keeps(said, one) || saysLimit(stated, one) || asksForLimit(asked, one),
        )
      ) {
        qualifiedAt.set(said.id, at);
        return [];
      }
      const isRemembered = at - (qualifiedAt.get(said.id) ?? Number.NEGATIVE_INFINITY) <= rememberedTurns;
      return isRemembered
        ? []
        : [{ turnId: id, claim: `${said.matched} (${nameOf(limit)})`, kind: 'condition' as const }];
    });
  });
}

/** An episode is planned several times, and most of its lines stay the same. */
const readBefore = new WeakMap<FactSheet, Map<string, Feature[]>>();

function featuresIn(text: string, sheet: FactSheet): Feature[] {
  const known = readBefore.get(sheet) ?? new Map<string, Feature[]>();
  readBefore.set(sheet, known);
  const features = known.get(text) ?? readFeatures(text, '', 'home');
  known.set(text, features);
  return features;
}

const cache = new WeakMap<FactSheet, Map<string, Feature[]>>();

/** The features that every sentence of the sheet qualifies. One that is in several places may be told of any of them. */
function limitedFeatures(sheet: FactSheet): Map<string, Feature[]> {
  const known = cache.get(sheet);
  if (known) return known;
  const features = readHome(sheet).features.filter(
    (feature) => !limitedByNature.has(feature.topic) && !isOfBuilding(feature),
  );
  const isPlain = (feature: Feature) =>
    feature.qualifiers.length === 0 &&
    (feature.where === undefined || isRoomOnFloor(feature) || isByHeading(feature, sheet));
  const plain = new Set(features.filter(isPlain).map(({ id }) => id));
  // What the page counts exists, whatever else the description suggests doing with it.
  if (sheet.facts.some(({ field, value }) => field === 'bathSplit' && /\bhalf bath/.test(value)))
    plain.add('powder-room');
  const limited = Map.groupBy(
    features.filter(({ id }) => !plain.has(id)),
    ({ id }) => id,
  );
  const limits = new Map(
    [...limited].map(([id, some]) => [
      id,
      some.every(({ qualifiers }) => qualifiers.length === 0) ? some : some.slice(-1),
    ]),
  );
  cache.set(sheet, limits);
  return limits;
}

/** A suite has its closets whatever floor it's on. */
const isRoomOnFloor = ({ phrase, where = '' }: Feature) =>
  isRoomItself(phrase) && /\b(?:level|floor|storie|stair)s?\b/.test(where);

/** Its own sentence doesn't name the floor that the heading gives it, so neither must a statement from it. */
function isByHeading({ where = '', factId }: Feature, { facts }: FactSheet): boolean {
  const [level] = /(?:\p{L}+ (?:floor|level)|basement|cellar)$/u.exec(where) ?? [];
  const excerpt = facts
    .find(({ id }) => id === factId)
    ?.source.excerpt.toLowerCase()
    .replaceAll('-', ' ');
  return level !== undefined && excerpt !== undefined && !excerpt.includes(level);
}

/** The stairs of a walk-up belong to the building, and everyone climbs them. */
const isOfBuilding = ({ id, qualifiers }: Feature) =>
  /^(?:walk-up|flights-up|prewar)$/.test(id) && qualifiers.every((one) => one === 'shared');

/** "A former bakery" doesn't say that there is one. */
const isFormer = ({ matched }: Feature, text: string) =>
  /^former\b/i.test(matched) ||
  [`former ${matched}`, `${matched}, once`].some((gone) => text.toLowerCase().includes(gone.toLowerCase()));

function keeps(said: Feature, limit: Feature): boolean {
  if (limit.qualifiers.length === 0) return said.where !== undefined;
  return limit.qualifiers.some((qualifier) => said.qualifiers.includes(qualifier));
}

/** Questions don't state anything, and neither does "tell me about the suite". */
const withoutQuestions = (text: string) =>
  text
    .replace(/[^.?!]*\?["”]?(?=\s|$)/g, '')
    .replace(requests, '')
    .trim();
const requests =
  /(?:^|(?<=[.!] ))(?:tell me|let me|let's|show me|walk me|take me|picture|describe|i'd like to hear|i'm curious|i've saved a question)\b[^.!]*[.!]/gi;

/** "Tell me about the primary bath." – "Heated floors and a tub.": what the question has named, its answer needn't name again. */
function asksForLimit(asked: string, limit: Feature): boolean {
  // "The rooms" are all of them, not the main ones.
  const [someRooms] = /\p{L}+ rooms$/u.exec(limit.where ?? '') ?? [];
  if (someRooms && !asked.toLowerCase().includes(someRooms)) return false;
  if (limit.qualifiers.length === 0) return saysLimit(asked, limit);
  return limit.qualifiers.includes('shared') && asksForShared.test(asked);
}
const asksForShared =
  /\b(?:share[ds]?|the building|neighbors|residents|everybody)\b(?![^?]*\b(?:apartment|home|unit|mine)\b)/i;

/** The last question or request. */
function questionIn(text: string): string {
  const last = text.split(/(?<=[.!?]["”]?) /).at(-1) ?? '';
  return /\?["”]?$/.test(last) || withoutQuestions(last) === '' ? last : '';
}

/** Ways to express a limit in other words than the listing's, elsewhere in the same turn. */
const limitWords: Partial<Record<Qualifier, RegExp>> = {
  shared:
    /\b(?:shar(?:e[ds]?|ing)|common|communal|community|everybody['’]?s?|everyone['’]?s?|neighbors?|residents?|amenit(?:y|ies)|association|wait(?:ing)?[- ]?list|in the building|the building (?:has|also|offers)|building['’]s)\b/i,
  potential:
    /\b(?:potential\w*|could|might|possib\w+|room for|space for|ready for|power for|up to you|someday|not yet|if you)\b/i,
  planned: /\b(?:plan(?:s|ned)?|will be|coming|not (?:there )?yet|on paper)\b/i,
  nearby: /\b(?:near(?:by)?|blocks?|miles?|minutes?|away|around the corner|walk|down the street|close)\b/i,
  'extra-cost': /\b(?:rent(?:ed)?|lease[ds]?|extra|fee|\$\d|a month|for sale|separately)\b/i,
};

function saysLimit(text: string, { qualifiers, where }: Feature): boolean {
  if (qualifiers.length === 0) return where !== undefined && saysPlace(text.toLowerCase(), where);
  return qualifiers.some((qualifier) => limitWords[qualifier]?.test(text) ?? false);
}

/** "In the bath" has to be said in full; for a longer place, one significant word is enough. */
const saysPlace = (text: string, where: string) =>
  text.includes(where) || where.split(' ').some((word) => word.length > 4 && text.includes(word));

const nameOf = ({ qualifiers, where }: Feature) => qualifiers[0] ?? where ?? '';
