import type { ReviewReason } from '../rules.ts';

/** Why a person has to look at a podcast. */
export type ReviewIssue = {
  reason: ReviewReason;
  /** Hash of the judged content: an approval applies to exactly this. */
  subjectHash: string;
  /** Some faults can only be fixed, not approved. */
  canApprove: boolean;
  evidence: Record<string, unknown>;
};

/** Stops the run until a person has decided. */
export class NeedsReview extends Error {
  readonly issues: ReviewIssue[];

  constructor(issues: ReviewIssue[]) {
    super(issues.map(({ reason }) => reason).join(', '));
    this.name = 'NeedsReview';
    this.issues = issues;
  }
}

export type Question = { field: string; question: string };

/** The listing says too little; the agent may know more. Staff may decide the issue without an answer. */
export class NeedsAnswers extends Error {
  readonly questions: Question[];
  readonly issue: ReviewIssue;

  constructor(questions: Question[], issue: ReviewIssue) {
    super(questions.map(({ field }) => field).join(', '));
    this.name = 'NeedsAnswers';
    this.questions = questions;
    this.issue = issue;
  }
}
