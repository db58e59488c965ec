import { expect, test } from 'vitest';
import { withoutOffer } from './without-offer.ts';

test.each([
  ['I didn’t find that in the listing. I can ask the agent.', 'I didn’t find that in the listing.'],
  [
    'Here’s what the listing says about parking: “A carport.” I can ask the agent for more.',
    'Here’s what the listing says about parking: “A carport.”',
  ],
  ['That’s one for the agent. I can pass your question on.', 'That’s one for the agent.'],
])('an offer leaves nothing of itself behind', (answer, rest) => {
  expect(withoutOffer(answer)).toBe(rest);
});
