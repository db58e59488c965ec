import type { AskedHome } from '../evidence/asked-home.ts';
import { isRemark } from '../question/is-remark.ts';
import { normalizeQuestion } from '../question/normalize-question.ts';
import { isSaidOfThing, readQuestion } from '../question/read-question.ts';
import { answerByActivity } from './answer-by-activity.ts';
import {
  answerByIntent,
  answerSelfTelling,
  fitsWhatWasAsked,
  plainQuestionOf,
  tellsRuleOrDate,
} from './answer-by-intent.ts';
import { answerPart, handOver, refusePart, topicForPerson } from './answer-part.ts';
import { checkDraft } from './check-draft.ts';
import type { Draft } from './draft.ts';
import type { Part } from './part.ts';

const plainForm =
  /^(?:and |so |ok )*(?:is|are|was|were|does|do|did|has|have|can|could|any|how|what|which|where|when|who)\b/;
const plainLength = 12;
const isPlain = (question: string) => plainForm.test(question) && question.split(/\s+/).length <= plainLength;

/** What a question most likely means answers it where its words were understood by no other reading. */
export function answerMeant(
  home: AskedHome,
  question: string,
  { today, closest, isFurther }: { today: string; closest: Draft | undefined; isFurther: boolean },
): Part | undefined {
  // What is asked for plainly, by a name that the lists know, they have looked for and not found.
  if (isPlain(question) && readQuestion(question).things.length > 0) {
    const named = answerSelfTelling(home, question);
    return named && checkDraft(home.sheet, named) ? { kind: 'answer', draft: named } : undefined;
  }
  // "Which room?" behind another question means what that one was about.
  if (isFurther && readQuestion(question).things.every(({ concept }) => isSaidOfThing(concept)))
    return undefined;
  const told = answerByIntent(home, question, closest);
  if (told && checkDraft(home.sheet, told.draft)) return { kind: 'answer', draft: told.draft };
  const plain = plainQuestionOf(question);
  if (!plain) return undefined;
  const refused = refusePart(plain, plain, plain);
  if (refused) return refused;
  const topic = topicForPerson(plain);
  if (topic) return handOver(topic);
  const part = answerPart(home, readQuestion(plain), today);
  if (part.kind !== 'answer' || part.draft.facts.some(({ field }) => field === 'remark')) return undefined;
  // The yes was to the plain question.
  const draft = { ...part.draft, text: part.draft.text.replace(/^(?:Yes|No)\. /, '') };
  return fitsWhatWasAsked(question, draft.text) && checkDraft(home.sheet, draft)
    ? { kind: 'answer', draft }
    : undefined;
}

/** "I'm a light sleeper. Would it keep me up?" What was said beside the question tells what it means. */
export function answerWithRemarks(
  home: AskedHome,
  said: readonly string[],
  parts: readonly Part[],
): readonly Part[] {
  const [only] = parts;
  const isOpen = parts.length === 1 && only?.kind === 'unknown' && said.length > 1;
  if (!isOpen || said.filter((one) => !isRemark(one)).length > 1) return withoutRemarks(said, parts);
  // What is asked plainly, of things that the lists know, isn't what the remark beside it may have meant.
  const asking = normalizeQuestion(said.find((one) => !isRemark(one)) ?? '');
  if (plainForm.test(asking) && readQuestion(asking).things.length > 1) return withoutRemarks(said, parts);
  const [best] = [said.join(' '), ...said]
    .flatMap((text) => answerByIntent(home, normalizeQuestion(text), only.closest) ?? [])
    .filter(({ draft }) => checkDraft(home.sheet, draft))
    // What was said beside a question for leave gives none.
    .filter(({ draft }) => said.every((text) => tellsRuleOrDate(normalizeQuestion(text), draft.text)))
    .sort((a, b) => b.share - a.share);
  if (best) return [{ kind: 'answer', draft: best.draft }];
  const draft = answerByActivity(home, normalizeQuestion(said.join(' ')));
  return draft && checkDraft(home.sheet, draft) ? [{ kind: 'answer', draft }] : parts;
}

/** Where something was answered, nobody misses an answer to a remark. */
const withoutRemarks = (said: readonly string[], parts: readonly Part[]): readonly Part[] =>
  parts.some(({ kind }) => kind === 'answer')
    ? parts.filter(
        (part) => part.kind !== 'unknown' || !said.some((one) => one === part.question && isRemark(one)),
      )
    : parts;
