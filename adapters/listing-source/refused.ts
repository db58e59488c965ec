import type { Refusal, RefusalReason } from './contract.ts';

/** Carries a refusal up through the layers of one fetch; `createGuardedSource` turns it into a result. */
export const NOT_PUBLIC = 'This link does not lead to a public website.';

export class Refused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'Refused';
    this.reason = reason;
  }

  toResult(): Refusal {
    return { kind: 'refused', reason: this.reason, message: this.message };
  }
}
