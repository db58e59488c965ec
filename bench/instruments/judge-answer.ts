export type Verdict = 'right' | 'wrong' | 'refusedThoughKnown' | 'answeredThoughUnknown';

/** The expectation is a kind, or words that the answer must contain. */
export function judgeAnswer(expected: string, { kind, answer }: { kind: string; answer: string }): Verdict {
  const kinds = expected.split(',');
  const isRefusal = kinds.every((one) => ['unknown', 'declined', 'handoff'].includes(one));
  if (isRefusal)
    return kind === 'answer' ? 'answeredThoughUnknown' : kinds.includes(kind) ? 'right' : 'wrong';
  if (kind !== 'answer') return 'refusedThoughKnown';
  const says = (words: string) => words.split('~').some((one) => answer.includes(one));
  return expected.split(' & ').every(says) ? 'right' : 'wrong';
}
