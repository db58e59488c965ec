import { joinList } from '#domain/english/join-list.ts';
import type { Feature } from '#domain/features/feature.ts';
import { isSayable } from '#domain/features/is-sayable.ts';
import { shortName, tellFeature } from '#domain/features/tell-feature.ts';
import { featuresOf, type Home, sharedFeatures } from '../home.ts';
import type { Beat } from './beats.ts';
import { factFeature } from './fact-feature.ts';
import { arrivalStatement, isStated, stateFeature } from './statements.ts';
import { tellPlace } from './tell-place.ts';
import { tellTerms } from './tell-terms.ts';
import type { Telling } from './telling.ts';

const maxListed = 3;
/** Between two hosts. */
const maxShared = 4;
const maxListWords = 24;
const maxStatementWords = 24;
/** A plainer sentence than this says less than a list does. */
const minSentenceWorth = 3;
/** How often Nora goes on in one room. */
const maxMore = 2;

type BeatContext = { named: readonly Feature[]; toldIds: ReadonlySet<string>; isYearTold: boolean };

/** What is told in a beat: one or two lists, or statements. */
export function tellBeat(beat: Beat, home: Home, { named, toldIds, isYearTold }: BeatContext): Telling[] {
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
  if (beat.name === 'arrival') return tellArrival(all, listed, home, { named, isYearTold });
  if (listed.length === 0) return [];
  const cooks = listed.filter(({ topic }) => topic === 'kitchen');
  const isDining = beat.name === 'kitchen' && cooks.length === 0;
  const ordered =
    beat.name === 'kitchen' ? [...cooks, ...listed.filter((feature) => !cooks.includes(feature))] : listed;
  const opener = isDining ? 'open-dining' : `open-${beat.name}`;
  const whole = wholeSentence(beat, all, home);
  const share = isDining ? undefined : `share-${beat.name}`;
  const head: Telling = whole
    ? { opener, parts: ['say-sentence'], ...whole, ...leadIn(whole, listed, beat) }
    : (tellKitchen(cooks, home, named) ??
      asList(ordered, home, named, { parts: [`tell-${beat.name}`], opener, share }));
  const isBuilding = beat.name === 'building';
  const tellings = [head];
  for (let count = 0; count < maxMore; count += 1) {
    const rest = listed.filter((feature) => !tellings.some(({ features }) => features.includes(feature)));
    if (!rest.some((feature) => feature.notability > 1 || feature.tail !== undefined)) break;
    const parts = [isBuilding ? 'tell-building-more' : 'tell-more'];
    tellings.push(asList(rest, home, named, { parts, opener: 'open-more', share: 'share-more' }));
  }
  return tellings;
}

/** "An eat-in kitchen" isn't a thing in the kitchen: Miles says what sort it is, Nora what is in it. */
function tellKitchen(cooks: readonly Feature[], home: Home, named: readonly Feature[]): Telling | undefined {
  const form = cooks.find(({ id, phrase }) => kitchenForms.has(id) && /kitchen$/.test(phrase));
  const things = cooks.filter(({ id }) => !kitchenForms.has(id));
  if (!form || things.length === 0) return undefined;
  const list = asList(things, home, named, { parts: ['tell-kitchen'], opener: 'open-kitchen' });
  const said = { form: { text: tellFeature(form), factIds: [form.factId] } };
  return {
    ...list,
    features: [...list.features, form],
    shared: { part: 'share-kitchen-form', words: { ...list.words, ...said } },
  };
}

const kitchenForms: ReadonlySet<string> = new Set(['open-kitchen', 'windowed-kitchen', 'eat-in', 'galley']);

