import { splitSentences } from '#domain/english/sentences/rules.ts';
import { partInstructions } from '#domain/listings/content/is-instruction.ts';
import type { Fact, FactSheet } from '#domain/script/schema.ts';
import { type AskedHome, readAskedHome } from '../evidence/asked-home.ts';
import { fixTypos } from '../question/fix-typos.ts';
import { normalizeQuestion } from '../question/normalize-question.ts';
import { type AskedQuestion, readQuestion } from '../question/read-question.ts';
import { leanOn, leansOnSubject, splitQuestions, withoutFollowUp } from '../question/split-questions.ts';
import type { AnswerKind } from '../schema.ts';
import { answerPart, handOver, type Part, refusePart } from './answer-part.ts';
import { checkDraft } from './check-draft.ts';

export type Answered = {
  answer: string;
  kind: AnswerKind;
  /** Whether every question of the message was answered from facts. */
  known: boolean;
  facts: Fact[];
  /** What was asked about, for a follow-up that leans on it. */
  subject: string;
};

export type AskOptions = {
  /** What the question before was about. */
  subject?: string;
  /** The day on which it is asked, as 2026-11-15. */
  today: string;
};

const maxLength = 500;
const offer = 'I can ask the agent for you.';
const notAboutHome = 'I can only answer questions about this home, from its listing.';

/**
 * Answers a buyer's message from the facts of one home. Nothing is said that the claim check and the fair-housing check
 * don't pass. The same message and sheet give the same answer.
 */
export function answerQuestion(sheet: FactSheet, message: string, options: AskOptions): Answered {
  const home = readAskedHome(sheet);
  const { prose, instructions } = partInstructions(splitSentences(message.slice(0, maxLength)));
  const questions = splitQuestions(prose.join(' ')).slice(0, 5);
  if (questions.length === 0)
    return {
      answer: notAboutHome,
      kind: 'declined',
      known: false,
      facts: [],
      subject: options.subject ?? '',
    };
  let subject = options.subject ?? '';
  const parts = questions.map((question) => {
    const read = answerOne(home, question, { ...options, subject });
    subject = read.subject || subject;
    return read.part;
  });
  const asked = instructions.length > 0 && parts.every(({ kind }) => kind === 'unknown') ? [] : parts;
  if (asked.length === 0) return { answer: notAboutHome, kind: 'declined', known: false, facts: [], subject };
  return { ...compose(asked), subject };
}

function answerOne(home: AskedHome, original: string, options: AskOptions): { part: Part; subject: string } {
  const normalized = normalizeQuestion(original);
  const spelled = fixTypos(normalized, home.words);
  const refused = refusePart(spelled, original);
  if (refused) return { part: refused, subject: '' };
  const question = withoutFollowUp(spelled);
  const own = readQuestion(question);
  const asked = options.subject && leansOnSubject(own) ? leanOn(own, options.subject) : own;
  const subject = subjectOf(asked);
  const part = checked(home, answerPart(home, asked, options.today));
  const handed = part.kind === 'answer' && !isOpinion(question) ? undefined : handOver(question);
  return { part: handed ?? part, subject: subject.slice(0, 80) };
}

/** Not a thing that a later "it" could mean. */
const untouchable =
  /^(?:price|price-cut|price-per-sqft|status|address|agent|brokerage|mls|zip|county|days-on-market|nearby|taxes|hoa|year-built|sqft|kind-of-home|open-house)$/;

function subjectOf({ text, things }: AskedQuestion): string {
  const thing = things.findLast(({ concept }) => !untouchable.test(concept.id));
  return thing ? text.slice(thing.from, thing.to) : '';
}

/** A fact may touch on it, but the judgment is the agent's. */
const isOpinion = (question: string) =>
  /\b(?:worth|negotia\w+|over ?-?priced|fair|should i|good (?:deal|price|investment|buy)|take less|accept|offers?\b(?! a))\b/.test(
    question,
  );

function checked(home: AskedHome, part: Part): Part {
  if (part.kind !== 'answer') return part;
  return checkDraft(home.sheet, part.draft) ? part : { kind: 'unknown' };
}

function compose(parts: readonly Part[]): Omit<Answered, 'subject'> {
  const answered = parts.filter((part) => part.kind === 'answer');
  const facts = answered.flatMap(({ draft }) => [...draft.facts, ...(draft.computed ?? [])]);
  const texts = parts.flatMap((part) =>
    part.kind === 'answer' ? [part.draft.text] : part.kind === 'unknown' ? [] : [part.text],
  );
  const missing = parts.filter((part) => part.kind === 'unknown');
  return {
    answer: [...new Set([...texts, ...unknownText(missing, texts.length > 0)])].join(' '),
    kind: kindOf(parts),
    known: answered.length === parts.length,
    facts: [...new Map(facts.map((fact) => [fact.id, fact])).values()],
  };
}

function unknownText(missing: readonly Extract<Part, { kind: 'unknown' }>[], isRest: boolean): string[] {
  if (missing.length === 0) return [];
  if (isRest) return [`The listing doesn’t answer the rest. ${offer}`];
  const names = missing.flatMap(({ unmentioned }) => (unmentioned ? [unmentioned] : []));
  return names.length === missing.length
    ? [`The listing doesn’t mention ${[...new Set(names)].join(' or ')}, so I can’t say either way. ${offer}`]
    : [`The listing doesn’t say. ${offer}`];
}

function kindOf(parts: readonly Part[]): AnswerKind {
  const has = (kind: AnswerKind) => parts.some((part) => part.kind === kind);
  if (has('answer')) return 'answer';
  if (has('declined')) return 'declined';
  return has('handoff') ? 'handoff' : 'unknown';
}
