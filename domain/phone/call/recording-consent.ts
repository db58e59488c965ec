import { recordingLaws } from '../data/recording-laws.ts';

export type RecordingConsent = 'one-party' | 'all-party';

/** The strictest law of the states that a call may involve. An unknown state may be a strict one. */
export function findRecordingConsent(states: readonly (string | null)[]): RecordingConsent {
  const laws = new Map<string, { consent: RecordingConsent }>(Object.entries(recordingLaws));
  const isLenient = (state: string | null) => laws.get(state ?? '')?.consent === 'one-party';
  return states.length > 0 && states.every(isLenient) ? 'one-party' : 'all-party';
}

/** Said before we listen to anything, so that people who don't want it can hang up. */
export const recordingConsentNotices: Record<RecordingConsent, string> = {
  'one-party': 'What you say is turned into text, and a message you leave is recorded.',
  'all-party':
    'What you say on this call is turned into text, and a message is recorded only if you agree. If you don’t want that, please hang up now.',
};
