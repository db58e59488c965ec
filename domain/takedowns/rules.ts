import type { ReportDecision, ReportReason } from '#db/column-values.ts';

export { type ReportDecision, type ReportReason, reportDecisions, reportReasons } from '#db/column-values.ts';

/** How long staff may take. What may hurt somebody comes first. */
export const dueHours: Record<ReportReason, number> = {
  privacy: 24,
  fair_housing: 24,
  photo_rights: 48,
  wrong_facts: 72,
  other: 72,
};

export const reasonNames: Record<ReportReason, string> = {
  wrong_facts: 'Something about the home is wrong',
  photo_rights: 'A photo is used without permission',
  privacy: 'It shows something private',
  fair_housing: 'It may break fair-housing law',
  other: 'Something else',
};

export const decisionNames: Record<ReportDecision, string> = {
  nothing_wrong: 'Nothing is wrong',
  fixed: 'Fixed',
  unpublished: 'Unpublished',
};

export const reportFields = ['page', 'reason', 'message', 'name', 'email'] as const;
export type ReportField = (typeof reportFields)[number];
