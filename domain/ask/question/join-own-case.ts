import { normalizeQuestion } from './normalize-question.ts';
import { readQuestion } from './read-question.ts';

const ownCase =
  /^(?:i|we|my|our|i'm|im|i've|ive|id|i'd|we'd|we'll|i'll|we're|it's me|its me|there(?:'s|s| are| is)? \w+ of us)\b[^?]*$/i;
const ofCase =
  /^(?:so |and )?(?:is|would|will|are|can|could|do|does|may) (?:that|it|this|they|them|we|i|he|she|the (?:board|hoa|park|landlord|association|building))\b/i;
/** Who allows it, or what the asker would do: not what the question is about. */
const beside = /^(?:board|park-approval|parking|park|hoa)$/;

/** "I'm 57 and my wife is 43, can we buy?": the case and the question about it are one. */
export function joinOwnCase(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isOfCase = last !== undefined && ownCase.test(last) && ofCase.test(part);
    const { things } = readQuestion(normalizeQuestion(part));
    if (isOfCase && things.every(({ concept }) => beside.test(concept.id)))
      joined[joined.length - 1] = `${last} ${part}`;
    else joined.push(part);
  }
  return joined;
}
