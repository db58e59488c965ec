import type { Feature, FeatureTopic } from '#domain/features/feature.ts';
import { featuresOf, type Home, sharedFeatures } from '../home.ts';
import { ownBuilding } from '../home-kind.ts';
import { homeValue } from '../home-value.ts';
import type { SpokenLine } from '../spoken-lines.ts';
import { isBare, outerOf } from './as-list.ts';
import type { Beat } from './beats.ts';
import { isInAnotherRoom } from './is-in-another-room.ts';
import { isNamedInLines, levelsIn } from './is-named-in-lines.ts';
import { leaveRoom } from './leave-room.ts';
import { orderWalk } from './order-walk.ts';
import { namesAll, saysAgain } from './says-again.ts';
import { arrivalStatement, isStated, stateFeature } from './statements.ts';
import { tellKitchen } from './tell-kitchen.ts';
import { tellLines } from './tell-line.ts';
import { tellLists } from './tell-lists.ts';
import { tellOutdoors } from './tell-outdoors.ts';
import { tellPageFact } from './tell-page-facts.ts';
import { tellParking } from './tell-parking.ts';
import { tellPlace } from './tell-place.ts';
import type { RoomTellings } from './tell-rooms.ts';
import { tellSetting } from './tell-setting.ts';
import { askForTerms, tellTerms } from './tell-terms.ts';
import { tellUnits } from './tell-units.ts';
import { tellUpdates } from './tell-updates.ts';
import type { Telling } from './telling.ts';

const maxStatementWords = 22;
export type BeatContext = {
  named: readonly Feature[];
  toldIds: ReadonlySet<string>;
  /** Statements of the listing not yet told, for every part of the home. */
  lines: readonly SpokenLine[];
  rooms: RoomTellings;
  /** Sentences already said. */
  saidLines: ReadonlySet<string>;
  /** What the editor rejected for this home. */
  refused: ReadonlySet<string>;
  isYearTold: boolean;
  /** The statement told before the rooms. */
  ahead?: SpokenLine | undefined;
  /** Whether the outdoor section started with the listing's lead. */
  isOutdoorTold?: boolean;
};

/** What to tell at a tour stop: the listing's own statements first, then whatever else it names there. */
export function tellBeat(beat: Beat, home: Home, context: BeatContext): Telling[] {
  const { rooms, toldIds, refused } = context;
  const lines = context.lines.filter((line) => line.beat === beat.name && line !== context.ahead);
  const inLines = new Set(context.lines.flatMap(({ features }) => features.map(({ id }) => id)));
  const all = [
    ...featuresOf(home, beat.topics),
    // A pool says more about a building than its bicycle room.
    ...(beat.name === 'building' ? sharedFeatures(home) : []),
  ]
    .filter(({ id }) => !toldIds.has(id) && !inLines.has(id) && !rooms.ids.has(id))
    .filter((feature) => !isNamedInLines(feature, [...context.lines, ...levelsIn(rooms.inBeat(beat.name))]))
    .sort((a, b) => b.notability - a.notability);
  const sentences = tellLines(lines, beat, { home, refused });
  if (beat.name === 'arrival')
    return [
      ...tellSetting(home),
      ...(context.isYearTold ? [] : tellPageFact(home, 'yearBuilt')),
      ...tellArrival(sentences.length > 1 ? all.filter(isDecisive) : all, home, context.isYearTold),
      ...sentences,
    ];
  if (beat.name === 'parking') return tellParking(sentences, all, home, toldIds);
  if (beat.name === 'place') {
    const features = home.features.filter(({ phrase }) => !namesAll(context.lines, phrase));
    const around = sentences.length < 2 ? tellPlace(all, { ...home, features }) : [];
    const neighborhood = homeValue(home, 'neighborhood')?.text;
    const isNamed = context.lines.some(({ text }) => neighborhood && text.includes(neighborhood));
    // After hearing where it is, a listener doesn't need the neighborhood's name alone.
    return [
      ...sentences,
      ...(sentences.length > 0 || isNamed ? around.filter(({ opener }) => opener !== 'open-where') : around),
    ];
  }
  if (beat.name === 'money') {
    const terms = tellTerms(all, home, lines.length > 0);
    // What the fee covers has already been told.
    const covered = terms.flatMap(({ words }) => words.covered?.factIds ?? []);
    const others = sentences.filter(
      ({ words }) => !words.sentence?.factIds.every((factId) => covered.includes(factId)),
    );
    return [...terms, ...askForTerms(others, terms)];
  }
  return tellWithin(beat, home, { ...context, lines, everywhere: context.lines, all, sentences });
}

type Within = BeatContext & {
  /** Statements for every part of the home, while `lines` are this part's. */
  everywhere: readonly SpokenLine[];
  all: readonly Feature[];
  sentences: readonly Telling[];
};

