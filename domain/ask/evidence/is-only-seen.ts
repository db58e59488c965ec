import type { Concept } from '../concept.ts';
import type { Aspect } from '../question/read-aspect.ts';
import type { Statement } from './asked-home.ts';
import type { Span } from './bind-word.ts';

/** "An upgraded 1 bath unit" says how many there are, and nothing of the bath. */
export function isOnlyCounted(
  { text }: Statement,
  { from }: Span,
  { concept, aspect }: { concept: Concept; aspect: Aspect },
): boolean {
  return (
    /^(?:baths|beds)$/.test(concept.id) &&
    ofState.has(aspect) &&
    /(?:\d|\b(?:one|two|three|four|five|six))[- ]$/i.test(text.slice(0, from))
  );
}

const ofState: ReadonlySet<Aspect> = new Set(['age', 'year', 'kind']);

/** "2-bathroom residence" counts the baths and describes none. */
export const isOnlyNumbered = (text: string, { from }: Span) =>
  /(?:\d|\b(?:one|two|three|four|five|six))[- ](?:full[- ]|half[- ])?$/i.test(text.slice(0, from)) &&
  !/\b(?:is|are|has|have|with|feature)\b/i.test(text.slice(from, from + 40));

/** "An evaporative cooler on the roof" says nothing of the roof. */
export function isOnlyPlace({ text, isProse }: Statement, { from }: Span, { id }: Concept): boolean {
  return isProse && id === 'roof' && /\bon (?:the )?$/i.test(text.slice(0, from));
}

/** "A closet for ample storage" is a closet. */
export function isPurpose({ text }: Statement, { from }: Span): boolean {
  return /\bfor (?:\w+ )?$|\b(?:perfect|ideal|great)\b[^.;,]{0,30} for (?:[\w'-]+ ){0,4}$/i.test(
    text.slice(0, from),
  );
}

/** "Courtyard views" and "Sandburg Terrace" promise neither a courtyard nor a terrace. */
export function isOnlySeen({ text, isProse }: Statement, { from, to }: Span): boolean {
  const [before, after] = [text.slice(0, from), text.slice(to)];
  const isNamed =
    /^(?:terrace|garden|court|park|beach|lake)/i.test(text.slice(from, to)) &&
    /^\p{Lu}/u.test(text.slice(from, to)) &&
    /\b\p{Lu}\p{Ll}+ $/u.test(before);
  return (
    isProse &&
    (isNamed ||
      /^[- ](?:\w+ )?views?\b/i.test(after) ||
      /\b(?:views? (?:of|over)|light (?:\w+ ){0,6}over|overlook(?:s|ing)?|decorative)\b[^,;.]{0,30}$/i.test(
        before,
      ))
  );
}

/** "Not a porch pretending to be a garden, but a garden": what is only compared with. Decorative terraces are no terrace. */
export const isContrast = ({ text }: Statement, { from, to }: Span) =>
  (/\b(?:decorative|ornamental|faux) $/i.test(text.slice(0, from)) &&
    /^(?:terrace|balcon)/i.test(text.slice(from, to))) ||
  (/\bnot (?:just |merely |simply |only )?an? [^.;,]*$/i.test(text.slice(0, from)) &&
    /^[^.;]*, but\b/i.test(text.slice(to)));

/** A word of the question that is only our label of a figure: "Living area" says nothing of who lives there. */
export function isOnlyLabel({ text, isProse }: Statement, { from }: Span, { id }: Concept): boolean {
  return !isProse && id.startsWith('word:') && from < text.indexOf(': ');
}

/** "Deeded parking is available" leaves open whether the price includes it. */
export const isOnlyAvailable = (text: string) =>
  /\bavailable\b/i.test(text) &&
  !/\b(?:includ\w+|convey\w*|stays?|extra|additional|separate\w*|for (?:rent|purchase|sale|lease)|to (?:rent|buy|purchase|lease)|\$\d)/i.test(
    text,
  );

/** Floors have no size of their own, and 5,500 square feet of living space are no living room. */
export const hasNoSize = ({ text }: Statement, { from, to }: Span, { id }: Concept) =>
  id === 'floors' || (id === 'living-room' && /(?:space|area)s?$/i.test(text.slice(from, to)));

/** Asked for laundry in the unit, a building's laundry is told only where the listing says where it is. */
export const laundryPlace =
  /\b(?:basement|lower level|each floor|every floor|common|shared|coin|communal|down the hall|laundry room)\b/i;

/** "Restaurants, cafes, gyms and bars seconds away" are the neighborhood's. */
export const isInTown = ({ text }: Statement, { from, to }: Span) =>
  /\b(?:restaurants|bars|caf[eé]s|shops|shopping|boutiques|stores|nightlife|(?:world-class|fine|casual|great|eclectic) dining(?! (?:room|area|hall|table|space)))\b/i.test(
    `${/[^.;]*$/.exec(text.slice(0, from))?.[0] ?? ''}${/^[^.;]*/.exec(text.slice(to))?.[0] ?? ''}`,
  ) &&
  (/s$/i.test(text.slice(from, to)) ||
    /\b(?:away|nearby|around the corner|minutes|steps|walk|doorstep|outside your door)\b/i.test(text)) &&
  !/\b(?:building|residents|amenit\w+|on-?site|complex)\b/i.test(text);

/** A hookup for a washer is no washer that stays. */
export const isHookup = ({ text }: Statement) => /\bhook-?ups?\b/i.test(text);
