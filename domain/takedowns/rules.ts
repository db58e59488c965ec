import type { ReportReason } from '#db/column-values.ts';

export { type ReportDecision, type ReportReason, reportDecisions, reportReasons } from '#db/column-values.ts';

/** What we promise people who report a problem, and what staff have to keep. */
export const REPORT_DUE_HOURS = 24;
export const reportPromise = `A person reviews every report within ${REPORT_DUE_HOURS} hours.`;

export const reasonNames: Record<ReportReason, string> = {
  wrong_facts: 'Something about the home is wrong',
  photo_rights: 'A photo is used without permission',
  privacy: 'It shows something private',
  fair_housing: 'It may violate fair housing law',
  other: 'Something else',
};

export const reportFields = ['page', 'reason', 'message', 'name', 'email'] as const;
export type ReportField = (typeof reportFields)[number];
