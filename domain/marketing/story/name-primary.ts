const afterSuite =
  /\b(?:primary|main|owner['’]s) (?:bedroom )?(?:suite|bedroom|retreat)\b[^.!?]*[.!?]\s+(?:[^.!?]+[.!?]\s+)?In the bedroom,/i;

/** "In the bedroom", soon after the primary suite, means that one; on its own, it could be any of several. */
export const namePrimary = (text: string, whole: string) =>
  afterSuite.test(whole) ? text.replace(/\bIn the bedroom,/, 'In the primary bedroom,') : text;