/** What sort of place it is. Miles has read the year; Nora says the rest. */
function tellArrival(
  all: readonly Feature[],
  listed: readonly Feature[],
  home: Home,
  { named, isYearTold }: Pick<BeatContext, 'named' | 'isYearTold'>,
): Telling[] {
  const statement = arrivalStatement(all, home);
  const year = isYearTold ? undefined : factFeature(home, 'year', 'yearBuilt');
  const room = maxStatementWords - (statement?.text.split(' ').length ?? 0);
  const sentence = all
    .map((feature) => ({ feature, text: stateFeature(feature, home) }))
    .find(({ text }) => text && text.split(' ').length <= room);
  const text = [statement?.text, sentence?.text].filter(Boolean).join(' ');
  const told = [
    ...(statement?.features ?? []),
    ...(sentence?.text ? [sentence.feature] : []),
    ...(year ? [year] : []),
  ];
  const opener = 'open-arrival';
  if (text === '') {
    if (listed.length === 0) return [];
    const list = asList(listed, home, named, { parts: ['list-arrival'], opener: 'open-arrival-list' });
    return [
      {
        ...list,
        features: [...list.features, ...told],
        ...(year && { shared: { part: 'year-list', words: list.words } }),
      },
    ];
  }
  const words = { statement: { text, factIds: told.map(({ factId }) => factId) } };
  if (listed.length === 0 || text.split(' ').length > maxStatementWords / 2)
    return [
      {
        opener,
        parts: ['state-arrival'],
        words,
        features: told,
        ...(year && { shared: { part: 'year-state', words } }),
      },
    ];
  const list = asList(listed.slice(0, 2), home, named, { parts: ['tell-arrival'], opener });
  const both = { ...list.words, ...words };
  return [
    {
      ...list,
      words: both,
      features: [...list.features, ...told],
      ...(year && { shared: { part: 'year-tell', words: both } }),
    },
  ];
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

type ListForm = { parts: string[]; opener: string; share?: string | undefined };

/** As many of the features as a listener can hold, the most telling first; one of them is for Miles. */
function asList(
  features: readonly Feature[],
  home: Home,
  named: readonly Feature[],
  { parts, opener, share }: ListForm,
): Telling {
  const chosen: Feature[] = [];
  let words = 0;
  const max = share ? maxShared : maxListed;
  for (const feature of features) {
    const count = tellFeature(feature).split(' ').length;
    if (chosen.length > 0 && (chosen.length >= max || words + count > maxListWords)) continue;
    chosen.push(feature);
    words += count;
  }
  const isNamed = ({ id }: Feature) => named.some((one) => one.id === id);
  const said = (feature: Feature) =>
    isNamed(feature)
      ? `${feature.number === 'plural' ? 'those' : 'that'} ${shortName(feature)}`
      : tellFeature(feature);
  const listOf = (some: readonly Feature[]) => {
    const list = { text: joinList(some.map(said)), factIds: some.map(({ factId }) => factId) };
    const theres = { text: some[0]?.number === 'plural' ? 'there are' : "there's", factIds: [] };
    return { list, theres };
  };
  const lead = share ? leadOf(chosen.filter((feature) => !isNamed(feature))) : undefined;
  const others = chosen.filter((feature) => feature !== lead);
  return {
    opener,
    parts,
    words: listOf(chosen),
    features: [...chosen, ...chosen.flatMap((feature) => innerOf(feature, home))],
    ...(share &&
      lead &&
      others.length > 0 && {
        shared: {
          part: share,
          words: { ...listOf(others), lead: { text: tellFeature(lead), factIds: [lead.factId] } },
        },
      }),
  };
}

/** Before a sentence of the listing, Miles names one thing that isn't in it. */
function leadIn(
  { features, words }: Pick<Telling, 'words' | 'features'>,
  listed: readonly Feature[],
  { name }: Beat,
): Partial<Telling> {
  const lead = leadOf(listed.filter((feature) => !features.includes(feature)));
  if (!lead) return {};
  return {
    opener: `lead-${name}`,
    words: { ...words, lead: { text: tellFeature(lead), factIds: [lead.factId] } },
    features: [...features, lead],
  };
}

const maxLeadWords = 6;

/** Nobody heads for the sprinklers. */
const unfitLeads: ReadonlySet<string> = new Set(
  'sprinklers garage garage-parking parking-space ev-charger driveway carport views shed outdoor-heaters primary-suite open-kitchen windowed-kitchen eat-in galley king-bed'.split(
    ' ',
  ),
);

/** What Miles can name in passing: short, and nothing that needs its place to be true. */
function leadOf(features: readonly Feature[]): Feature | undefined {
  const fitting = features.filter(
    (feature) =>
      !unfitLeads.has(feature.id) &&
      feature.where === undefined &&
      tellFeature(feature).split(' ').length <= maxLeadWords,
  );
  return fitting[1] ?? fitting[0];
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
