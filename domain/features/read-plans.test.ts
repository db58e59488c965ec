import { expect, test } from 'vitest';
import { readPlans, withoutPlans } from './read-plans.ts';

test('what is imagined, and what goes on with it, is a plan told as if it stood there', () => {
  expect(
    readPlans([
      'The mill has a slate roof.',
      'Imagine four floors served by a private elevator, with a sauna and a roof deck.',
      'Thoughtful touches like a wine room and a gym complete it.',
      'The kitchen has a soapstone island.',
      'Envision a pool behind the barn.',
      'A guest suite above it.',
    ]),
  ).toEqual([false, true, true, false, true, true]);
});

test('a sentence that says itself that it is a plan keeps its limit, and a scene is none', () => {
  expect(
    readPlans([
      'Plans for a roof deck come with the sale.',
      'The attic could be a studio.',
      'Imagine waking up to the pond.',
      'Imagine your morning tea beside a pond.',
    ]),
  ).toEqual([false, false, false, false]);
});

test('items under a heading of what is possible are plans', () => {
  const text = 'The mill has a dock.\n\nPotential layouts:\nHome gym with sauna\nRoof deck';
  expect(readPlans(['The mill has a dock.', 'Home gym with sauna', 'Roof deck'], text)).toEqual([
    false,
    true,
    true,
  ]);
});

test('the text that says what is there has neither plans nor what could be', () => {
  expect(
    withoutPlans(
      'The mill has a dock. Conceptual plans show a private elevator. Imagine a pool by the pond. It has two home offices.',
    ),
  ).toBe('The mill has a dock.\nIt has two home offices.');
});
