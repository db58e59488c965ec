/** On the phone, the question is forwarded without asking first. */
export const withoutOffer = (answer: string): string =>
  answer.replace(
    /\s*(?:If you need more than that, )?I can (?:ask the agent for you|pass your question on)\.$/,
    '',
  );
