import type { AskedHome } from '../evidence/asked-home.ts';
import { fixTypos } from '../question/fix-typos.ts';
import { normalizeQuestion } from '../question/normalize-question.ts';
import { putInListingWords } from '../question/put-in-listing-words.ts';
import { type AskedQuestion, readQuestion } from '../question/read-question.ts';
import type { Draft } from './draft.ts';

/** The agent's answer to a question that asks the same, however it is worded; the newest counts. */
export function findAgentAnswer(
  { sheet, words, isForRent }: AskedHome,
  asked: AskedQuestion,
): Draft | undefined {
  if (asked.things.length + asked.words.length === 0) return undefined;
  const fact = sheet.facts.findLast(
    ({ field, label }) => field === 'agentAnswer' && isSame(readAgain(label, words, isForRent), asked),
  );
  return fact && { text: `The agent says: “${fact.value}”`, facts: [fact] };
}

/** The question that the agent answered, read as any other. */
const readAgain = (label: string, words: ReadonlySet<string>, isForRent: boolean) =>
  readQuestion(putInListingWords(fixTypos(normalizeQuestion(label), words), isForRent));

function isSame(one: AskedQuestion, other: AskedQuestion): boolean {
  const subject = ({ things, words }: AskedQuestion) =>
    [...things.map(({ concept }) => concept.id), ...words].sort().join(' ');
  return one.aspect === other.aspect && subject(one) === subject(other);
}
