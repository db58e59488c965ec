import { fixArticles } from '#domain/english/article-for.ts';
import { joinList } from '#domain/english/join-list.ts';
import { upperFirst } from '#domain/english/upper-first.ts';
import { areSeveral, listThings, saysNothing } from './list-things.ts';
import { lowerNote } from './lower-note.ts';

const maxItems = 4;
const maxWords = 18;
const wordsIn = (items: readonly string[]) => items.join(' ').split(' ').length;

/** "There are cork floors and a cedar bar.": what a list names, in as many sentences as it takes; undefined for what is no list of things. */
export function sayThereIs(list: string, where = ''): string[] | undefined {
  const items = listThings(lowerNote(list));
  // A home isn't inside itself.
  return items && !homes.test(items[0] ?? '') ? sayItems(items, where) : undefined;
}

/** The same for items already in a list. */
export function sayItems(items: readonly string[], where = ''): string[] {
  return inBreaths(items).map((some) => {
    const verb = areSeveral(some[0] ?? '') ? 'there are' : "there's";
    return sentence(where === '' ? verb : `${where}, ${verb}`, some);
  });
}

/** "The kitchen has an island and a gas range." */
export function sayHas(subject: string, list: string): string[] | undefined {
  const verb = /s$/.test(subject) && !/(?:ss|us)$/.test(subject) ? 'have' : 'has';
  const items = listThings(lowerNote(list));
  // "A bath with tile, bedroom with closet" isn't a bath that contains a bedroom.
  if (!/^(?:It|.*(?:level|floor|building))$/i.test(subject) && items?.some((item) => otherRoom.test(item)))
    return undefined;
  return items && inBreaths(items).map((some) => sentence(`${subject} ${verb}`, some));
}

const homes =
  /^an? (?:\S+ ){0,5}(?:home|condo|condominium|apartment|residence|townhouse|townhome|penthouse|duplex)(?:$| (?:with|in|on|at|flooded)\b)/i;
const otherRoom =
  /\b(?:bedroom|kitchen|living room|dining room|garage)s? with\b|\b(?:floor ?plan|layout|bedroom suites|bedrooms)\b/i;

const sentence = (start: string, items: readonly string[]) =>
  fixArticles(`${upperFirst(start)} ${joinThings(items)}.`);

/** "A garage with a loft, plus a porch": the porch isn't part of the garage. */
export const joinThings = (items: readonly string[]) =>
  items.length === 2 && / with /.test(items[0] ?? '') ? items.join(', plus ') : joinList(items);

/** A listener can remember four items; the rest go in the next sentence. */
function inBreaths(items: readonly string[]): string[][] {
  const told = items.filter((item) => !saysNothing(item));
  const breaths: string[][] = [];
  const isLong = told.length > maxItems;
  const size = isLong ? Math.ceil(told.length / Math.ceil(told.length / maxItems)) : maxItems;
  for (const item of told) {
    const last = breaths.at(-1);
    // The words after "with" may continue in the next items.
    const goesOn = last?.some((one) => / with /.test(one));
    if (last && last.length < (goesOn ? maxItems : size) && wordsIn([...last, item]) <= maxWords)
      last.push(item);
    else breaths.push([item]);
  }
  return breaths;
}
