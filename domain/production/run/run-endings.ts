import type { ReviewReason } from '../rules.ts';

export type Doubt = {
  reason: ReviewReason;
  /** Fingerprint of what is in doubt: an approval counts for exactly this. */
  subjectHash: string;
  /** Some faults can only be mended, not waved through. */
  canApprove: boolean;
  evidence: Record<string, unknown>;
};

/** A person has to look before this podcast can go on. */
export class NeedsReview extends Error {
  readonly doubts: Doubt[];

  constructor(doubts: Doubt[]) {
    super(doubts.map(({ reason }) => reason).join(', '));
    this.name = 'NeedsReview';
    this.doubts = doubts;
  }
}

export type Question = { field: string; question: string };

/** The listing says too little; the agent may know more. Staff may decide the doubt without an answer. */
export class NeedsAnswers extends Error {
  readonly questions: Question[];
  readonly doubt: Doubt;

  constructor(questions: Question[], doubt: Doubt) {
    super(questions.map(({ field }) => field).join(', '));
    this.name = 'NeedsAnswers';
    this.questions = questions;
    this.doubt = doubt;
  }
}

/** Another worker holds this podcast now; nothing of ours may be written any more. */
export class Superseded extends Error {
  constructor() {
    super('another attempt has taken over');
    this.name = 'Superseded';
  }
}

/** The order was cancelled or refunded while it was being worked on. */
export class OrderEnded extends Error {
  constructor() {
    super('the order has ended');
    this.name = 'OrderEnded';
  }
}
