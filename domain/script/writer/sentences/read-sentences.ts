import type { Fact, FactSheet } from '../../schema.ts';
import { completeSentence, isWholeHome, noteOf } from './complete-sentence.ts';
import { dropRepeats } from './drop-repeats.ts';
import { notability } from './notability.ts';
import { splitClauses } from './split-clauses.ts';
import { splitList } from './split-list.ts';
import type { SpokenSentence } from './spoken-sentence.ts';
import { type Topic, topicOf } from './topics.ts';

const mostNotes = 2;

const known = new WeakMap<FactSheet, SpokenSentence[]>();

/** The remarks of a sheet in their order, as sentences that a person says, each with what it is about. */
export function readSentences(sheet: FactSheet): SpokenSentence[] {
  const sayings = known.get(sheet) ?? dropRepeats(sayingsOfSheet(sheet));
  known.set(sheet, sayings);
  return sayings;
}

function sayingsOfSheet(sheet: FactSheet): SpokenSentence[] {
  const remarks = sheet.facts.filter(({ field }) => field === 'remark' || field === 'place');
  let before: Topic | undefined;
  let notes = 0;
  return remarks.flatMap((fact, at) => {
    const sayings = sayingsOf(fact, at === 0);
    if (sayings.length === 0) {
      const note = notes < mostNotes ? noteSaying(fact) : undefined;
      notes += note ? 1 : 0;
      return note ?? [];
    }
    const [first] = sayings;
    if (first && before && pointsBack(first.sentence)) first.topic = before;
    before = sayings.at(-1)?.topic ?? before;
    return sayings;
  });
}

/** "Fenced and cross-fenced, stock tank" is no sentence, but worth a word. */
function noteSaying(fact: Fact): SpokenSentence | undefined {
  const note = noteOf(fact.value);
  if (!note) return undefined;
  const topic = fact.field === 'place' ? 'nearby' : topicOf(note);
  const sentence = `The listing notes ${note}.`;
  return { key: `${fact.id}.0`, factId: fact.id, topic, sentence, note, list: undefined, score: 1 };
}

function sayingsOf(fact: Fact, isFirst: boolean): SpokenSentence[] {
  const whole = completeSentence(fact.value);
  if (whole === '') return [];
  const parts = splitClauses(whole);
  const opening = parts[0] ?? '';
  // The sentence that a description begins with speaks of the whole home.
  const speaksOfAll =
    (isFirst && /^(?:it's|there)/i.test(opening)) ||
    ofAll.test(opening) ||
    isWholeHome(kindIn(opening).replace(/\bbuilding\b.*/i, ''));
  const first = speaksOfAll ? 'character' : topicOf(opening);
  const sayings: SpokenSentence[] = [];
  parts.forEach((sentence, at) => {
    const last = sayings.at(-1);
    if (last && leansBack(sentence)) {
      last.sentence = `${last.sentence} ${sentence}`;
      last.list = undefined;
      return;
    }
    const own = ofAll.test(sentence) ? 'whole' : topicOf(sentence);
    const topic =
      fact.field === 'place'
        ? 'nearby'
        : own === 'whole'
          ? 'character'
          : at === 0 || own === 'character'
            ? first
            : own;
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

const ofAll =
  /\bthis (?:[\w-]+ ){0,3}(?:home|house|ranch|bungalow|colonial|cottage|condo|loft|farmhouse|cape)\b|^\d+ [A-Z][^,.]* is an? /i;

/** "a brick ranch on a corner lot" of "It's a brick ranch on a corner lot." */
function kindIn(sentence: string): string {
  return /^it's an? (.+?)\.?$/i.exec(sentence)?.[1] ?? '';
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
