import { joinList } from '#domain/english/join-list.ts';
import type { Feature } from '#domain/features/feature.ts';
import { shortName, tellFeature } from '#domain/features/tell-feature.ts';
import { featuresOf, type Home, sharedFeatures } from '../home.ts';
import type { SpokenLine } from '../spoken-lines.ts';
import type { Beat } from './beats.ts';
import { arrivalStatement, isStated, stateFeature } from './statements.ts';
import { tellPageFact } from './tell-page-facts.ts';
import { tellPlace } from './tell-place.ts';
import { tellTerms } from './tell-terms.ts';
import type { Telling } from './telling.ts';

const maxListed = 3;
const maxListWords = 22;
const maxStatementWords = 22;
/** More, and nobody remembers who is being quoted. */
const [maxFramedWords, maxClauseWords] = [22, 24];
const maxLines: Record<string, number> = {
  arrival: 2,
  living: 3,
  kitchen: 3,
  rooms: 4,
  practical: 3,
  outside: 4,
  parking: 0,
  building: 3,
  place: 3,
  money: 1,
};

export type BeatContext = {
  named: readonly Feature[];
  toldIds: ReadonlySet<string>;
  /** Sentences that were said before. */
  saidLines: ReadonlySet<string>;
  /** What the editor refused for this home. */
  refused: ReadonlySet<string>;
  isYearTold: boolean;
};

const landKinds: ReadonlySet<string> = new Set([
  'house',
  'townhouse',
  'multi-family',
  'land',
  'manufactured',
]);

/** What is told in a part of the walk: sentences of the listing first, then what else it names there. */
export function tellBeat(beat: Beat, home: Home, context: BeatContext): Telling[] {
  const lines = pickLines(beat, home, context);
  const inLines = new Set(lines.flatMap(({ features }) => features.map(({ id }) => id)));
  const all = [
    ...featuresOf(home, beat.topics),
    ...(beat.name === 'building' ? sharedFeatures(home) : []),
  ].filter(({ id }) => !context.toldIds.has(id) && !inLines.has(id));
  const sentences = lines.map((line, at) => tellLine(line, beat, at));
  if (beat.name === 'arrival')
    return [
      ...(context.isYearTold ? [] : tellPageFact(home, 'yearBuilt')),
      ...tellArrival(all, home),
      ...sentences,
    ];
  if (beat.name === 'parking') return tellParking(all, home, context, beat);
  if (beat.name === 'place') return [...sentences, ...(sentences.length < 2 ? tellPlace(all, home) : [])];
  if (beat.name === 'money') return [...tellTerms(all, home, lines.length > 0), ...sentences];
  const lot = beat.name === 'outside' && landKinds.has(home.kind) ? tellPageFact(home, 'lot') : [];
  const listed = all.filter(
    (feature) =>
      !isStated(feature) &&
      !isBare(feature) &&
      !outerOf(feature, home) &&
      !(beat.name === 'outside' && feature.topic === 'parking'),
  );
  if (beat.name === 'kitchen') return tellKitchen(listed, sentences, home, context);
  const isWorth = listed.length > 1 || listed.some(({ notability }) => notability > 1);
  if (!isWorth) return [...sentences, ...lot];
  const list = asList(listed, home, context.named, beat, lines.length > 0);
  const rest = listed.filter((feature) => !list.features.includes(feature) && feature.notability > 1);
  const more = rest.length > 0 ? [asList(rest, home, context.named, beat, true)] : [];
  return [...sentences, list, ...more, ...lot];
}

/** What the listing says of parking; else the page, unless somebody has to pay for it. */
function tellParking(
  all: readonly Feature[],
  home: Home,
  { named, toldIds }: BeatContext,
  beat: Beat,
): Telling[] {
  const spots = all.filter((feature) => feature.topic === 'parking' && !isBare(feature));
  if (spots.length > 0) return [asList(spots, home, named, beat, false)];
  const isTold = home.features.some(
    ({ id, topic, qualifiers }) => topic === 'parking' && (toldIds.has(id) || qualifiers.length > 0),
  );
  return isTold ? [] : tellPageFact(home, 'parking');
}

/** A dining room isn't in the kitchen. */
function tellKitchen(
  listed: readonly Feature[],
  sentences: readonly Telling[],
  home: Home,
  { named }: BeatContext,
): Telling[] {
  const kitchen = { name: 'kitchen', chapter: 'home', topics: [] } as const;
  const cooks = listed.filter(({ topic }) => topic === 'kitchen');
  const dining = listed.filter(({ topic }) => topic === 'dining');
  return [
    ...sentences,
    ...(cooks.length > 0 ? [asList(cooks, home, named, kitchen, sentences.length > 0)] : []),
    ...(dining.length > 0
      ? [asList(dining, home, named, kitchen, sentences.length > 0 || cooks.length > 0)]
      : []),
  ];
}

