import { joinList } from '../../english/join-list.ts';
import { upperFirst } from '../../english/upper-first.ts';
import { isPlural, isUncounted } from '../../english/with-article.ts';
import type { Part } from '../story/home-part.ts';
import type { PlacedThing } from '../story/placed-things.ts';

/** Whether a verb behind the things takes the plural. */
export const areMany = (things: readonly PlacedThing[]) => things.length > 1 || isMany(things[0]);
/** "Three fireplaces", but "garage parking". */
const isMany = (thing: PlacedThing | undefined) =>
  thing !== undefined && isPlural(thing.name) && !isUncounted(thing.name) && !/^an? /.test(thing.said);

/** One sentence about one part of the home: "The kitchen has slate counters and a brass sink." */
export function partSentence(part: Part, things: readonly PlacedThing[]): string {
  const list = joinList(things.map(({ said }) => said));
  const is = isMany(things[0]) ? 'are' : 'is';
  const isList = things.length > 1;
  switch (part) {
    case 'inside':
      return isList ? `Inside, it has ${list}.` : `Inside, there ${is} ${list}.`;
    case 'outside':
      if (!isList && /\blot\b/.test(list)) return `It stands on ${list}.`;
      if (!isList && /\boutdoor space$/.test(list)) return `There is ${list} in all.`;
      return isList ? `Outside, it has ${list}.` : `Outside, there ${is} ${list}.`;
    case 'lower level':
    case 'kitchen':
    case 'primary suite':
    case 'basement':
    case 'building':
      return `The ${part} has ${list}.`;
    case 'updates':
      return `Updates include ${list}.`;
    case 'included':
      return `${upperFirst(list)} ${areMany(things) ? 'are' : 'is'} included.`;
    case 'parking':
      return `There ${is} ${list}.`;
  }
}

/** "Mill Lane's boutiques", but "Roe's". */
const kinds = / \p{Ll}+s$/u;

/** "Mill Pond and the Quarry Museum are nearby." */
export function nearbySentence(places: readonly string[], form: number): string {
  const list = joinList(places);
  const are = places.length > 1 || kinds.test(list) ? 'are' : 'is';
  return `${upperFirst(list)} ${are} ${form % 2 === 0 ? 'nearby' : 'close by'}.`;
}
