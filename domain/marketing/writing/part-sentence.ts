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
  // A colon before one thing announces too much.
  const oneOf = (forms: readonly string[]) => {
    const usable = things.length > 1 ? forms : forms.filter((one) => !one.includes(':'));
    return usable[form % usable.length] ?? `There ${is} ${list}.`;
  };
  switch (part) {
    case 'inside':
      return oneOf([`Inside: ${list}.`, `Also inside: ${list}.`]);
    case 'outside':
      return things.length > 1
        ? oneOf([`Outside: ${list}.`, `Outside are ${list}.`])
        : `Outside ${is} ${list}.`;
    case 'lower level':
      return oneOf([`On the lower level: ${list}.`, `The lower level has ${list}.`]);
    case 'kitchen':
    case 'primary suite':
    case 'basement':
      return oneOf([`The ${part} has ${list}.`, `In the ${part}: ${list}.`]);
    case 'building':
      return oneOf([`In the building: ${list}.`, `The building has ${list}.`]);
    case 'updates':
      return `Updates: ${list}.`;
    case 'included':
      return `${upperFirst(list)} ${areMany(things) ? 'are' : 'is'} included.`;
    case 'parking':
      return things.length === 1 && /^an? /.test(list) && !/parking/.test(list)
        ? `Parking is ${list}.`
        : `For the car: ${list}.`;
  }
}

/** "Nearby: Mill Pond and the Quarry Museum." */
export function nearbySentence(places: readonly string[], form: number): string {
  const list = joinList(places);
  return places.length > 1 && form % 2 === 0
    ? `Nearby: ${list}.`
    : `${upperFirst(list)} ${places.length > 1 ? 'are' : 'is'} close by.`;
}