/** The sentences of this part of the home that tell most, in the order of the listing. */
function pickLines({ name }: Beat, home: Home, { toldIds, saidLines, refused }: BeatContext): SpokenLine[] {
  const picked: SpokenLine[] = [];
  const heard = new Set<string>();
  const fitting = home.lines
    .filter(({ beat, text }) => beat === name && !saidLines.has(text) && !refused.has(lineId(text)))
    .sort((a, b) => b.worth - a.worth);
  for (const line of fitting) {
    if (picked.length >= (maxLines[name] ?? 0)) break;
    const ids = line.features.map(({ id }) => id);
    const isNew =
      ids.length === 0 || ids.filter((id) => !heard.has(id) && !toldIds.has(id)).length * 2 > ids.length;
    if (!isNew) continue;
    picked.push(line);
    for (const id of ids) heard.add(id);
  }
  return home.lines.filter((line) => picked.includes(line));
}

function tellLine(
  { text, factId, subject, features, isVerbatim }: SpokenLine,
  { name }: Beat,
  at: number,
): Telling {
  const factIds = [factId];
  const isPlainStart =
    /^(?:The|A|An|There|All|Two|Three|Four|Five|Both|Each|This|Your|In|On|At|Off|With|Inside|Outside|Upstairs|Downstairs|Located|Just|From|Additional|Other|You'd|You'll|It's|It|Set|Every|Upon|Beyond|Above|Below) /.test(
      text,
    );
  const clause = text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');
  const words = text.split(' ').length;
  const isShort = words <= maxFramedWords;
  return {
    opener: subject ? 'open-subject' : at === 0 ? `open-${name}` : `else-${name}`,
    parts: ['say-sentence'],
    words: {
      sentence: { text, factIds },
      ...(isShort && isVerbatim && { quote: { text, factIds } }),
      ...(words <= maxClauseWords && isPlainStart && { clause: { text: clause, factIds } }),
      ...(subject && { subject: { text: subject, factIds } }),
    },
    features,
    lineId: lineId(text),
  };
}

/** What the editor refuses is one sentence, not the way sentences are said. */
const lineId = (text: string) => `line ${text}`;

/** What sort of place it is. */
function tellArrival(all: readonly Feature[], home: Home): Telling[] {
  const statement = arrivalStatement(all, home);
  const room = maxStatementWords - (statement?.text.split(' ').length ?? 0);
  const sentence = all
    .map((feature) => ({ feature, text: stateFeature(feature, home) }))
    .find(({ text }) => text && text.split(' ').length <= room);
  const text = [statement?.text, sentence?.text].filter(Boolean).join(' ');
  if (text === '') return [];
  const told = [...(statement?.features ?? []), ...(sentence?.text ? [sentence.feature] : [])];
  return [
    {
      opener: 'open-arrival',
      parts: ['state-arrival'],
      words: { statement: { text, factIds: told.map(({ factId }) => factId) } },
      features: told,
    },
  ];
}

/** As many of the features as a listener can hold, the most telling first. */
function asList(
  features: readonly Feature[],
  home: Home,
  named: readonly Feature[],
  { name }: Beat,
  isMore: boolean,
): Telling {
  const chosen: Feature[] = [];
  let words = 0;
  for (const feature of features) {
    const count = tellFeature(feature).split(' ').length;
    if (chosen.length > 0 && (chosen.length >= maxListed || words + count > maxListWords)) continue;
    chosen.push(feature);
    words += count;
  }
  const isDining = name === 'kitchen' && chosen.every(({ topic }) => topic === 'dining');
  const part = isDining ? 'dining' : name;
  const said = (feature: Feature) =>
    named.some(({ id }) => id === feature.id) ? `the ${shortName(feature)}` : tellFeature(feature);
  return {
    opener: isMore ? `else-${part}` : `open-${part}`,
    parts: [isMore ? `tell-${name === 'building' ? 'building-' : ''}more` : `tell-${name}`],
    words: {
      list: { text: joinList(chosen.map(said)), factIds: chosen.map(({ factId }) => factId) },
      theres: { text: chosen[0]?.number === 'plural' ? 'there are' : "there's", factIds: [] },
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

/** Every home has counters; only what kind they are is worth a word. */
function isBare({ id, phrase, noun }: Feature): boolean {
  const isPlain = phrase === noun || phrase.split(' ').length === 1 || plainRoom.test(phrase);
  return everyday.has(id) && isPlain;
}

const plainRoom = /^(?:primary|main|principal) (?:bath(?:room)?|suite|bedroom(?: suite)?)$/;

const everyday: ReadonlySet<string> = new Set(
  'primary-suite ensuite office bay-window counters appliances cabinets backsplash primary-bath dining-area formal-dining closets dishwasher powder-room carpet basement driveway tile-floors den staircase foyer garden-level stoop coat-closet eat-in open-kitchen windowed-kitchen galley original-details'.split(
    ' ',
  ),
);
