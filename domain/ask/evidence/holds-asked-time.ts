/** A way of asking about time, and what an answer needs in order to tell it. */
const times: [asked: RegExp, told: RegExp][] = [
  // A doorman's 24 hours are nobody's wait.
  [
    /\bhow long (?:is|are|would|will|do|does) .*\bwait(?:list|ing list|s)?\b|\bhow long .*\bon the wait/,
    /\b(?:years?|months?|weeks?|days?)\b|\bno wait|\bimmediate/i,
  ],
  [
    /^when\b.*\bprice\b.*\b(?:cut|drop\w*|reduc\w+|lower\w*|come down|go down|change\w*)\b|^when\b.*\b(?:cut|drop\w*|reduc\w+|lower\w*) (?:the |it |its )*price\b/,
    /\b(?:19|20)\d\d\b|\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\b|\bago\b|\b(?:last|this) (?:week|month|spring|summer|fall|winter)\b/i,
  ],
  // What may be put in isn't there yet.
  [
    /\balready (?:have|has|got|in|there|installed|hooked|set up|come)\b|\balready\b.*\bin (?:it|there|place)\b/,
    /^(?!.*\b(?:permitted|allowed|(?:can|could|may) be|possible|potential|hook-?ups?|(?:room|space) for|approval)\b)/i,
  ],
  // What is scheduled hasn't been done.
  [
    /^(?:and |so )?(?:when|what year|how long ago) (?:was|were|did)\b/,
    /^(?!.*\b(?:scheduled|slated|planned) (?:for|in|to)\b(?!.*\b(?:completed|replaced|renovated|done) in\b))/i,
  ],
];

/** Whether an answer tells the time that a question is about: how long, when, or already now. */
export const holdsAskedTime = (question: string, answer: string) =>
  times.every(([asked, told]) => !asked.test(question) || told.test(answer));