/** A part of the home one walks through: its sentences, its rooms, and lists of what else is there. */
function tellWithin(beat: Beat, home: Home, context: Within): Telling[] {
  const { all, sentences, lines, rooms } = context;
  const isLotTold = home.features.some(({ id, qualifiers }) => id === 'acreage' && qualifiers.length === 0);
  const lot =
    beat.name === 'outside' && ownBuilding.has(home.kind) && !isLotTold ? tellPageFact(home, 'lot') : [];
  const listed = all.filter(
    (feature) =>
      !isStated(feature) &&
      // The hook already told it in full; repeating its name adds nothing.
      !context.named.some(({ id, factId }) => id === feature.id && factId === feature.factId) &&
      !isBare(feature) &&
      !outerOf(feature, home) &&
      !(beat.name === 'outside' && feature.topic === 'parking') &&
      !isInAnotherRoom(feature, beat.name, home),
  );
  const groups = groupsOf(beat);
  const isLed = ({ features, words }: Telling) =>
    features.some(({ id }) => context.toldIds.has(id)) || context.saidLines.has(words.statement?.text ?? '');
  const inSentences = new Set(lines.flatMap(({ features }) => features.map(({ id }) => id)));
  const outdoors =
    beat.name === 'outside'
      ? tellOutdoors(home).filter((one) => !isLed(one) && !one.features.some(({ id }) => inSentences.has(id)))
      : [];
  const inOutdoors = new Set(outdoors.flatMap(({ features }) => features.map(({ id }) => id)));
  const toldTexts = [
    ...outdoors.map(({ words }) => words.statement?.text ?? ''),
    ...(beat.name === 'outside' ? context.saidLines : []),
  ].map((text) => ({ text }));
  const isOutdoorTold = beat.name === 'outside' && context.isOutdoorTold === true;
  const updates = beat.name === 'practical' ? tellUpdates(home) : undefined;
  const described = rooms.inBeat(beat.name);
  const kitchen = described.find(({ words }) => words.subject?.text === 'the kitchen');
  const isKitchenTold = sentences.some(({ opener }) => /^open-(?:kitchen|appliances)$/.test(opener));
  const made =
    beat.name === 'kitchen' && !isKitchenTold ? tellKitchen(all, listed, home, context.named, kitchen) : [];
  const renewed = made.filter(({ words }) => !context.refused.has(`told ${words.statement?.text}`));
  const isInRenewed = (telling: Telling) => telling === kitchen && renewed.length > 0;
  const inRenewed = new Set(renewed.flatMap(({ features }) => features.map(({ id }) => id)));
  const isSpokenOf = (group: Group) =>
    groups.length === 1 ? sentences.length > 0 : sentences.some(({ features }) => features.some(group.has));
  const isInLines = ({ words }: Telling) =>
    saysAgain(
      words.list?.text ?? '',
      context.lines.map(({ text }) => text),
    );
  // "The stove is from 2020 and the pump from 2023", after a statement about each.
  const allLines = [{ text: context.everywhere.map(({ text }) => text).join(' ') }];
  const isInAllLines = ({ words }: Telling) =>
    words.list !== undefined && namesAll(allLines, words.list.text);
  // One more thing after the washer needs no question.
  const isAfterthought =
    listed.some((one) => of('laundry')(one) || isStorage(one)) &&
    listed.filter((one) => groups.at(-1)?.has(one)).length === 1;
  const lists = groups.flatMap((group) => [
    ...(group.name === 'renewed'
      ? (updates?.tellings ?? []).filter((one) => !isInLines(one) && !isInAllLines(one))
      : []),
    ...tellLists(
      listed.filter(
        (feature) =>
          group.has(feature) &&
          !inRenewed.has(feature.id) &&
          !inOutdoors.has(feature.id) &&
          !(feature.phrase.includes(' ') && namesAll(toldTexts, feature.phrase)) &&
          !updates?.ids.has(feature.id),
      ),
      home,
      context.named,
      group,
      isSpokenOf(group) ||
        (group.name === 'kitchen' && (renewed.length > 0 || kitchen !== undefined)) ||
        (group.name === 'renewed' && (updates?.tellings.length ?? 0) > 0) ||
        // Dining goes with the kitchen.
        (group.name === 'dining' && (renewed.length > 0 || listed.some(of('kitchen')))) ||
        (group.name === 'practical' && isAfterthought) ||
        outdoors.length > 0 ||
        isOutdoorTold,
    ),
  ]);
  // Don't ask twice what's outside, or about the kitchen.
  const goesOn = ({ opener, words }: Telling) =>
    ((outdoors.length > 0 || isOutdoorTold) && opener === `open-${beat.name}`) ||
    (renewed.length > 0 && opener === 'open-subject' && words.subject?.text === 'the kitchen');
  // After the size of the terrace, a sentence about it needs no question.
  const isSame = ({ opener, words }: Telling) =>
    opener === 'open-subject' &&
    outdoors.some(({ features }) => features.some(({ noun }) => words.subject?.text === `the ${noun}`));
  const going = (one: Telling) => {
    if (isSame(one)) return { ...one, opener: 'else-subject', isMore: true };
    return goesOn(one) ? { ...one, opener: `else-${beat.name}`, isMore: true } : one;
  };
  const roomByRoom = described.filter((telling) => !isInRenewed(telling));
  const rest = lists.map(going);
  const units =
    beat.name === 'building' ? tellUnits(home, context.toldIds, rest.length > 0, context.everywhere) : [];
  const walk = [...renewed, ...sentences.map(going), ...orderWalk(outdoors, roomByRoom, rest)];
  return [...leaveRoom(askOnce(walk, beat), home), ...units, ...lot];
}

