import type { AskedHome } from '../evidence/asked-home.ts';
import { asksOfPart } from '../evidence/holds-asked-kind.ts';
import {
  conceptOf,
  holdsOthers,
  isBuiltWithHome,
  isOfHome,
  leanOnSubject,
  subjectOf,
} from '../question/lean-on-subject.ts';
import { type AskedQuestion, readQuestion } from '../question/read-question.ts';
import { weighAnswer } from './answer-from-passage.ts';
import { answerPart } from './answer-part.ts';
import { checkDraft } from './check-draft.ts';
import type { Draft } from './draft.ts';
import type { Part } from './part.ts';

export type AskOptions = {
  /** What the question before was about. */
  subject?: string;
  /** The day on which it is asked, as 2026-11-15. */
  today: string;
};

/** A unit's or a floor's own figure isn't that of the whole. */
const isOfWhole = ({ facts, computed }: Draft) =>
  computed === undefined && /^(?:price|sqft|beds|baths|bathSplit|yearBuilt|lot)$/.test(facts[0]?.field ?? '');

/** Answers a question as it stands and, where it may lean on the one before, with that. */
export function answerRead(home: AskedHome, question: string, { subject: before = '', today }: AskOptions) {
  const own = readQuestion(question);
  const asked = before ? leanOnSubject(own, before) : own;
  const subject = subjectOf(asked).slice(0, 80);
  const found = answerPart(home, asked, today);
  const isWhole = found.kind === 'answer' && asksOfPart(question) && isOfWhole(found.draft);
  const weighed = found.kind === 'answer' ? weighAnswer(home, asked, found.draft) : found;
  const first = checked(home, isWhole ? { kind: 'unknown' } : weighed);
  const leaned = first.kind === 'unknown' && asked === own ? nameSubject(own, before) : undefined;
  const second = leaned && checked(home, answerPart(home, leaned, today));
  if (second?.kind === 'answer' && /^(?:Yes|No)\b/.test(second.draft.text)) return { part: second, subject };
  const isOfYear = own.things.length > 0 && own.things.every(({ concept }) => concept.id === 'year-built');
  const ofHome =
    first.kind === 'unknown' &&
    asked !== own &&
    isOfYear &&
    /\bbuilt\b/.test(question) &&
    isBuiltWithHome(conceptOf(before))
      ? checked(home, answerPart(home, own, today))
      : undefined;
  return { part: ofHome?.kind === 'answer' ? withHomeNamed(ofHome) : first, subject };
}

/** Behind a question about something else, the year has to say whose it is. */
const withHomeNamed = (part: Extract<Part, { kind: 'answer' }>): Part => ({
  ...part,
  draft: { ...part.draft, text: part.draft.text.replace(/^It was built/, 'The home was built') },
});

/** "Does it go to every floor?" behind the elevator, where the home has no answer. */
function nameSubject(own: AskedQuestion, subject: string): AskedQuestion | undefined {
  const { text } = own;
  const about = conceptOf(subject);
  // What a charger has nobody asks: "does it have AC" means the home.
  if (isOfHome(own, about) || (/\b(?:have|come with|include|get)\b/.test(text) && !holdsOthers(about)))
    return undefined;
  if (/\bor\b|^(?:is|are) (?:it|they) (?:on|in|near|close|a|an|for|still)\b/.test(text)) return undefined;
  const named = text.replace(
    /^((?:does|do|can|will|did|has|have|is|are) )(?:it|they|that|those|one)\b/,
    `$1the ${subject}`,
  );
  return subject === '' || named === text ? undefined : readQuestion(named);
}

function checked(home: AskedHome, part: Part): Part {
  if (part.kind !== 'answer') return part;
  return checkDraft(home.sheet, part.draft) ? part : { kind: 'unknown' };
}
