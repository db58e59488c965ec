import { upperFirst } from '#domain/english/upper-first.ts';
import type { Fact } from '#domain/script/schema.ts';
import type { AnswerKind } from '../schema.ts';
import { nameVerdict } from './name-verdict.ts';
import type { Part } from './part.ts';
import { sayColumns } from './say-field.ts';
import { unknownText } from './unknown-text.ts';
import { unmarkReworded } from './unmark-reworded.ts';

/** What a message is told, from what became of each of its questions. */
export type Composed = {
  answer: string;
  kind: AnswerKind;
  /** Whether every question of the message was answered from facts. */
  known: boolean;
  facts: Fact[];
};

export function composeAnswer(parts: readonly Part[]): Composed {
  const answered = parts.filter((part) => part.kind === 'answer');
  const closest = parts.flatMap((part) => {
    const beside = 'digest' in part ? part.digest?.draft : 'closest' in part ? part.closest : undefined;
    return beside ? [beside] : [];
  });
  const facts = [...answered.map(({ draft }) => draft), ...closest].flatMap((draft) => [
    ...draft.facts,
    ...(draft.computed ?? []),
  ]);
  const texts = joinCounts(
    parts.flatMap((part) =>
      part.kind === 'answer' ? [textOf(part, parts.length > 1)] : part.kind === 'unknown' ? [] : [part.text],
    ),
  );
  const missing = parts.filter((part) => part.kind === 'unknown');
  const said = [...new Set([...texts, ...unknownText(missing, texts.join(' '))])].join(' ');
  return {
    answer: unmarkReworded(sayColumns(said, facts), facts),
    kind: kindOf(parts),
    known: answered.length === parts.length,
    facts: [...new Map(facts.map((fact) => [fact.id, fact])).values()],
  };
}

/** Beside other answers, a yes or a no says to what. */
const textOf = ({ draft, question }: Extract<Part, { kind: 'answer' }>, isOfSeveral: boolean) =>
  isOfSeveral && question ? nameVerdict(question, draft.text) : draft.text;

/** "It has 4 bedrooms. It has 2 bathrooms." is one sentence, and what answers two questions is said once. */
function joinCounts(texts: readonly string[]): string[] {
  const joined: string[] = [];
  const withoutVerdict = (text: string) => upperFirst(text.replace(/^(?:Yes|No)(?: on [^:]+:|\.) /, ''));
  for (const text of texts) {
    const same = joined.findIndex((one) => withoutVerdict(one) === withoutVerdict(text));
    if (same >= 0) {
      // One sentence that is a yes to one question and a no to the other speaks for itself.
      if (joined[same] !== text) joined[same] = withoutVerdict(text);
      continue;
    }
    // "It has 1.5 bathrooms: 1 full bath and 1 half bath" has told how they split.
    const split = /^Full and half baths: (.+)$/.exec(text)?.[1];
    if (split && joined.some((one) => one.includes(split))) continue;
    // The fee by the year begins with the fee.
    const begun = joined.findIndex((one) => text.startsWith(`${one} `));
    if (begun >= 0) {
      joined[begun] = text;
      continue;
    }
    // "Yes. A two-car garage is attached." has told how many cars.
    const part = /^The listing mentions “([^”]+)[.…]”$/.exec(text)?.[1]?.toLowerCase();
    if (part && joined.some((one) => one.toLowerCase().includes(part))) continue;
    // What a longer quotation says again needn't be said before it.
    const lesser = joined.findIndex((one) => isWithin(one, text));
    if (lesser >= 0) {
      joined[lesser] = text;
      continue;
    }
    const [last, next] = [joined.at(-1), /^It has ([^:,]+)\.$/.exec(text)?.[1]];
    const isCount = last !== undefined && /^It has [^:,]+\.$/.test(last) && !last.includes(' and ');
    if (isCount && next) joined[joined.length - 1] = `${last.slice(0, -1)} and ${next}.`;
    else joined.push(text);
  }
  return joined;
}

const isWithin = (one: string, other: string): boolean => {
  const words = /^The listing mentions “([^”]+)[.…]”$/.exec(one)?.[1];
  return words !== undefined && other.includes(words);
};

function kindOf(parts: readonly Part[]): AnswerKind {
  const has = (kind: AnswerKind) => parts.some((part) => part.kind === kind);
  if (has('answer')) return 'answer';
  if (has('declined')) return 'declined';
  return has('handoff') ? 'handoff' : 'unknown';
}
