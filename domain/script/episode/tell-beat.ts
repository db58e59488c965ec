import { joinList } from '#domain/english/join-list.ts';
import type { Feature } from '#domain/features/feature.ts';
import { feeCoverage } from '#domain/features/fee-coverage.ts';
import { isSayable } from '#domain/features/is-sayable.ts';
import { tellFeature } from '#domain/features/tell-feature.ts';
import { featuresOf, type Home, sharedFeatures } from '../home.ts';
import { homeValue } from '../home-value.ts';
import type { Words } from '../scenes/fill-line.ts';
import type { Beat } from './beats.ts';
import { arrivalStatement, isStated, stateFeature } from './statements.ts';

const maxListed = 3;
const maxPlaces = 4;
const maxListWords = 24;
const maxStatementWords = 24;
/** A plainer sentence than this says less than a list does. */
const minSentenceWorth = 3;
/** How often Nora goes on in one room. */
const maxMore = 2;

/** What Nora tells at one point of the walk: how Miles gets there, the forms it may take, and what it names. */
export type Telling = { opener: string; parts: string[]; words: Record<string, Words>; features: Feature[] };
type BeatContext = { star: Feature | undefined; toldIds: ReadonlySet<string>; isYearTold: boolean };

/** What Nora tells in a beat: one or two lists, or statements. */
export function tellBeat(beat: Beat, home: Home, { star, toldIds, isYearTold }: BeatContext): Telling[] {
  const all = [
    ...featuresOf(home, beat.topics),
    ...(beat.name === 'building' ? sharedFeatures(home) : []),
  ].filter(({ id }) => !toldIds.has(id));
  if (beat.name === 'place') return tellPlace(all, home);
  if (beat.name === 'money') return tellTerms(all, home);
  const listed = all.filter(
    (feature) =>
      !isStated(feature) &&
      !isBare(feature) &&
      !outerOf(feature, home) &&
      !(beat.name === 'outside' && isParkingApart(feature, all)),
  );
  if (beat.name === 'arrival') {
    const statement = arrivalStatement(all, home, isYearTold);
    const year = pseudoFeature(home, 'year', 'yearBuilt');
    const features = [...(statement?.features ?? []), ...(year ? [year] : [])];
    const room = maxStatementWords - (statement?.text.split(' ').length ?? 0);
    const sentence = all
      .map((feature) => ({ feature, text: stateFeature(feature, home) }))
      .find(({ text }) => text && text.split(' ').length <= room);
    const text = [statement?.text, sentence?.text].filter(Boolean).join(' ');
    if (text === '')
      return listed.length === 0 ? [] : [asList(listed, home, star, ['list-arrival'], 'open-arrival')];
    const told = [...features, ...(sentence?.text ? [sentence.feature] : [])];
    const factIds = told.map(({ factId }) => factId);
    const words = { statement: { text, factIds } };
    if (listed.length === 0) {
      const isYearOnly = statement?.features.length === 0 && !sentence?.text;
      const opener = isYearOnly ? 'open-year' : 'open-arrival';
      return [{ opener, parts: ['state-arrival'], words, features: told }];
    }
    if (text.split(' ').length > maxStatementWords / 2)
      return [{ opener: 'open-arrival', parts: ['state-arrival'], words, features: told }];
    const list = asList(listed.slice(0, 2), home, star, ['tell-arrival'], 'open-arrival');
    return [{ ...list, words: { ...list.words, ...words }, features: [...list.features, ...told] }];
  }
  if (listed.length === 0) return [];
  const cooks = listed.filter(({ topic }) => topic === 'kitchen');
  const isDining = beat.name === 'kitchen' && cooks.length === 0;
  const ordered =
    beat.name === 'kitchen' ? [...cooks, ...listed.filter((feature) => !cooks.includes(feature))] : listed;
  const opener = isDining ? 'open-dining' : `open-${beat.name}`;
  const whole = wholeSentence(beat, all, home);
  const head: Telling = whole
    ? { opener, parts: ['say-sentence'], ...whole }
    : asList(ordered, home, star, [`tell-${beat.name}`], opener);
  const isBuilding = beat.name === 'building';
  const tellings = [head];
  for (let count = 0; count < maxMore; count += 1) {
    const rest = listed.filter((feature) => !tellings.some(({ features }) => features.includes(feature)));
    if (!rest.some((feature) => feature.notability > 1 || feature.tail !== undefined)) break;
    tellings.push(
      asList(rest, home, undefined, [isBuilding ? 'tell-building-more' : 'tell-more'], 'open-more'),
    );
  }
  return tellings;
}

