import type { Feature, FeatureTopic, Qualifier } from '#domain/features/feature.ts';
import { isWholeName } from '#domain/features/is-whole-name.ts';
import { noLongerNew } from '#domain/features/no-longer-new.ts';
import { readCredit } from '#domain/features/read-credit.ts';
import { readFeatures } from '#domain/features/read-features.ts';
import { type Lead, readLeads } from '#domain/features/read-leads.ts';
import { readLowerLevel } from '#domain/features/read-lower-level.ts';
import { readNamedPlaces } from '#domain/features/read-named-places.ts';
import { readOddity } from '#domain/features/read-oddity.ts';
import { partsIn } from '#domain/features/read-parts.ts';
import { readPassages } from '#domain/features/read-passages.ts';
import { readScopes } from '#domain/features/read-scopes.ts';
import { readStories, type Story } from '#domain/features/read-story.ts';
import { inSurroundings, readSurroundings } from '#domain/features/read-surroundings.ts';
import { readWorkLeft } from '#domain/features/read-work-left.ts';
import { withoutSecondNames } from '#domain/features/without-second-names.ts';
import { readOwnCounts } from './counts-otherwise.ts';
import { disputedFields } from './facts/disputed-fields.ts';
import { type Dispute, readDisputes } from './facts/read-disputes.ts';
import { fitFeature, inPart, isMisplaced, onLowerLevel } from './fit-feature.ts';
import { type HomeKind, kindOf, ownBuilding } from './home-kind.ts';
import { type HomeRoom, homeRooms } from './home-rooms.ts';
import { neighborhoodFact } from './neighborhood-fact.ts';
import { placeFeature } from './place-features.ts';
import type { Fact, FactSheet } from './schema.ts';
import { sentencePlaces } from './sentence-places.ts';
import { type SpokenLine, spokenLines } from './spoken-lines.ts';
import { withoutTickBoxes } from './without-tick-boxes.ts';

/** Everything a writer may use about a home: its facts by field, and the features its texts name. */
export type Home = {
  id: string;
  kind: HomeKind;
  fact: (field: string) => Fact | undefined;
  number: (field: string) => number | undefined;
  features: readonly Feature[];
  /** The rooms and levels that sentences describe, with their contents. */
  rooms: readonly HomeRoom[];
  /** Everything the listing says in words. */
  remarks: readonly Fact[];
  /** The same, plus features named in sentences nobody would read out. */
  sentences: readonly Fact[];
  /** Their statements, in sentences a host can say, in listing order. */
  lines: readonly SpokenLine[];
  /** What could rule a buyer out; always mentioned. */
  conditions: readonly Fact[];
  /** Numbers where the page and the description differ. */
  disputes: readonly Dispute[];
  /** What people would retell, as quotes. */
  stories: readonly (Story & { factId: string })[];
  /** The listing's highlights, in the order of its sentences. */
  leads: readonly (Lead & { factId: string })[];
  /** The whole description, including what isn't told. */
  text: string;
  /** The listing's length, including what isn't told. */
  wordCount: number;
  /** Whether one of these words appears anywhere in the listing, including what isn't told. */
  says: (words: readonly string[]) => boolean;
};

const told: ReadonlySet<string> = new Set(['remark', 'mention', 'feature', 'place']);
/** A sheet is read once for the talk and again for its check. */
const homes = new WeakMap<FactSheet, Home>();
export function readHome(sheet: FactSheet): Home {
  const home = homes.get(sheet) ?? readSheet(sheet);
  homes.set(sheet, home);
  return home;
}

