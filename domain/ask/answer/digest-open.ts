import type { AskedHome } from '../evidence/asked-home.ts';
import { spellAsListing } from '../evidence/spell-as-listing.ts';
import { fixTypos } from '../question/fix-typos.ts';
import { leanOnSubject } from '../question/lean-on-subject.ts';
import { normalizeQuestion } from '../question/normalize-question.ts';
import { type AskedQuestion, isSaidOfThing, readQuestion } from '../question/read-question.ts';
import { digestTopic } from './digest-topic.ts';
import type { Draft } from './draft.ts';
import { lackedBy } from './lacked-figure.ts';
import type { Part } from './part.ts';
import { readLack } from './read-lack.ts';
import { shortenQuotes } from './shorten-answer.ts';

type Unknown = Extract<Part, { kind: 'unknown' }>;

/** "And is it far?" and "how old?" are about whatever came before. */
const isOfOther = ({ text, things, words }: AskedQuestion) =>
  /\b(?:it|they|that|those|them|this|one|there)\b/.test(text) ||
  (words.length === 0 && things.every(({ concept }) => isSaidOfThing(concept)));

/**
 * Gives each question that stayed open what the listing says on its topic, instead of a sentence that only comes close.
 * One that names the very thing and lacks a figure stays: nothing is closer. What stands beside a question that is left to
 * a person goes there with it.
 */
export function digestOpen(
  home: AskedHome,
  message: string,
  parts: readonly Part[],
  subject: string,
): readonly Part[] {
  if (parts.some(({ kind }) => kind === 'handoff')) return parts.filter(({ kind }) => kind !== 'unknown');
  const isDeclined = parts.some(({ kind }) => kind === 'declined');
  let told = parts.map((part) => (part.kind === 'answer' ? part.draft.text : '')).join(' ');
  const names = new Set<string>();
  return parts.map((part, at) => {
    if (part.kind !== 'unknown') return part;
    const plain = normalizeQuestion(part.question ?? message);
    const asked = readQuestion(fixTypos(spellAsListing(plain, home), home.words));
    if (at > 0 && isOfOther(asked)) return asked.things.length > 0 ? withLack(home, part, asked) : part;
    const leaned = at === 0 ? leanOnSubject(asked, subject) : asked;
    const digest = isDeclined ? undefined : digestTopic(home, leaned, { closest: part.closest, told });
    if (!digest || names.has(digest.name)) return withLack(home, part, leaned);
    const { closest, lacks, ...open } = part;
    const isOnTopic = closest?.facts.some(({ id }) => digest.factIds.has(id)) ?? false;
    if (isOnTopic && (lacks || !digest.draft)) return withLack(home, part, leaned);
    // What was told on the topic is all that there is; silent is the listing only where it has nothing.
    if (!digest.draft && digest.factIds.size > 0) return withLack(home, open, leaned);
    names.add(digest.name);
    told += digest.draft?.text ?? '';
    return withLack(home, { ...open, digest }, leaned);
  });
}

/** What stands beside a question has to own up to what it doesn't hold. */
function withLack(home: AskedHome, part: Unknown, asked: AskedQuestion): Part {
  const { digest, closest } = part;
  const said = (digest?.draft ?? closest)?.text;
  const lacks = part.lacks ?? (said === undefined ? undefined : lackedBy(asked.text, said));
  const cut = (draft: Draft) => shortenQuotes(home, asked.text, draft);
  return {
    ...part,
    ...(digest?.draft && { digest: { ...digest, draft: cut(digest.draft) } }),
    ...(closest && { closest: cut(closest) }),
    ...(lacks && { lacks }),
    lack: readLack(home, asked, said ?? ''),
  };
}