const asksForRoom = /^open-(?:subject|room|level)$/;

/** Don't ask about a room right after describing it. */
function askOnce(tellings: readonly Telling[], { name }: Beat): Telling[] {
  const asked = new Set<string>();
  let last = '';
  return tellings.map((telling) => {
    const subject = asksForRoom.test(telling.opener) ? telling.words.subject?.text : undefined;
    const room = subject ?? (telling.opener === 'open-kitchen' ? 'the kitchen' : undefined);
    // Its bath was just described with the suite.
    const isOfSuite = /^the primary bath/.test(subject ?? '') && /^the primary (?:suite|bed)/.test(last);
    const isAgain = subject !== undefined && (asked.has(subject) || isOfSuite);
    // After another room, a continuation without a name would seem to be in that one.
    const isBack = isAgain && !isOfSuite && last !== subject;
    last = room ?? (telling.isMore ? last : '');
    if (room) asked.add(room);
    if (!isAgain) return telling;
    const parts = telling.parts.map((part) =>
      part === 'tell-room' && !isOfSuite && !isBack ? 'tell-more' : part,
    );
    return { ...telling, opener: name === 'kitchen' ? 'else-kitchen' : 'else-subject', parts, isMore: true };
  });
}

/** Things to ask about together: a bath isn't a bedroom, and windows don't go with the laundry. */
type Group = Pick<Beat, 'name'> & { has: (feature: Feature) => boolean };

function groupsOf({ name }: Beat): readonly Group[] {
  return groupsIn[name] ?? [{ name, has: () => true }];
}

/** Neither is a room: a separate door belongs to everyday life. */
const isStored = ({ id }: Feature) => /^(?:storage|attic|separate-entrance)$/.test(id);
const isStorage = ({ id }: Feature) => id === 'storage';
const isNew = ({ phrase, year }: Feature) =>
  year !== undefined || /\b(?:new|newer|updated|upgraded|replaced)\b/i.test(phrase);
const of = (topic: FeatureTopic) => (feature: Feature) => feature.topic === topic;

const isEveryday = (feature: Feature) =>
  feature.topic === 'levels' ? isStored(feature) : !(feature.topic === 'systems' && isNew(feature));

const groupsIn: Record<string, readonly Group[]> = {
  kitchen: [
    { name: 'kitchen', has: of('kitchen') },
    { name: 'dining', has: of('dining') },
  ],
  rooms: [
    { name: 'rooms', has: of('bedrooms') },
    { name: 'baths', has: of('baths') },
  ],
  practical: [
    { name: 'levels', has: (feature) => of('levels')(feature) && !isStored(feature) },
    { name: 'renewed', has: (feature) => of('systems')(feature) && isNew(feature) },
    { name: 'laundry', has: of('laundry') },
    { name: 'storage', has: isStorage },
    {
      name: 'practical',
      has: (feature) => isEveryday(feature) && !of('laundry')(feature) && !isStorage(feature),
    },
  ],
};

/** Always mentioned, since some buyers can't climb to the fifth floor. */
const isDecisive = ({ id }: Feature) => /^(?:walk-up|flights-up|garden-level)$/.test(id);

/** What sort of place it is. */
function tellArrival(all: readonly Feature[], home: Home, isYearTold: boolean): Telling[] {
  const statement = arrivalStatement(all, home);
  const room = maxStatementWords - (statement?.text.split(' ').length ?? 0);
  const sentence = all
    .filter(({ id }) => id !== 'unit-count')
    .map((feature) => ({ feature, text: stateFeature(feature, home) }))
    .find(({ text }) => text && text.split(' ').length <= room);
  const text = [statement?.text, sentence?.text].filter(Boolean).join(' ');
  if (text === '') return [];
  const told = [...(statement?.features ?? []), ...(sentence?.text ? [sentence.feature] : [])];
  // After "1910", nobody needs "prewar".
  const isOld = isYearTold && (home.number('yearBuilt') ?? postwar) < postwar;
  if (isOld && told.every(({ id }) => id === 'prewar')) return [];
  return [
    {
      opener: openerFor(told, home),
      parts: ['state-arrival'],
      words: { statement: { text, factIds: told.map(({ factId }) => factId) } },
      features: told,
    },
  ];
}

/** The question that the first of these answers. */
function openerFor([first]: readonly Feature[], { kind }: Home): string {
  const found = Object.entries(asked).find(([, ids]) => first && ids.test(first.id))?.[0];
  return found === undefined || (found === 'open-prewar' && ownBuilding.has(kind)) ? 'open-arrival' : found;
}

const postwar = 1946;

const asked = {
  'open-floor': /^(?:top-floor|floor-number|flights-up)$/,
  'open-prewar': /^prewar$/,
  'open-state': /^renovated$/,
  'open-credit': /^credit$/,
};
