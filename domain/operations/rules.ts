import { LINK_SECONDS } from '../accounts/rules.ts';

/** How many days the figures of deliveries, mails and podcasts cover. */
export const FIGURE_DAYS = 30;
/** How old counted jobs may be, and how old the figures of those days. */
export const JOBS_CACHED_MS = 5_000;
export const MONTH_CACHED_MS = 30_000;
/** More failed jobs or mails than a person reads at once are only counted. */
export const MAX_LIST_LENGTH = 20;
/** A vendor's error may be a whole page. */
export const MAX_ERROR_LENGTH = 500;

export type CapabilityWord = 'works' | 'fails' | 'unknown';

/** What the last call tells: a fact about the past, not a promise. */
export function capabilityWord(state: {
  lastSuccessAt: string | null;
  lastFailureAt: string | null;
}): CapabilityWord {
  if (!state.lastSuccessAt && !state.lastFailureAt) return 'unknown';
  return (state.lastFailureAt ?? '') > (state.lastSuccessAt ?? '') ? 'fails' : 'works';
}

/** Mails that somebody asked for at that moment: they are useless once their link has expired. */
const linkAskedFor: Record<string, number> = {
  'confirm-sign-up': LINK_SECONDS.signup,
  recovery: LINK_SECONDS.recovery,
};

/** Whether the mail was given up and is still useful to its recipient. */
export function canSendAgain(mail: { kind: string; status: string; createdAt: Date }, now: Date): boolean {
  const usefulSeconds = linkAskedFor[mail.kind] ?? Number.POSITIVE_INFINITY;
  return mail.status === 'failed' && now.getTime() - mail.createdAt.getTime() < usefulSeconds * 1000;
}

/** Workers report every five seconds; one that misses three reports is taken for dead. */
export const WORKER_HEARTBEAT_MS = 5_000;
export const MAX_WORKER_SILENCE_SECONDS = 16;
