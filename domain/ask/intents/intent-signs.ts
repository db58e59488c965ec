import { wordStem } from '../evidence/word-stem.ts';
import { normalizeQuestion } from '../question/normalize-question.ts';
import { sensesOfWord } from '../thesaurus.ts';

/** Words that a question has whatever it is about. */
const idle = new Set(
  'the a an is are was were be been of to in on at for and or it its this that these those i we you my our me us do does did has have had there here with if so as by from they them he his her their what which who how any just about can could will would'.split(
    ' ',
  ),
);
const pairedWith = 3;
const letters = 4;
const senses = 2;

/**
 * The signs by which a question's intent is guessed: its words, the words that stand side by side or near each other, runs of
 * letters for slips of the pen, and what the thesaurus says its words mean and are kinds of. The first letter tells the group.
 */
export function intentSigns(question: string): string[] {
  const words = normalizeQuestion(question).match(/[\p{L}\d$%#]+(?:'[a-z]+)?/gu) ?? [];
  const stems = words.map(wordStem);
  const telling = stems.filter((_, at) => !idle.has(words[at] ?? ''));
  const told = words.filter((word) => !idle.has(word));
  return [
    ...new Set([
      ...stems.map((stem) => `w${stem}`),
      ...stems.map((stem, at) => `b${stems[at - 1] ?? '^'} ${stem}`),
      ...telling.flatMap((stem, at) =>
        telling.slice(at + 1, at + 1 + pairedWith).map((next) => `p${[stem, next].sort().join(' ')}`),
      ),
      ...told.flatMap(runsOf).map((run) => `c${run}`),
      ...told.filter((word) => word.length > 2).flatMap(meaningsOf),
    ]),
  ];
}

function runsOf(word: string): string[] {
  const framed = `^${word}$`;
  return Array.from({ length: Math.max(0, framed.length - letters + 1) }, (_, at) =>
    framed.slice(at, at + letters),
  );
}

function meaningsOf(word: string): string[] {
  const { common, derived, above } = sensesOfWord(word);
  return [
    ...[...common].slice(0, senses).map((id) => `s${id}`),
    ...[...derived].slice(0, senses).map((id) => `s${id}`),
    ...[...above].slice(0, senses).map((id) => `k${id}`),
  ];
}
