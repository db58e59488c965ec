import { joinList } from '#domain/english/join-list.ts';
import type { Feature } from '#domain/features/feature.ts';
import { isPlural, shortName } from '#domain/features/tell-feature.ts';
import type { Home } from '../home.ts';
import type { HomeRoom, RoomThing } from '../home-rooms.ts';
import type { SpokenLine } from '../spoken-lines.ts';
import { contentOf, shareIn } from './says-again.ts';
import type { Telling } from './telling.ts';

type RoomContext = {
  named: readonly Feature[];
  refused: ReadonlySet<string>;
  /** Statements that would be told as well. */
  lines: readonly SpokenLine[];
};

/** The rooms of a home, ready to tell: by tour stop, with everything they cover. */
export type RoomTellings = {
  inBeat: (beat: string) => Telling[];
  /** Told with their rooms, and nowhere else. */
  ids: ReadonlySet<string>;
  /** Whether a sentence's features are told with a room. */
  covers: (line: { factId: string; features: readonly Feature[] }) => boolean;
};

const [maxThings, maxListWords, maxNumbers] = [4, 19, 2];
const numbers = /\d[\d,.]*|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi;

/** One or two answers per room: its contents in the listing's words, never apart from the room. */
export function tellRooms(home: Home, { named, refused, lines }: RoomContext): RoomTellings {
  const told = home.rooms.flatMap((room) => {
    if (isToldBy(lines, room)) return [];
    const tellings = tellRoom(room, named).filter(
      ({ words }) => !refused.has(`told ${words.list?.text ?? ''}`),
    );
    // If the first answer is refused, the second has nothing to continue.
    return tellings[0]?.isMore === false ? [{ name: room.name, beat: beatOf(room), tellings }] : [];
  });
  const all = told.flatMap(({ tellings }) => tellings.flatMap(({ features }) => features));
  const rooms = told.map(({ name }) => name);
  const ids = new Set([...all, ...home.features.filter((one) => isRoom(one, rooms))].map(({ id }) => id));
  return {
    inBeat: (beat) => told.filter((one) => one.beat === beat).flatMap(({ tellings }) => tellings),
    ids,
    covers: ({ factId, features }) => {
      const shared = features.filter(({ id }) => all.some((one) => one.id === id && one.factId === factId));
      return shared.length > 0 && shared.length * 2 >= features.length;
    },
  };
}

const minTold = 0.6;

/** A sentence that covers most of a room does so with more detail. */
function isToldBy(lines: readonly SpokenLine[], { things }: HomeRoom): boolean {
  const factIds = new Set(things.map(({ factId }) => factId));
  const said = contentOf(lines.flatMap(({ factId, text }) => (factIds.has(factId) ? [text] : [])).join(' '));
  return shareIn(contentOf(things.map(({ text }) => text).join(' ')), said) >= minTold;
}

/** After hearing what's on the lower level, a listener doesn't need to hear that there is one. */
const isRoom = ({ phrase, qualifiers, topic }: Feature, rooms: readonly string[]) =>
  qualifiers.length === 0 &&
  // What sort of kitchen it is goes with its contents.
  topic !== 'kitchen' &&
  rooms.some((name) => phrase.endsWith(name) || (name === 'lower level' && /basement$/.test(phrase)));

function tellRoom(room: HomeRoom, named: readonly Feature[]): Telling[] {
  const { name, isLevel, level, things, opensTo } = room;
  const first = takeThings(things, named);
  const rest = takeThings(things.slice(first.length), named);
  const factIds = (some: readonly RoomThing[]) => [...new Set(some.map(({ factId }) => factId))];
  const subject = { text: /^(?:up|down)stairs$/.test(name) ? name : `the ${name}`, factIds: factIds(first) };
  const list = { text: listOf(first, named), factIds: factIds(first) };
  // Something in one room only would lose its limit without the room's name.
  const isNamed = first.some(({ features }) => features.some(({ where }) => where !== undefined));
  const kind = isLevel ? 'level' : 'room';
  const floor = level && level !== name ? { text: `the ${level}`, factIds: factIds(first) } : undefined;
  const way = opensTo && first.length < maxThings ? opensTo : undefined;
  const answer: Telling = {
    opener: `open-${kind}`,
    parts: [
      ...(way ? ['tell-room-way'] : []),
      ...(floor && !isLevel ? ['tell-room-floor'] : []),
      isNamed ? `name-${kind}` : `tell-${kind}-things`,
    ],
    words: {
      subject,
      list,
      ...(floor && { floor }),
      ...(way && { way: { text: way.text, factIds: [way.factId] } }),
    },
    features: [...first, ...(way ? [way] : [])].flatMap(({ features }) => features),
    isMore: false,
  };
  if (!isWorth(rest)) return [answer];
  const more = { text: listOf(rest, named), factIds: factIds(rest) };
  return [
    answer,
    {
      opener: 'else-subject',
      parts: [`rest-${kind}`],
      words: { subject, list: more },
      features: rest.flatMap(({ features }) => features),
      isMore: true,
    },
  ];
}

/** As many as a listener can remember, in listing order. */
function takeThings(things: readonly RoomThing[], named: readonly Feature[]): RoomThing[] {
  const taken: RoomThing[] = [];
  for (const thing of things) {
    const text = listOf([...taken, thing], named);
    const isFull =
      taken.length >= maxThings ||
      text.split(' ').length > maxListWords ||
      (text.match(numbers)?.length ?? 0) > maxNumbers;
    if (taken.length > 0 && isFull) break;
    taken.push(thing);
  }
  return taken;
}

const [minRestNotability, minRestWords] = [4, 4];
/** One more small thing isn't worth a breath. */
const isWorth = (rest: readonly RoomThing[]) =>
  rest.length > 1 ||
  rest.some(
    ({ text, features }) =>
      text.split(' ').length > minRestWords ||
      features.some(({ notability }) => notability >= minRestNotability),
  );

function listOf(things: readonly RoomThing[], named: readonly Feature[]): string {
  const said = things.map(({ text, factId, features }, at) => {
    const plain = at === 0 ? text.replace(/^including /, '') : text;
    const [only] = features;
    const isHook =
      features.length === 1 &&
      only !== undefined &&
      !/ (?:with|overlooking|facing) /.test(text) &&
      named.some(({ id, factId: from }) => id === only.id && from === factId);
    return isHook ? `${isPlural(only) ? 'those' : 'that'} ${shortName(only)}` : plain;
  });
  // "Appliances, including a range" needs its comma.
  return joinList(said).replace(/ and including /g, ', including ');
}

const beatOfRoom: readonly (readonly [beat: string, name: RegExp])[] = [
  ['kitchen', /^(?:kitchen|dining room|breakfast room)$/],
  ['practical', /^(?:lower|garden) (?:level|floor)$|^(?:basement|cellar|laundry room|downstairs)$/],
  [
    'rooms',
    /^(?:primary|guest|junior|second|third|fourth|fifth|sixth|upper|uppermost|top|penthouse|powder)\b|^(?:upstairs|bath)$/,
  ],
  ['outside', /^(?:roof|terrace|deck|patio|balcony|backyard|yard|garden|courtyard)/],
];

/** The tour stop where a visitor reaches it. */
const beatOf = ({ name }: HomeRoom) => beatOfRoom.find(([, sign]) => sign.test(name))?.[0] ?? 'living';
