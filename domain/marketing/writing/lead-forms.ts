import { joinList } from '../../english/join-list.ts';
import { upperFirst } from '../../english/upper-first.ts';
import type { Part } from '../story/home-part.ts';
import type { PlacedThing } from '../story/placed-things.ts';
import { areMany } from './part-sentence.ts';

export const listOf = (things: readonly PlacedThing[]) => joinList(things.map(({ said }) => said));

type Named = { home: string; described: string };

/** What a first line may look like, by where its things are, the best first. */
export function leadForms(part: Part, things: readonly PlacedThing[], { home, described }: Named): string[] {
  const list = listOf(things);
  const has = `${upperFirst(home)} has ${list}.`;
  const beside = besideHome(described, things);
  switch (part) {
    case 'kitchen':
    case 'primary suite':
      return [`The ${part} of ${home} has ${list}.`];
    case 'lower level':
      return [`The lower level of ${home} has ${list}.`];
    case 'basement':
      return [`The basement of ${home} has ${list}.`];
    case 'included':
      return [`${list} ${areMany(things) ? 'are' : 'is'} included with ${home}.`];
    default:
      return [beside, has];
  }
}

/** "A loft in Larkmere with a sauna", but "featuring a roof deck with harbor views". */
export function besideHome(home: string, things: readonly PlacedThing[]): string {
  const list = listOf(things);
  return `${home} ${/ with /.test(list) ? 'featuring' : 'with'} ${list}.`;
}

/** What nobody would look for in a part of town. */
const noPlace = /elevator|parking|garage|bath|tub|vanity|exposure|staircase|foyer|laundry|parlor|closet/;

const minBare = 6;

/** "A private pool on Mill Lane." What the home is follows in the sentence with its address. */
export function thingHook(things: readonly PlacedThing[], where: string, home: string): string | undefined {
  const [thing] = things;
  if (!thing) return undefined;
  const list = upperFirst(listOf(things));
  // "A deck in Larkmere." could be anybody's.
  if (things.length === 1 && /^an? \p{L}+$/u.test(thing.said) && thing.notability < minBare) return undefined;
  const [, height, room = ''] = /^(\d+(?:\.\d)?)-foot ceilings( (?:in|over) the .+)?$/.exec(thing.said) ?? [];
  if (height && things.length === 1) return `Look up: the ceilings${room} are ${height} feet high.`;
  if (/\bviews?\b/.test(thing.said) && things.length === 1 && !/ (?:from|with) /.test(thing.said))
    return `${list} from ${home}.`;
  // "On the main level in Larkmere" would be a place in town.
  const isPlaced =
    where !== '' &&
    !noPlace.test(`${thing.id} ${thing.name}`) &&
    !/ (?:in|on|off|of|from|with|overlooking|that) /.test(listOf(things));
  return isPlaced ? `${list}${where}.` : undefined;
}
