import type { Concept } from '../concept.ts';
import type { Statement } from './asked-home.ts';
import type { Span } from './bind-word.ts';
import { isInRoom, isRoom, lastRoom, ofKitchen, otherRoom } from './room-of.ts';

/** Asked of the whole home, "central air on the second floor" is no plain yes. */
export const wholeHome = /^(?:cooling|central-air|heating|hardwood|carpet|ceilings|floors|windows)$/;

export function spansOf({ text }: Statement, pattern: RegExp | undefined): Span[] {
  if (!pattern) return [];
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
    from: index,
    to: index + match.length,
  }));
}

/** Whether the other thing belongs to the one at `span`: the room that it is in, or something said with it. */
export function goesWith(statement: Statement, span: Span, other: Concept, concept: Concept): boolean {
  if (other.id === 'kitchen' && ofKitchen.test(concept.id) && !otherRoom.test(statement.text)) return true;
  if (isRoom(other.id) && (!isRoom(concept.id) || isInRoom(statement.text, span, other.id)))
    return (
      (isThroughout(statement.text, span, concept) && !/bath/.test(other.id)) ||
      isInRoom(statement.text, span, other.id) ||
      isBeside(statement, span, other) ||
      isOfRoomBefore(statement, other.id)
    );
  // A bedroom that is named behind a deck isn't on it.
  if (isRoom(other.id) && /^(?:deck|patio|yard)$/.test(concept.id))
    return isBeside(statement, span, other, true);
  if (isRoom(concept.id))
    return spansOf(statement, other.stated).some((one) => isInRoom(statement.text, one, concept.id));
  return spansOf(statement, other.stated).some((one) => {
    const [left, right] = one.from < span.from ? [one, span] : [span, one];
    const between = statement.text.slice(left.to, right.from);
    const most = /^,? (?:which|that|with|offering|featuring) /.test(between) ? 100 : 60;
    return left.to > right.from || (between.length <= most && !/[;.]/.test(between));
  });
}

/** "Hardwood floors throughout" are in the bedrooms too; "throughout the main level" needn't be. */
const isThroughout = (text: string, { to }: Span, { id }: Concept) =>
  wholeHome.test(id) &&
  /^[^.;,]{0,24}\bthroughout(?! (?:the )?(?:main|living|first|second|lower|upper|common|public|entertaining|most|much))\b/i.test(
    text.slice(to),
  ) &&
  !/\b(?:except|but|only)\b/i.test(text);

/** "The primary suite is large. There is room for a king bed.": a sentence without a room goes on about the last one. */
export function isOfRoomBefore({ text, before }: Statement, id: string): boolean {
  return before !== '' && lastRoom(text) === undefined && lastRoom(before) === id;
}

/** "The kitchen extends to a generous terrace": a place outside belongs to the room that leads to it. */
function isBeside(statement: Statement, span: Span, room: Concept, isAlone = false): boolean {
  return spansOf(statement, room.stated).some(
    ({ to }) =>
      to <= span.from &&
      !(isAlone && lastRoom(statement.text.slice(to, span.from))) &&
      /^[^.;]{0,60}\b(?:extends?|opens?|leads?|flows?|spills?|steps?|access)\b[^.;]{0,40}$/i.test(
        statement.text.slice(to, span.from),
      ),
  );
}
