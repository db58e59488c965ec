import type { Span } from '../evidence/bind-word.ts';
import { isInRoom, isRoom } from '../evidence/room-of.ts';
import { readQuestion } from '../question/read-question.ts';

/** What somebody says of the place they live in now, or of what they won't have, names no room that is asked about. */
const asksDirectly =
  /^(?:and |so |but |ok |also )*(?:is|are|was|were|does|do|did|has|have|can|could|how|what|which|where|when|who|any)\b|^(?:[\w-]+ ?){1,3}[?.!]*$/;

/** "Does the primary bath have a tub?" isn't answered by the tub of another bath, nor for a view by a kitchen that overlooks a room. */
export function namesItsPlace(question: string, text: string, spans: readonly Span[]): boolean {
  if (spans.length === 0 || !asksDirectly.test(question)) return spans.length > 0;
  const { things } = readQuestion(question);
  // What is asked for by a name that the lists know, they look for themselves; another thing doesn't stand in for it.
  if (things.some(({ concept: { stated } }) => stated && text.search(stated) < 0)) return false;
  return things
    .filter(({ concept }) => isRoom(concept.id))
    .every(
      ({ concept }) =>
        !concept.stated ||
        spans.some(
          (span) => overlaps(text, concept.stated ?? /$^/g, span) || isInRoom(text, span, concept.id),
        ),
    );
}

const overlaps = (text: string, sign: RegExp, { from, to }: Span) =>
  [...text.matchAll(sign)].some(({ 0: words, index }) => index < to && from < index + words.length);
