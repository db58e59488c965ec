import { findPhrases } from '../find-phrases.ts';
import { markPeople } from '../mark-people.ts';
import { maskSafePhrases } from '../mask-safe-phrases.ts';
import { normalText } from '../normal-text.ts';
import { compilePhrase, holds } from '../phrase.ts';
import { allRules } from '../phrases/all-rules.ts';
import { type Topic, topics } from './topics.ts';

export type Refusal = { rule: string; reason: string; answer: string };

const compiled = topics.map((topic) => ({
  topic,
  questions: topic.questions.map(compilePhrase),
  unless: topic.unless?.map(compilePhrase),
}));

/** “We're retired; …” tells about the asker and asks nothing. */
const selfDescription =
  /(?:^|[.!?] {0,3})(?:hi|hello|hey)?[,!. ]{0,3}(?:(?:i|we) (?:am|are|have|need|own|use|love)|i['’]m|we['’]re|(?:my|our)(?: \w+){1,3}? (?:is|are|needs?|has|have|uses?|wants?|loves?)|as an?)\b[^.;,!?—–-]{0,200}[;,.!—–-]\s+(?=\S)/i;

/** The asker's own household, which says nothing about the people of a place. */
const ownPeople =
  /\b(?:my|our)(?: \w+)? (?:kids?|child(?:ren)?|famil(?:y|ies)|sons?|daughters?|toddlers?|baby|teens?|wife|husband|mom|dad|mother|father|parents|grandparents|grandkids)\b(?!['’])/gi;

/** What belongs to the neighbors' land is property, not people. */
const neighborsThings =
  /\bneighbou?r(?:['’]s|s['’]) (?!kids?|child|famil|race|religion|faith|ages?\b|names?|jobs?|incomes?|nationalit|ethnic|background|politic|habits|lifestyle)(?=\w)/gi;

function refusal({ id, reason, answer }: Topic): Refusal {
  return { rule: id, reason, answer };
}

// Naming people is no reason by itself: buyers ask about rooms for their children.
const mayBeAsked = new Set(allRules.filter((rule) => rule.mayBeAsked).map(({ id }) => id));

const people = compiled.find(({ topic }) => topic.id === 'faq-people') as (typeof compiled)[number];

/** The neutral refusal a question gets, or nothing when it may be answered from the facts. */
export function refuseQuestion(question: string): Refusal | undefined {
  const asked = question.replace(selfDescription, '').replaceAll(neighborsThings, 'adjoining ');
  const { plain } = normalText(asked);
  for (const { topic, questions, unless } of compiled) {
    if (unless?.some((phrase) => holds(phrase, plain))) continue;
    const read = topic.overlooksSafePhrases ? maskSafePhrases(plain) : plain;
    if (questions.some((phrase) => holds(phrase, phrase.seesPeople ? markPeople(read) : read)))
      return refusal(topic);
  }
  if (people.unless?.some((phrase) => holds(phrase, plain))) return undefined;
  const worst = findPhrases(asked.replaceAll(ownPeople, 'we')).find(
    ({ tier, rule }) => tier !== 'style' && !mayBeAsked.has(rule),
  );
  return worst && { ...refusal(people.topic), reason: worst.reason };
}
