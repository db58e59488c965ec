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
};

const known = new WeakMap<FactSheet, Saying[]>();

/** The remarks of a sheet in their order, as sentences that a person says, each with what it is about. */
export function readSayings(sheet: FactSheet): Saying[] {
  const sayings = known.get(sheet) ?? sayingsOfSheet(sheet);
  known.set(sheet, sayings);
  return sayings;
}

function sayingsOfSheet(sheet: FactSheet): Saying[] {
  const remarks = sheet.facts.filter(({ field }) => field === 'remark' || field === 'place');
  let before: Topic | undefined;
  return remarks.flatMap((fact, at) => {
    const sayings = sayingsOf(fact, at === 0);
    const [first] = sayings;
    if (first && before && pointsBack(first.sentence)) first.topic = before;
    before = sayings.at(-1)?.topic ?? before;
    return sayings;
  });
}

function sayingsOf(fact: Fact, isFirst: boolean): Saying[] {
  const parts = splitClauses(completeSentence(fact.value));
  const opening = parts[0] ?? '';
  // The sentence that a description begins with speaks of the whole home.
  const first = isFirst && /^(?:it's|there)/i.test(opening) ? 'character' : topicOf(opening);
  const sayings: Saying[] = [];
  parts.forEach((sentence, at) => {
    const last = sayings.at(-1);
    if (last && leansBack(sentence)) {
      last.sentence = `${last.sentence} ${sentence}`;
      last.list = undefined;
      return;
    }
    const own = topicOf(sentence);
    const topic = fact.field === 'place' ? 'nearby' : at === 0 || own === 'character' ? first : own;
    sayings.push({
      key: `${fact.id}.${at}`,
      factId: fact.id,
      topic,
      sentence,
      list: splitList(sentence),
      score: notability(sentence),
    });
  });
  return sayings;
}

/** Whether a sentence only makes sense right behind the one before it. */
function leansBack(sentence: string): boolean {
  return /^(?:its|it|it's|they|this one|that|these|their)\b/i.test(sentence);
}

/** "… sit just behind it": what "it" is was said in the remark before. */
function pointsBack(sentence: string): boolean {
  return /\b(?:behind|beside|above|below|next to|off|over|under|around|with|from) (?:it|them)\b/i.test(
    sentence,
  );
}
