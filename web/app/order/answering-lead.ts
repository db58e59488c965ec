/** What the answering service does, in one breath. */
export const answeringLead =
  'Your phone rings while you’re greeting guests. It answers for you, with the facts of the home you’re showing.';
