import { splitSentences } from '../../../english/sentences/rules.ts';
import { lowerFirst, upperFirst } from '../../../english/upper-first.ts';
import { isSentence } from './finite-verbs.ts';

const stop = (text: string) => `${upperFirst(text.trim().replace(/[.,;\s]+$/, ''))}.`;
const wordCount = (text: string) => text.split(/\s+/).length;

/** Fronted participles that are sentences of their own when said: "Built in 1927 …, the house opens …". */
const fronted =
  /^(Built|Set|Located|Completed|Renovated|Designed|Restored|Finished|Surrounded|Remodeled) ([^,]+(?:, [^,]+)?), ((?:the|this|it|its|unit)\b.+)$/;

/** A written sentence as the shorter ones a person says; each stands on its own. */
export function splitClauses(sentence: string): string[] {
  if (/"/.test(sentence)) return [sentence];
  const parts = splitSentences(sentence)
    .flatMap((part) => part.split(/;\s+/))
    .flatMap((part, _, parts) => (parts.length > 1 && !isSentence(part) ? [part] : splitOne(part)));
  const kept: string[] = [];
  for (const part of parts) {
    const last = kept.at(-1);
    // What is no sentence alone goes back to the one before it: "; a $38,000 project, with permits on file".
    if (last && !isSentence(part))
      kept[kept.length - 1] = stop(`${last.replace(/\.$/, '')}, ${lowerFirst(part)}`);
    else kept.push(stop(part));
  }
  return kept;
}

function splitOne(part: string): string[] {
  const text = part.trim();
  const front = fronted.exec(text);
  if (front && wordCount(front[2] as string) > 3) {
    const [, verb = '', where = '', main = ''] = front;
    const lead = /^(?:Set|Located|Surrounded)$/.test(verb) ? "It's" : 'It was';
    return [`${lead} ${verb.toLowerCase()} ${where}`, ...splitOne(upperFirst(main))];
  }
  if (wordCount(text) < 15) return [text];
  for (const joint of text.matchAll(
    /, (?:and|but|yet) (?=(?:the|its|it|there|this|both|all|a|an|two|three|another|\p{Lu}[\p{L}]*)\b)/gu,
  )) {
    const [left, right] = [text.slice(0, joint.index), text.slice(joint.index + joint[0].length)];
    // "Downtown is fourteen minutes, and the airport is twenty": what is left unsaid binds the halves.
    if (
      isSentence(left) &&
      isSentence(right) &&
      wordCount(right) > 4 &&
      !/\b(?:is|are) [\w-]+\.?$/.test(right) &&
      !isListTail(left, right) &&
      !isSpliced(left)
    ) {
      return [left, ...splitOne(upperFirst(right))];
    }
  }
  return [text];
}

/** "a pool, a ramada, and a path that leads …": the last of a list is no clause. */
function isListTail(left: string, right: string): boolean {
  const lastItem = left.split(',').at(-1) ?? '';
  return (
    left.includes(',') &&
    /^(?: a| an| the| \w+ing)\b/.test(lastItem) &&
    !isSentence(lastItem) &&
    /\bthat\b|\bwhich\b/.test(right)
  );
}

/** "The roof was new in 2023, the heating dates from 2020, and …": clauses of one row stay together. */
function isSpliced(left: string): boolean {
  const last = left.split(', ').at(-1) ?? '';
  return left.includes(', ') && /^the /.test(last) && (isSentence(last) || /\b(?:19|20)\d\d$/.test(last));
}
