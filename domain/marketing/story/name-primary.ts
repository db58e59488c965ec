const afterSuite =
  /\b(?:primary|main|owner['’]s) (?:bedroom )?(?:suite|bedroom|retreat)\b[^.!?]*[.!?]\s+(?:[^.!?]+[.!?]\s+)?In the bedroom,/i;

/** "In the bedroom", said a sentence or two behind the primary suite, is in that one: alone, nobody knows which of several. */
export const namePrimary = (text: string, whole: string) =>
  afterSuite.test(whole) ? text.replace(/\bIn the bedroom,/, 'In the primary bedroom,') : text;
