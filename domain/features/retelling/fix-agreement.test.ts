import { expect, test } from 'vitest';
import { fixAgreement } from './fix-agreement.ts';

test.each([
  ["There's cedar benches in the den.", 'There are cedar benches in the den.'],
  ["Inside, there's tall windows with bars.", 'Inside, there are tall windows with bars.'],
  ["There's wide living and dining areas.", 'There are wide living and dining areas.'],
  [
    'There are oak flooring across two levels, a bar and a sink.',
    "There's oak flooring across two levels, a bar and a sink.",
  ],
  // Already correct.
  ["There's a bench and two bars.", "There's a bench and two bars."],
  ["There's plenty of windows.", "There's plenty of windows."],
  ['There are harbor and mill views.', 'There are harbor and mill views.'],
  ['There are radiant heated cork floors.', 'There are radiant heated cork floors.'],
  ['There are two storage rooms.', 'There are two storage rooms.'],
])('%s', (text, told) => {
  expect(fixAgreement(text)).toBe(told);
});