function readSheet(sheet: FactSheet): Home {
  const fact = (field: string) => sheet.facts.find((one) => one.field === field);
  const remarks = inOrder(
    sheet.facts.filter(({ field }) => told.has(field)),
    sheet.text ?? '',
  );
  const texts = remarks.map(({ value, source }) => (source.kind === 'description' ? source.excerpt : value));
  const whole = [sheet.text ?? '', ...sheet.facts.map(({ value }) => value), ...texts]
    .join(' ')
    .toLowerCase();
  const kind = kindOf(fact('type')?.value ?? '', whole);
  const passageOf = readPassages(sheet.text ?? '');
  const scopes = readScopes(texts)
    .map((scope, at) => passageOf(texts[at] ?? '') ?? scope)
    .map((scope) => (scope === 'building' && ownBuilding.has(kind) ? 'home' : scope))
    // If a part needs work, the features praised in it may not survive the work.
    .map((scope, at) => (readWorkLeft(texts[at] ?? '') ? 'imagined' : scope));
  const partOf = ownBuilding.has(kind) ? partsIn(sheet.text ?? '') : () => undefined;
  const isLower = readLowerLevel(texts);
  const around = readSurroundings(sheet.text ?? '');
  const hasBaths = !(Number.parseFloat(fact('baths')?.value ?? '') < 2);
  const read = withoutTickBoxes(
    remarks.map((remark, at) => {
      const [text, scope] = [texts[at] ?? '', scopes[at] ?? 'home'];
      const named = readFeatures(text, remark.id, scope)
        .filter((feature) => isWholeName(feature, text))
        .map((feature) => inSurroundings(feature, around(text), hasBaths))
        .flatMap((feature) => placeFeature(feature, text, kind) ?? [])
        .flatMap((feature) => noLongerNew(feature, text, texts[at - 1]) ?? [])
        .map((feature) => (isLower[at] ? onLowerLevel(feature, text) : feature))
        .map((feature) => fitFeature(feature, kind, text))
        .map((feature) => inPart(feature, partOf(text)));
      return { fact: remark, text, scope, features: named };
    }),
  );
  const placeOf = sentencePlaces(sheet.text ?? '');
  const features = withoutSecondNames(
    read.flatMap(({ fact: { id }, text, scope, features: named }) => [
      ...named,
      ...readNamedPlaces(text, id, scope === 'area'),
      ...readCredit(text, id),
    ]),
  );
  const conditions = sheet.facts.filter(({ field }) => field === 'condition');
  const isCondition = ({ fact: { source } }: (typeof read)[number]) =>
    conditions.some((one) => one.source.excerpt === source.excerpt);
  const stories = remarks.flatMap(({ id }, at) => {
    const odd = scopes[at] === 'home' ? readOddity(texts[at] ?? '') : undefined;
    return [...readStories(texts[at] ?? ''), ...(odd ? [odd] : [])].map((story) => ({
      ...story,
      factId: id,
    }));
  });
  const neighborhood = neighborhoodFact(fact('neighborhood'), texts, remarks, fact('city')?.value);
  const hasOwnElevator = features.some(({ id }) => id === 'private-elevator');
  const disputed = disputedFields(sheet.facts, texts.join(' '), sheet.text ?? '');
  return {
    id: sheet.listingId,
    kind,
    fact: (field) => {
      if (field === 'neighborhood') return neighborhood;
      // A home with a studio behind it isn't a studio.
      if (field === 'studio') return fact('beds')?.value === 'studio' ? fact('beds') : undefined;
      return disputed.has(field) ? undefined : fact(field);
    },
    number: (field) => {
      const text = disputed.has(field) ? undefined : fact(field)?.value.replaceAll(',', '');
      const value = text === undefined ? Number.NaN : Number(/\d+(?:\.\d+)?/.exec(text)?.[0]);
      return Number.isNaN(value) ? undefined : value;
    },
    features: features.filter(
      (feature) => !isMisplaced(feature, kind) && !(feature.id === 'elevator' && hasOwnElevator),
    ),
    rooms: homeRooms(read, kind, Number(fact('baths')?.value)),
    lines: spokenLines(
      read.map((one, at) => {
        const part = partOf(one.text) ?? (isLower[at] ? 'lower level' : undefined);
        const isOfPrimary = hasBaths && around(one.text).isOfPrimary === true;
        return {
          ...one,
          place: { ...placeOf(one.text), isOfPrimary },
          isCondition: isCondition(one),
          ...(part && { part }),
        };
      }),
      {
        kind,
        isOwnBuilding: ownBuilding.has(kind),
        areRoomsCounted: ['beds', 'baths'].every((field) => fact(field) && !disputed.has(field)),
        isSizeTold: fact('sqft') !== undefined && !disputed.has('sqft'),
        isYearTold: fact('yearBuilt') !== undefined && !disputed.has('yearBuilt'),
        own: readOwnCounts(fact),
        rooms: roomsOf(fact),
      },
    ),
    conditions,
    disputes: readDisputes(sheet.facts, remarks, disputed),
    text: sheet.text ?? texts.join(' '),
    wordCount: (sheet.text ?? texts.join(' ')).split(/\s+/).filter(Boolean).length,
    stories,
    leads: read
      .filter((one) => !isCondition(one))
      .flatMap((one) => readLeads(one).map((lead) => ({ ...lead, factId: one.fact.id }))),
    sentences: remarks,
    remarks: remarks.filter(({ field }) => field !== 'mention'),
    says: (words) => words.some((word) => whole.includes(word.replaceAll('_', ' ').toLowerCase())),
  };
}

