/** "How long ago was it painted?" wants the year first. */
export const askedWhen = (question: string) =>
  question
    .replace(/\bhow (?:long|many years) ago\b/, 'when')
    .replace(/\bhow long (?:has it been )?since (?=they|the (?:owners?|sellers?)|someone)/, 'when did ')
    .replace(/\bhow long (?:has it been )?since ((?:the|that) [\w -]{2,30}?) (was|were)\b/, 'when $2 $1');
