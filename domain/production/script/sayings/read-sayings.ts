import type { Fact, FactSheet } from '../../schema.ts';
import { completeSentence } from './complete-sentence.ts';
import { notability } from './notability.ts';
import { splitClauses } from './split-clauses.ts';
import { type SpokenList, splitList } from './split-list.ts';
import { type Topic, topicOf } from './topics.ts';

/** One remark of the listing, ready to be said. */
export type Saying = {
  key: string;
  factId: string;
  topic: Topic;
  sentence: string;
  list: SpokenList | undefined;
  score: number;
  /** Whether it only makes sense right behind the one before it. */
  follows: boolean;
};

/** The remarks of a sheet in their order, as sentences that a person says, each with what it is about. */
export function readSayings(sheet: FactSheet): Saying[] {
  return sheet.facts
    .filter(({ field }) => field === 'remark' || field === 'place')
    .flatMap((fact, at) => sayingsOf(fact, at === 0));
}

function sayingsOf(fact: Fact, isFirst: boolean): Saying[] {
  const parts = splitClauses(completeSentence(fact.value));
  const opening = parts[0] ?? '';
  // The sentence that a description begins with speaks of the whole home.
  const first = isFirst && /^(?:it's|there)/i.test(opening) ? 'character' : topicOf(opening);
  return parts.map((sentence, at) => {
    const own = topicOf(sentence);
    const follows = at > 0 && /^(?:its|it|it's|they|this one|that|these|their)\b/i.test(sentence);
    const topic =
      fact.field === 'place' ? 'nearby' : at === 0 || follows || own === 'character' ? first : own;
    return {
      key: `${fact.id}.${at}`,
      factId: fact.id,
      topic,
      sentence,
      list: splitList(sentence),
      score: notability(sentence),
      follows,
    };
  });
}
