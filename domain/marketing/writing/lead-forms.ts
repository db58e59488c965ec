import { joinList } from '../../english/join-list.ts';
import { upperFirst } from '../../english/upper-first.ts';
import type { Part } from '../story/home-part.ts';
import type { PlacedThing } from '../story/placed-things.ts';

export const listOf = (things: readonly PlacedThing[]) => joinList(things.map(({ said }) => said));

type Named = { home: string; described: string };

/** What a first line may look like, by where its things are; which comes first differs from post to post. */
export function leadForms(
  part: Part,
  things: readonly PlacedThing[],
  { home, described }: Named,
  seed: number,
): string[] {
  const list = listOf(things);
  const isList = things.length > 1;
  const come = isList || !/^an? /.test(list) ? 'come' : 'comes';
  const has = `${upperFirst(home)} has ${list}.`;
  const beside = besideHome(described, things);
  const turn = (forms: readonly string[]) => forms.map((_, at) => forms[(at + seed) % forms.length] ?? has);
  switch (part) {
    case 'inside':
      return isList ? turn([`Inside ${home}: ${list}.`, has, beside]) : turn([has, beside]);
    case 'kitchen':
    case 'primary suite':
      return [`The ${part} of ${home} has ${list}.`];
    case 'lower level':
      return isList
        ? [`On the lower level of ${home}: ${list}.`]
        : [`The lower level of ${home} has ${list}.`];
    case 'basement':
      return [`The basement of ${home} has ${list}.`];
    case 'included':
      return [`${list} ${isList ? 'are' : 'is'} included with ${home}.`];
    default:
      return turn([`${list} ${come} with ${home}.`, has, beside]);
  }
}

/** "A loft in Larkmere with a sauna", but "featuring a roof deck with harbor views". */
export function besideHome(home: string, things: readonly PlacedThing[]): string {
  const list = listOf(things);
  return `${home} ${/ with /.test(list) ? 'featuring' : 'with'} ${list}.`;
}
