import { upperFirst } from '../../english/upper-first.ts';
import { isPlainThing, type PlacedThing } from '../story/placed-things.ts';
import type { PostIdea } from './post-ideas.ts';

/** A first line with the things it names. */
export type WalkLead = PostIdea & { things: readonly PlacedThing[] };

export const opens = (thing: PlacedThing) =>
  !isPlainThing(thing) && !/^(?:parking|included)$/.test(thing.part) && !isForShow.test(thing.said);
/** No fire is lit in it. */
const isForShow = /\b(?:decorative|ornamental|non-?working) /;
/** More things are a list, and no reason. */
export const maxNamed = 3;
export const asLead = (text: string, things: readonly PlacedThing[]): WalkLead => ({
  text: upperFirst(text),
  things,
  told: things.map(({ id }) => id),
});

/** The longest of several forms of one line that fits. */
export const fitting = (leads: readonly WalkLead[], maxLength: number) =>
  leads.find(({ text }) => text.length <= maxLength);