/** The sentence of the listing that says most about this part of the home and can be said as it stands. */
function wholeSentence(
  { topics, name }: Beat,
  open: readonly Feature[],
  home: Home,
): Pick<Telling, 'words' | 'features'> | undefined {
  const ids = new Set(open.map(({ id }) => id));
  const found = home.remarks.flatMap((fact) => {
    const text = fact.source.excerpt.trim();
    const named = home.features.filter(({ factId }) => factId === fact.id);
    const fits =
      fact.source.kind === 'description' &&
      named.every(({ id }) => ids.has(id)) &&
      named.every(({ qualifiers }) => qualifiers.includes('shared') === (name === 'building')) &&
      named.some(({ topic }) => topics.includes(topic) || name === 'building') &&
      isSayable(text, named);
    if (!fits) return [];
    const details = text.match(/\d+|(?<=\s)\p{Lu}\p{L}+/gu)?.length ?? 0;
    const sum = named.reduce((all, { notability }) => all + notability, 0);
    return [{ text, named, factId: fact.id, worth: sum + Math.min(details, 3) }];
  });
  const best = found.sort((a, b) => b.worth - a.worth)[0];
  if (!best || best.worth < minSentenceWorth) return undefined;
  return {
    words: { sentence: { text: best.text, factIds: [best.factId] } },
    features: best.named,
  };
}

/** As many of the features as a listener can hold, the most telling first. */
function asList(
  features: readonly Feature[],
  home: Home,
  star: Feature | undefined,
  parts: string[],
  opener: string,
): Telling {
  const chosen: Feature[] = [];
  let words = 0;
  for (const feature of features) {
    const count = tellFeature(feature).split(' ').length;
    if (chosen.length > 0 && (chosen.length >= maxListed || words + count > maxListWords)) continue;
    chosen.push(feature);
    words += count;
  }
  const factIds = chosen.map(({ factId }) => factId);
  const isStar = (feature: Feature) => star !== undefined && feature.id === star.id;
  const said = chosen.map((feature) =>
    isStar(feature)
      ? `${feature.number === 'plural' ? 'those' : 'that'} ${feature.phrase}`
      : tellFeature(feature),
  );
  const list = joinList(said);
  const lead = chosen[0];
  return {
    opener,
    parts,
    words: {
      list: { text: list, factIds },
      upperlist: { text: list, factIds },
      theres: { text: lead?.number === 'plural' ? 'there are' : "there's", factIds: [] },
    },
    features: [...chosen, ...chosen.flatMap((feature) => innerOf(feature, home))],
  };
}

/** The feature that names this one in its tail and is told for both: "a library with a fireplace". */
const outerOf = (inner: Feature, home: Home) =>
  home.features.find(
    (feature) =>
      inner.tailOf === feature.id &&
      feature.factId === inner.factId &&
      feature.tail !== undefined &&
      feature.where === undefined &&
      feature.qualifiers.length === 0 &&
      !isStated(feature),
  );
const innerOf = ({ id, factId, tail }: Feature, home: Home) =>
  tail === undefined
    ? []
    : home.features.filter(
        (feature) => feature.tailOf === id && feature.factId === factId && feature.qualifiers.length === 0,
      );

