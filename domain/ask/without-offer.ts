/** On the phone, the question is forwarded without asking first. */
export const withoutOffer = (answer: string): string =>
  answer.replace(/\s*I can (?:ask the agent(?: for more)?|pass your question on)\.$/, '');
