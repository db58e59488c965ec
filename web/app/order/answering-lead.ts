/** What the answering service does, in one breath. */
export const answeringLead =
  'Your phone rings while you’re greeting guests. Our AI answers for you, using the facts about the home you’re showing.';
