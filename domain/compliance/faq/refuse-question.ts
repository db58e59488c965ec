import { findPhrases } from '../find-phrases.ts';
import { markPeople } from '../mark-people.ts';
import { maskSafePhrases } from '../mask-safe-phrases.ts';
import { normalText } from '../normal-text.ts';
import { compilePhrase, holds } from '../phrase.ts';
import { type Topic, topics } from './topics.ts';

export type Refusal = { rule: string; reason: string; answer: string };

const compiled = topics.map((topic) => ({
  topic,
  questions: topic.questions.map(compilePhrase),
  unless: topic.unless?.map(compilePhrase),
}));

/** “We're retired; …” tells about the asker and asks nothing. */
const selfDescription =
  /(?:^|[.!?] *)(?:hi|hello|hey)?[,!. ]*(?:(?:i|we) (?:am|are|have|need|own|use|love)|i['’]m|we['’]re|(?:my|our)(?: \w+){1,3}? (?:is|are|needs?|has|have|uses?|wants?|loves?)|as an?)\b[^.;,!?—–-]*[;,.!—–-]+ */i;

function refusal({ id, reason, answer }: Topic): Refusal {
  return { rule: id, reason, answer };
}

/** The neutral refusal a question gets, or nothing when it may be answered from the facts. */
export function refuseQuestion(question: string): Refusal | undefined {
  const asked = question.replace(selfDescription, '');
  const { plain } = normalText(asked);
  for (const { topic, questions, unless } of compiled) {
    const read = topic.overlooksSafePhrases ? maskSafePhrases(plain) : plain;
    if (unless?.some((phrase) => holds(phrase, read))) continue;
    if (questions.some((phrase) => holds(phrase, phrase.seesPeople ? markPeople(read) : read)))
      return refusal(topic);
  }
  // Naming people is no reason by itself: buyers ask about rooms for their children.
  const worst = findPhrases(asked).find(({ tier, rule }) => tier !== 'style' && rule !== 'names-people');
  const people = topics.find((topic) => topic.id === 'faq-people') as Topic;
  return worst && { ...refusal(people), reason: worst.reason };
}
