import { LINK_SECONDS } from '../accounts/rules.ts';

/** How many days the delivery, email and podcast figures cover. */
export const FIGURE_DAYS = 30;
/** How old job counts may be, and how old the figures for those days. */
export const JOBS_CACHED_MS = 5_000;
export const MONTH_CACHED_MS = 30_000;
/** Beyond this many failed jobs or emails, we only count them. */
export const MAX_LIST_LENGTH = 20;
/** A vendor's error may be an entire page. */
export const MAX_ERROR_LENGTH = 500;

export type CapabilityWord = 'works' | 'fails' | 'unknown';

/** What the last call says: a fact about the past, not a promise. */
export function capabilityWord(state: {
  lastSuccessAt: string | null;
  lastFailureAt: string | null;
}): CapabilityWord {
  if (!state.lastSuccessAt && !state.lastFailureAt) return 'unknown';
  return (state.lastFailureAt ?? '') > (state.lastSuccessAt ?? '') ? 'fails' : 'works';
}

/** Emails someone is waiting for; they're useless once their link has expired. */
const linkAskedFor: Record<string, number> = {
  'confirm-sign-up': LINK_SECONDS.signup,
  recovery: LINK_SECONDS.recovery,
};

/** Whether an email was abandoned but would still be useful to its recipient. */
export function canSendAgain(mail: { kind: string; status: string; createdAt: Date }, now: Date): boolean {
  const usefulSeconds = linkAskedFor[mail.kind] ?? Number.POSITIVE_INFINITY;
  return mail.status === 'failed' && now.getTime() - mail.createdAt.getTime() < usefulSeconds * 1000;
}

/** Workers report every five seconds; one that misses three reports counts as dead. */
export const WORKER_HEARTBEAT_MS = 5_000;
export const MAX_WORKER_SILENCE_SECONDS = 16;
