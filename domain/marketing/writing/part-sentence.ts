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
export function partSentence(part: Part, things: readonly PlacedThing[], form: number): string {
  const list = joinList(things.map(({ said }) => said));
  const is = isMany(things[0]) ? 'are' : 'is';
  const isList = things.length > 1;
  const oneOf = (one: string, other: string) => (form % 2 === 1 && isList ? other : one);
  switch (part) {
    case 'inside':
      return isList ? `Inside are ${list}.` : `Inside ${is} ${list}.`;
    case 'outside':
      if (!isList && /\blot\b/.test(list)) return `It stands on ${list}.`;
      return isList ? `Outside are ${list}.` : `Outside ${is} ${list}.`;
    case 'lower level':
      return oneOf(`The lower level has ${list}.`, `On the lower level are ${list}.`);
    case 'kitchen':
    case 'primary suite':
    case 'basement':
      return oneOf(`The ${part} has ${list}.`, `In the ${part} are ${list}.`);
    case 'building':
      return oneOf(`The building has ${list}.`, `In the building are ${list}.`);
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

/** "Nearby are Mill Pond and the Quarry Museum." */
export function nearbySentence(places: readonly string[], form: number): string {
  const list = joinList(places);
  return places.length > 1 && form % 2 === 0
    ? `Nearby are ${list}.`
    : `${upperFirst(list)} ${places.length > 1 || kinds.test(list) ? 'are' : 'is'} close by.`;
}
