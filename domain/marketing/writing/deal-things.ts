import type { PlacedThing } from '../story/placed-things.ts';
import { saysAgain } from './says-again.ts';
import type { WalkLead } from './walk-lead.ts';

/** What a sentence about the whole home may list; rooms have a sentence of their own. */
const ofHome = /^(?:inside|outside|parking)$/;
const ofRoom = /^(?:kitchen|primary suite|lower level)$/;

/**
 * The things of the sentence with the address, for each variant: what its first line doesn't name, and what the other variants
 * haven't listed as long as there is enough of it.
 */
export function dealThings(
  things: readonly PlacedThing[],
  leads: readonly Pick<WalkLead, 'text' | 'things'>[],
  max: number,
): PlacedThing[][] {
  const listed = new Set<PlacedThing>();
  return leads.map(({ things: named, text }, at) => {
    const isLeft = (thing: PlacedThing) =>
      !isSaidIn(text, thing) &&
      !isWholeOrPart(thing, named) &&
      !named.some((one) => one === thing || isSameThing(one, thing));
    const left = withoutDoubles(things.filter((thing) => ofHome.test(thing.part) && isLeft(thing)));
    const own = left.filter((thing) => !isOutside.test(thing.id) || !isWholeOrPart(thing, left));
    const opensOther = (thing: PlacedThing) =>
      leads.some((one, other) => other !== at && one.things.includes(thing));
    const fresh = own.filter((thing) => !listed.has(thing) && !opensOther(thing));
    const rest = own.filter((thing) => !fresh.includes(thing));
    // What opens another post is what people come for: one of it is told beside what is new.
    const openers = rest.filter(opensOther);
    const best = [
      ...openers.filter((thing) => !listed.has(thing)),
      ...(fresh.length < minTold ? openers : []),
    ].slice(0, 1);
    const again = rest
      .filter((thing) => !best.includes(thing))
      .toSorted((a, b) => Number(listed.has(a)) - Number(listed.has(b)));
    const enough = Math.min(max, Math.max(minTold, fresh.length + 1));
    const chosen = inWorth([...fresh.slice(0, max - best.length), ...best, ...again].slice(0, enough));
    const more = chosen.length >= minListed ? [] : roomThings(things.filter(isLeft), at);
    for (const thing of chosen) listed.add(thing);
    return [...chosen, ...more];
  });
}
const [minListed, minTold] = [2, 3];

/** "Two outdoor spaces", and the patio that is one of them. */
const isOutside = /^outdoor-(?:area|spaces)$/;
const outdoorSpace = /^(?:roof-deck|terrace|deck|patio|balcony|sundeck|yard|garden|porch|courtyard)$/;
export const isWholeOrPart = ({ id }: PlacedThing, told: readonly PlacedThing[]) =>
  told.some(
    (one) =>
      (isOutside.test(id) && outdoorSpace.test(one.id)) || (isOutside.test(one.id) && outdoorSpace.test(id)),
  );

const inWorth = (things: readonly PlacedThing[]) => things.toSorted((a, b) => b.notability - a.notability);

/** Where little is said of the home, the best of one of its rooms. */
function roomThings(things: readonly PlacedThing[], at: number): PlacedThing[] {
  const parts = [...new Set(things.map(({ part }) => part).filter((part) => ofRoom.test(part)))];
  const part = parts[at % Math.max(1, parts.length)];
  return things.filter((thing) => thing.part === part).slice(0, maxOfRoom);
}
const maxOfRoom = 3;

const headOf = ({ name }: PlacedThing) =>
  (name.split(/ (?:of|over|in|on|from|off|with|at|overlooking|throughout|that|and) /)[0] ?? name)
    .split(' ')
    .at(-1)
    ?.replace(/s$/, '');

const isSameThing = (one: PlacedThing, other: PlacedThing) =>
  one.id === other.id ||
  one.name.includes(other.name) ||
  other.name.includes(one.name) ||
  (one.part === other.part && headOf(one) === headOf(other));

/** "A front stone balcony" is what a line about a stone balcony has told; a bare thing is told by its name. */
export const isSaidIn = (text: string, { said, name }: PlacedThing) =>
  saysAgain(text, said) || (!name.includes(' ') && new RegExp(`\\b${name}\\b`, 'i').test(text));

/** A home doesn't list a terrace and another one: the better described is told. */
export function withoutDoubles(things: readonly PlacedThing[]): PlacedThing[] {
  return things.filter(
    (thing, at) => !things.slice(0, at).some((one) => one.id === thing.id || headOf(one) === headOf(thing)),
  );
}