function tellPlace(all: readonly Feature[], home: Home): Telling[] {
  const neighborhood = homeValue(home, 'neighborhood');
  const named = home.features.filter(({ id }) => id === 'named-place');
  const nearness = mostCommon(named.map(({ where }) => where ?? ''));
  const places = [
    ...new Map(named.filter(({ where }) => where === nearness).map((one) => [one.phrase, one])).values(),
  ].slice(0, maxPlaces);
  const opener = 'open-place';
  if (places.length > 0 && nearness) {
    const factIds = places.map(({ factId }) => factId);
    const words = {
      list: { text: joinList(places.map(({ phrase }) => phrase)), factIds },
      nearness: { text: nearness, factIds },
      nearby: { text: 'close by, in its words', factIds },
    };
    return [
      {
        opener,
        parts: [neighborhood ? 'tell-place' : 'tell-place-names'],
        words,
        features: places.slice(0, 1),
      },
    ];
  }
  const general = all.filter(({ id }) => !/^(?:tree-lined|cul-de-sac)$/.test(id)).slice(0, 3);
  if (general.length > 0) {
    const factIds = general.map(({ factId }) => factId);
    const words = { list: { text: joinList(general.map(tellFeature)), factIds } };
    return [
      { opener, parts: [neighborhood ? 'tell-place-general' : 'tell-place-plain'], words, features: general },
    ];
  }
  return neighborhood ? [{ opener, parts: ['tell-place-neighborhood'], words: {}, features: [] }] : [];
}

function tellTerms(all: readonly Feature[], home: Home): Telling[] {
  const fee = pseudoFeature(home, 'fee', 'hoa');
  const covering = fee && all.find(({ id }) => id === 'fee-covers');
  const covered = covering && feeCoverage(covering);
  const stated = all
    .map((feature) => ({ feature, text: stateFeature(feature, home) }))
    .filter((one): one is { feature: Feature; text: string } => one.text !== undefined)
    .slice(0, 2);
  const features = stated.map(({ feature }) => feature);
  const statement = {
    text: stated.map(({ text }) => text).join(' '),
    factIds: features.map(({ factId }) => factId),
  };
  return [
    ...(fee
      ? [
          {
            opener: home.kind === 'co-op' ? 'open-fee-coop' : 'open-fee',
            parts: [...(covered ? ['tell-fee-covers'] : []), 'tell-fee'],
            words: covered
              ? { covered: { text: joinList(covered), factIds: [covering.factId] } }
              : ({} as Record<string, Words>),
            features: [covered ? { ...covering, phrase: fee.phrase } : fee],
          },
        ]
      : []),
    ...(stated.length > 0
      ? [{ opener: 'open-terms', parts: ['tell-terms'], words: { statement }, features }]
      : []),
  ];
}

/** A fact that scenes can pick up like a feature. */
function pseudoFeature(home: Home, id: string, field: string): Feature | undefined {
  const fact = home.fact(field);
  if (!fact) return undefined;
  return {
    id,
    topic: 'policies',
    notability: 3,
    phrase: fact.value,
    noun: id,
    number: 'mass',
    qualifiers: [],
    factId: fact.id,
    matched: fact.value,
  };
}

function mostCommon(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** With much outside, the car gets a question of its own; with little, it is told along. */
function isParkingApart({ topic }: Feature, all: readonly Feature[]): boolean {
  const others = all.filter((feature) => feature.topic === 'outside');
  return topic === 'parking' && (others.length === 0 || others.length > 2);
}

/** Every home has counters; only what kind they are is worth a word. */
function isBare({ id, phrase, noun }: Feature): boolean {
  const isPlain = phrase === noun || phrase.split(' ').length === 1 || plainRoom.test(phrase);
  return everyday.has(id) && isPlain;
}

const plainRoom = /^(?:primary|main|principal) (?:bath(?:room)?|suite|bedroom(?: suite)?)$/;

const everyday: ReadonlySet<string> = new Set(
  'primary-suite ensuite office bay-window counters appliances cabinets backsplash primary-bath dining-area formal-dining closets dishwasher powder-room carpet basement driveway tile-floors den staircase foyer garden-level'.split(
    ' ',
  ),
);