/** The room counts on the page. */
const roomsOf = (fact: (field: string) => Fact | undefined) => ({
  beds: Number.parseFloat(fact('beds')?.value ?? ''),
  baths: Number.parseFloat(fact('baths')?.value ?? ''),
});

/** What a sentence is about depends on the one before it, so read them in listing order. */
function inOrder(facts: readonly Fact[], text: string): Fact[] {
  const placeOf = ({ source }: Fact) => {
    const at = text.indexOf(source.excerpt.slice(0, 40));
    return at < 0 ? text.length : at;
  };
  return [...facts].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Certain, and this home's own. */
export const isOwn = ({ qualifiers }: Feature) => qualifiers.length === 0;

/** The clearest and best described instance of a feature. */
export function findFeature(home: Home, id: string, qualifier?: Qualifier): Feature | undefined {
  const fitting = home.features.filter(
    (feature) => feature.id === id && (qualifier ? isOnly(feature, qualifier) : isPlain(feature)),
  );
  return fitting.sort(
    (a, b) =>
      Number(isAnother(a)) - Number(isAnother(b)) ||
      Number(a.where !== undefined) - Number(b.where !== undefined) ||
      (b.count ?? 0) - (a.count ?? 0) ||
      b.phrase.length - a.phrase.length,
  )[0];
}

/** A second one doesn't count if the listing names the first. */
const isAnother = ({ phrase }: Feature) => /^(?:second|2nd|additional|another|extra) /i.test(phrase);

const isOnly = ({ qualifiers }: Feature, qualifier: Qualifier) =>
  qualifiers.length === 1 && qualifiers[0] === qualifier;

/** By nature, a gym is shared and a park is nearby. */
function isPlain(feature: Feature): boolean {
  // The stairs of a walk-up are shared, and everyone climbs them.
  if (/^(?:walk-up|flights-up|prewar)$/.test(feature.id)) return isOwn(feature) || isOnly(feature, 'shared');
  if (feature.topic === 'shared') return isOwn(feature) || isOnly(feature, 'shared');
  if (feature.topic === 'place') return isOnly(feature, 'nearby');
  return isOwn(feature);
}

/** The features of some topics, each once, best first. */
export function featuresOf(home: Home, topics: readonly FeatureTopic[]): Feature[] {
  const named = home.features.filter(({ id, topic }) => topics.includes(topic) && id !== 'named-place');
  const isFinished = named.some(({ id }) => id === 'finished-basement');
  const ids = [...new Set(named.map(({ id }) => id))].filter((id) => !(isFinished && id === 'basement'));
  return ids
    .map((id) => findFeature({ ...home, features: named }, id))
    .filter((feature) => feature !== undefined)
    .sort((a, b) => b.notability - a.notability);
}

/** A building has no acreage or view of its own; the view from its roof goes with the roof. */
const neverShared = /^(?:acreage|views|corner-lot|waterfront|balcony|exposure|facing-windows)$/;

/** Shared features that could also be private: a pool, a roof deck. */
export function sharedFeatures(home: Home): Feature[] {
  const shared = home.features.filter(
    (feature) =>
      (['outside', 'baths', 'laundry'].includes(feature.topic) || feature.id === 'pool') &&
      isOnly(feature, 'shared') &&
      !neverShared.test(feature.id) &&
      (feature.topic !== 'baths' || /^(?:sauna|steam)/.test(feature.id)),
  );
  return [...new Map(shared.map((feature) => [feature.id, feature])).values()];
}
