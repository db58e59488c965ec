import { LINK_SECONDS } from '../accounts/rules.ts';

/** How far back the figures of deliveries, mails and podcasts reach. */
export const FIGURE_DAYS = 30;
/** How old counted jobs may be, and how old what is counted over those days. */
export const JOBS_KEPT_MS = 5_000;
export const MONTH_KEPT_MS = 30_000;
/** More failed jobs or mails than a person reads at once are only counted. */
export const MAX_LIST_LENGTH = 20;
/** An error of a vendor may be a whole page. */
export const MAX_ERROR_LENGTH = 500;

export type CapabilityWord = 'works' | 'fails' | 'unknown';

/** What the last call says: it is a fact of the past, not a promise. */
export function capabilityWord(state: {
  lastSuccessAt: string | null;
  lastFailureAt: string | null;
}): CapabilityWord {
  if (!state.lastSuccessAt && !state.lastFailureAt) return 'unknown';
  return (state.lastFailureAt ?? '') > (state.lastSuccessAt ?? '') ? 'fails' : 'works';
}

/** Mails that somebody asked for at that moment: with a link that works no longer they would only puzzle. */
const linkAskedFor: Record<string, number> = {
  'confirm-sign-up': LINK_SECONDS.signup,
  recovery: LINK_SECONDS.recovery,
};

/** Was the mail given up, and is it still of use to whoever gets it? */
export function canSendAgain(mail: { kind: string; status: string; createdAt: Date }, now: Date): boolean {
  const usefulSeconds = linkAskedFor[mail.kind] ?? Number.POSITIVE_INFINITY;
  return mail.status === 'failed' && now.getTime() - mail.createdAt.getTime() < usefulSeconds * 1000;
}
