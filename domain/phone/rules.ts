/** The limits of a call. */
export const callLimits = {
  /** After that, we take a message. */
  seconds: 600,
  questions: 30,
  /** Consecutive times. */
  silences: 3,
  misses: 3,
  recordSeconds: 120,
  /** Speech recognized with less confidence than this was probably something else. */
  confidence: 0.3,
  /** How much we keep of what was said. */
  transcriptLines: 120,
  lineCharacters: 500,
} as const;

/** How long recordings are kept. */
export const keptDays = 90;

/** "Mara Lindqvist" is called Mara, and nobody in particular "the agent". */
export function callAgent(agentName: string | null): string {
  return agentName?.trim().split(/\s+/)[0] || 'the agent';
}

export const MAX_GREETING = 200;
/** The error if a number should answer for a home that isn't the caller's or isn't public. */
export const CHOOSE_OWN_HOME = 'Choose one of your published homes.';
/** How long the owner of a line can read its calls. */
export const READABLE_DAYS = 30;
/** The period in which a line's minutes are counted. */
const COUNTED_MS = 30 * 86_400_000;

/** Calls to these cost many times as much as a domestic call, no matter who they belong to. */
const costlyAreas =
  /^(?:900|242|246|264|268|284|345|441|473|649|658|664|721|758|767|784|809|829|849|868|869|876)/;

/**
 * A number in the United States or Canada as E.164, however it was typed; null if it isn't one or costs
 * extra.
 */
export function toPhoneNumber(typed: string): string | null {
  if (!/^[\d\s().+-]+$/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^[2-9]\d{9}$/.test(digits) && !costlyAreas.test(digits) ? `+1${digits}` : null;
}

/** "(512) 555-0160" from E.164; a foreign number stays as it is. */
export function formatLineNumber(number: string): string {
  return number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}

/** The start of the current 30 days in which a line's minutes are counted. */
export function startOfCount(countedFrom: Date, now: Date): Date {
  const periods = Math.max(0, Math.floor((now.getTime() - countedFrom.getTime()) / COUNTED_MS));
  return new Date(countedFrom.getTime() + periods * COUNTED_MS);
}

/** Nine to seven, every day. */
export const usualHours: ({ from: number; to: number } | null)[] = Array.from({ length: 7 }, () => ({
  from: 9 * 60,
  to: 19 * 60,
}));

/** The time zones of the United States, as people call them. */
export const lineZones = {
  'America/New_York': 'Eastern',
  'America/Chicago': 'Central',
  'America/Denver': 'Mountain',
  'America/Phoenix': 'Arizona',
  'America/Los_Angeles': 'Pacific',
  'America/Anchorage': 'Alaska',
  'Pacific/Honolulu': 'Hawaii',
} as const;
export type LineZone = keyof typeof lineZones;
