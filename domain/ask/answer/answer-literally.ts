import { findConcept, namedConcept } from '../concept.ts';
import type { AskedHome } from '../evidence/asked-home.ts';
import { findEvidence, isMentioned } from '../evidence/find-evidence.ts';
import { isRoom } from '../evidence/room-of.ts';
import { type AskedQuestion, contentWords, isSaidOfThing } from '../question/read-question.ts';
import type { Draft } from './draft.ts';
import { quoteAnswer } from './quote-answer.ts';

/** Words that name nothing by themselves. */
export const generic =
  /^(?:floors?|sides?|ends?|names?|ways?|walls?|numbers?|terms?|sun|water|stone|cover|work|problems?|issues?|property|system|good|big|front|back|rear)$/;
const maxWords = 4;
const isName = (word: string) => word.length > 2 && !generic.test(word) && !/^rooms?$/.test(word);

/**
 * "How much is the swim club?", "is there a conference room?": a sentence that has every word of the question answers it,
 * whether or not the lists know the thing. Where they know it and the home has it, they have decided already.
 */
export function answerLiterally(home: AskedHome, asked: AskedQuestion): Draft | undefined {
  const { text, things, aspect, choices } = asked;
  const words = contentWords(text);
  // The lists know every word of "bus stop": where they find none, a school bus that stops is no answer.
  if (asked.words.length === 0 || choices.length > 0) return undefined;
  if (words.length < 2 || words.length > maxWords) return undefined;
  const isDecided = things.some(
    ({ concept }) => !isSaidOfThing(concept) && isMentioned(home, findConcept(concept.id) ?? concept),
  );
  if (isDecided || things.some(({ concept }) => isRoom(concept.id))) return undefined;
  for (const anchor of [...words].reverse().filter(isName)) {
    const concept = namedConcept(anchor);
    const rest = words.filter((word) => word !== anchor);
    const wanted = { concept, others: [], words: rest, choices: [], aspect, name: anchor };
    const found = findEvidence(home, wanted).filter(
      ({ isExact, statement }) => isExact && isOneName(text, statement.text, rest.at(-1), anchor),
    );
    const draft = quoteAnswer(text, aspect, found, concept);
    if (draft) return draft;
  }
  return undefined;
}

/** Asked for the road fee, "main at the road, tap fee $2,850" names another. */
function isOneName(question: string, stated: string, before: string | undefined, name: string): boolean {
  const isAdjacent = question.includes(`${before} ${name}`) || question.includes(`${name} ${before}`);
  if (!before || !isAdjacent) return true;
  const [one, other] = [before.replace(/s$/, ''), name.replace(/s$/, '')];
  const joined = (first: string, last: string) => `${first}[^,;]*${last}`;
  return new RegExp(`${joined(one, other)}|${joined(other, one)}`, 'i').test(stated);
}
