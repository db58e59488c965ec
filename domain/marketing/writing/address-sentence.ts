import { articleFor } from '../../english/article-for.ts';
import { joinList } from '../../english/join-list.ts';
import { lowerFirst, upperFirst } from '../../english/upper-first.ts';
import type { PlacedThing } from '../story/placed-things.ts';
import { type Copy, newsLine, placeName } from './copy.ts';
import { maxHome } from './home-of.ts';
import { hookLine } from './hook-line.ts';
import { nounOf } from './noun-of.ts';

type Told = {
  /** The first line, which isn't said again. */
  lead: string;
  things: readonly PlacedThing[];
  /** Whether the news above it, or the line beside it, has given the address. */
  isAddressed: boolean;
  /** Whether the city belongs to the address. */
  withCity: boolean;
  /** Which variant of the post it is for. */
  form: number;
};

/** "9 Quarry Lane is a brick loft in Larkmere with a sauna, oak floors and a kitchen with slate counters." */
export function addressSentence(copy: Copy, told: Told): string {
  const { lead, things, form } = told;
  const list = listOfGroups(things, copy.facts.description);
  const home = homeBelow(copy, lead);
  const subject = subjectOf(copy, told, home);
  if (list === '') return home ? `${subject} is ${home}.` : '';
  const isAlso = namesOwn(lead);
  if (!home && isAlso && form === 1 && !told.isAddressed) return `It also has ${list}.`;
  // Behind a line with the price, "it" would be the price's.
  if (!home && form === 1 && !told.isAddressed && bareHome.test(lead)) return `It has ${list}.`;
  if (!home && isAlso && told.isAddressed) return `The ${headOf(copy)} also has ${list}.`;
  if (!home) return `${subject} ${isAlso && form !== 2 ? 'also has' : 'has'} ${list}.`;
  const joint = opensList.test(home) ? 'featuring' : 'with';
  return `${subject} is ${home} ${joint} ${list}.`;
}

/** "A brick loft with a sauna and oak floors.", where the address stands below. */
export function homeBeside(copy: Copy, lead: string, things: readonly PlacedThing[]): string {
  const home = homeBelow(copy, lead);
  const list = listOfGroups(things, copy.facts.description);
  const joint = home !== null && opensList.test(home) ? 'featuring' : 'with';
  return home ? `${upperFirst(home)} ${joint} ${list}.` : `It also has ${list}.`;
}
const opensList = /^(?:[^,]| with )*\bwith\b/;

function subjectOf({ facts }: Copy, { lead, isAddressed, withCity }: Told, home: string | null): string {
  const { street, city } = facts;
  if (isAddressed || street === null) return 'It';
  const isPlaced = city === null || `${lead} ${home}`.includes(city) || !withCity;
  return isPlaced ? street : `${street}, ${city},`;
}

/** What it is, unless the first line has said it; where it is, unless that has. */
function homeBelow(copy: Copy, lead: string): string | null {
  const head = headOf(copy);
  if (new RegExp(`\\b(?:${head}|home)\\b`, 'i').test(lead)) return null;
  const place = placeName(copy)?.replace(/^the /, '');
  const { street } = copy.facts;
  // "9 Quarry Lane is a home on Quarry Lane" says it twice.
  const isPlaced = place !== undefined && !lead.includes(place) && !(street ?? '').includes(place);
  // The line of figures counts the rooms.
  const { text } = hookLine(copy, {
    maxLength: maxHome,
    max: 0,
    nearby: false,
    beds: false,
    placed: isPlaced,
  });
  return lowerFirst(text.replace(/\.$/, ''));
}

const headOf = (copy: Copy) => nounOf(copy).split(' ').at(-1) ?? 'home';

/** Whether a first line names a thing of the home, to which more is added. */
const namesOwn = (lead: string) =>
  !bareHome.test(lead) && !/\b(?:building|moments|blocks?|steps|near|minutes)\b/.test(lead);

/** "A 3-bedroom loft in Larkmere." names nothing to which more could be added. */
const bareHome =
  /^An? (?:(?!\b(?:with|featuring|has|near)\b)[^,.:])* (?:in|on) (?:(?!\b(?:with|featuring)\b)[^,:])*\.$/;

const rooms = /^(?:kitchen|primary suite|lower level|basement)$/;

/** What is in one room is told with the room: "a kitchen with slate counters and a gas range". */
export function listOfGroups(things: readonly PlacedThing[], description: string | null): string {
  // A room that the listing doesn't name is nowhere said to be there.
  const isRoom = (part: string) =>
    rooms.test(part) && (description ?? '').toLowerCase().includes(part.split(' ')[0] ?? part);
  const plain = things.filter(({ part }) => !isRoom(part));
  const parts = [...new Set(things.map(({ part }) => part).filter(isRoom))];
  const groups = parts.map((part) => {
    const list = joinList(things.filter((thing) => thing.part === part).map(({ said }) => said));
    // "A condo with a kitchen with an island" stutters.
    return plain.length === 0 || / with /.test(list)
      ? `${list} in the ${part}`
      : `${articleFor(part)} ${part} with ${list}`;
  });
  // What is told at length comes last, where nothing can be taken for a part of it.
  const isLong = ({ said }: PlacedThing) => / (?:with|overlooking|from|off|that) /.test(said);
  const said = [...plain.filter((thing) => !isLong(thing)), ...plain.filter(isLong)].map((one) => one.said);
  return joinList([...said, ...groups]);
}

/** Whether what stands above a variant has given its address. */
export const isAddressedAbove = (copy: Copy, at: number) =>
  newsLine(copy) !== null && (copy.occasion !== 'price-improved' || at === 0);
