/** What a call may take at most. */
export const callLimits = {
  /** After that, a message is taken. */
  seconds: 600,
  questions: 30,
  /** Times in a row. */
  silences: 3,
  misses: 3,
  recordSeconds: 120,
  /** What was heard with less than this was probably something else. */
  confidence: 0.3,
  /** What is kept of what was said. */
  transcriptLines: 120,
  lineCharacters: 500,
} as const;

/** How long recordings are kept. */
export const keptDays = 90;

/** "Mara Lindqvist" is called Mara, and nobody in particular "the agent". */
export function callAgent(agentName: string | null): string {
  return agentName?.trim().split(/\s+/)[0] || 'the agent';
}
