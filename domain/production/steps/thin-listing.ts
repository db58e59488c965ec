import { eq } from 'drizzle-orm';
import { agentQuestions } from '#db/schema/production.ts';
import { countSpokenWords, estimateSeconds } from '../../script/estimate-seconds.ts';
import { questionsToAgent } from '../../script/facts/questions-to-agent.ts';
import { isResolvedField } from '../../script/facts/resolved-answer.ts';
import { minBriefSeconds, minTalkSeconds } from '../../script/rules.ts';
import type { FactSheet, Script } from '../../script/schema.ts';
import { isPhotoQuestion } from '../rules.ts';
import { hashValue } from '../run/hash-value.ts';
import { isApproved } from '../run/is-approved.ts';
import { NeedsAnswers, type ReviewIssue } from '../run/needs-review.ts';
import type { Work } from '../run/step.ts';

/** The issue of a script that is too short for an episode; undefined if it's long enough. */
export function findThinListing(
  sheet: FactSheet,
  { turns }: Pick<Script, 'turns'>,
  wordsPerMinute: number,
): ReviewIssue | undefined {
  const said = turns.map(({ text }) => text);
  const seconds = Math.round(estimateSeconds(said, wordsPerMinute));
  if (seconds >= minBriefSeconds) return undefined;
  const words = said.reduce((sum, text) => sum + countSpokenWords(text), 0);
  const evidence = { facts: sheet.facts.length, words, seconds };
  return { ...thinSubject(sheet), canApprove: true, evidence };
}

const thinSubject = ({ facts }: FactSheet) => ({
  reason: 'thin_listing' as const,
  subjectHash: hashValue(facts),
});

/** Whether staff approved a shorter episode from exactly these facts. */
export function isShortApproved({ ctx, podcast }: Work, sheet: FactSheet): Promise<boolean> {
  return isApproved(ctx, podcast.id, thinSubject(sheet));
}

/** Whether few facts made a brief episode, which is delivered without a review. Voices differ by some seconds. */
export function isBrief(
  { turns }: Pick<Script, 'turns'>,
  wordsPerMinute: number,
  durationSeconds: number,
): boolean {
  const planned = estimateSeconds(
    turns.map(({ text }) => text),
    wordsPerMinute,
  );
  const least = minBriefSeconds * 0.85;
  return planned < minTalkSeconds && planned >= least && durationSeconds >= least;
}

/** Asks the agent first; staff may approve a shorter episode at any time. */
export async function requireMoreFacts(work: Work, sheet: FactSheet, issue: ReviewIssue): Promise<void> {
  const { ctx, podcast } = work;
  if (await isApproved(ctx, podcast.id, issue)) return;
  const asked = await ctx.db
    .select({ field: agentQuestions.field, answeredAt: agentQuestions.answeredAt })
    .from(agentQuestions)
    .where(eq(agentQuestions.podcastId, podcast.id));
  const hasAnswered = asked.some(
    ({ field, answeredAt }) => answeredAt && !isResolvedField(field) && !isPhotoQuestion(field),
  );
  const questions = questionsToAgent(sheet).map(({ id, question }) => ({ field: id, question }));
  // The agent is asked once; what is still missing after that goes to staff.
  if (!hasAnswered && questions.length > 0) throw new NeedsAnswers(questions, issue);
  await work.requireApproval([issue]);
}
