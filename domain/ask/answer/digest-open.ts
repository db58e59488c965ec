import type { AskedHome } from '../evidence/asked-home.ts';
import { spellAsListing } from '../evidence/spell-as-listing.ts';
import { fixTypos } from '../question/fix-typos.ts';
import { leanOnSubject } from '../question/lean-on-subject.ts';
import { normalizeQuestion } from '../question/normalize-question.ts';
import { type AskedQuestion, isSaidOfThing, readQuestion } from '../question/read-question.ts';
import { digestTopic } from './digest-topic.ts';
import { lackedBy } from './lacked-figure.ts';
import type { Part } from './part.ts';

type Unknown = Extract<Part, { kind: 'unknown' }>;

/** "And is it far?" and "how old?" are about whatever came before. */
const isOfOther = ({ text, things, words }: AskedQuestion) =>
  /\b(?:it|they|that|those|them|this|one|there)\b/.test(text) ||
  (words.length === 0 && things.every(({ concept }) => isSaidOfThing(concept)));

/**
 * Gives each question that stayed open what the listing says on its topic, instead of a sentence that only comes close.
 * One that names the very thing and lacks a figure stays: nothing is closer. So does what stands beside a question that is
 * declined or left to a person.
 */
export function digestOpen(
  home: AskedHome,
  message: string,
  parts: readonly Part[],
  subject: string,
): readonly Part[] {
  if (parts.some(({ kind }) => kind === 'declined' || kind === 'handoff')) return parts;
  let told = parts.map((part) => (part.kind === 'answer' ? part.draft.text : '')).join(' ');
  const names = new Set<string>();
  return parts.map((part, at) => {
    if (part.kind !== 'unknown') return part;
    const plain = normalizeQuestion(part.question ?? message);
    const asked = readQuestion(fixTypos(spellAsListing(plain, home), home.words));
    if (at > 0 && isOfOther(asked)) return part;
    const leaned = at === 0 ? leanOnSubject(asked, subject) : asked;
    const digest = digestTopic(home, leaned, { closest: part.closest, told });
    if (!digest || names.has(digest.name)) return withLack(part, leaned.text);
    const { closest, lacks, ...open } = part;
    const isOnTopic = closest?.facts.some(({ id }) => digest.factIds.has(id)) ?? false;
    if (isOnTopic && (lacks || !digest.draft)) return withLack(part, leaned.text);
    // What was told on the topic is all that there is; silent is the listing only where it has nothing.
    if (!digest.draft && digest.factIds.size > 0) return open;
    names.add(digest.name);
    told += digest.draft?.text ?? '';
    return withLack({ ...open, digest }, leaned.text);
  });
}

/** What stands beside a question that wants a figure has to own up to having none. */
function withLack(part: Unknown, question: string): Part {
  const said = (part.digest?.draft ?? part.closest)?.text;
  const lacks = part.lacks ?? (said === undefined ? undefined : lackedBy(question, said));
  return { ...part, ...(lacks && { lacks }) };
}
