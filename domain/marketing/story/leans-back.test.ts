import { expect, test } from 'vitest';
import { leansBack, standingAlone } from './leans-back.ts';

test.each([
  'Outdoor living is just as impressive with a deck.',
  'This sanctuary includes a gas fireplace.',
  'To one side, the library has oak panels.',
  'An adjacent bedroom can serve as a study.',
  'There is, of course, a gym.',
  'Outside, enjoy the garden.',
  'The flow of this tranquil level is easy.',
  'These rooms face the pond.',
  'The next bedroom has a dormer.',
  'One level up is the library.',
  'The stairs take you up to the cupola.',
  'The second-floor duplex has its own porch.',
  'For the next fifty years, it was run by the ferry company.',
  'The fine style continues with a brass lamp.',
  'Bathe in your en suite with a slate tub.',
  'The additional bedroom has a dormer.',
  'Some of the elements include a mosaic floor.',
  'You will see the glass lantern up above.',
  'The corresponding oak shelves line the hall.',
  'If you ever want to leave, the ferry is close.',
  'Your experience begins at the iron gate.',
  'A second balcony faces the orchard.',
  'A walnut bench rounds out this quiet retreat.',
  'Waxed pine boards further enhance this room and run throughout the house.',
  'This is a calm and private outdoor retreat with a view of the mill.',
  'Fitted with a grill, a stone bench, and a pergola, it’s ready for summer suppers.',
  'There is a second sitting area beside the pond.',
  'All of this is steps from the ferry.',
  'Carved shelves frame the room.',
  'A paneled library is to your left.',
  'Quill was at the height of his fame when the mill was built.',
])('leans: %s', (sentence) => {
  expect(leansBack(sentence)).toBe(true);
});

test.each([
  'This sunny corner loft has brick vaults.',
  'The kitchen has a steam oven as well as a range.',
  'The third floor has a study.',
  'The stairs are oak.',
  'A den opens to the deck.',
  'A glass wall completes the kitchen.',
  'Step outside to your private deck with a cedar tub.',
  'Off the kitchen is a greenhouse.',
  'Each floor in the building has its own landing.',
  'The rear coach house has a loft.',
  'A den with an adjacent bath faces the orchard.',
  'The building allows rentals, making this a sound choice for investors.',
  'Built in 1904, this intimate cooperative has a roof garden.',
])('stands: %s', (sentence) => {
  expect(leansBack(sentence)).toBe(false);
});

test('a sentence that only “also” ties to the one before it stands alone without it', () => {
  expect(standingAlone('Both bedrooms also open to a second terrace.')).toBe(
    'Both bedrooms open to a second terrace.',
  );
  expect(standingAlone('It also has a sauna.')).toBe('It also has a sauna.');
});

test.each([
  ['Above, the roof deck has a cedar tub.', 'The roof deck has a cedar tub.'],
  [
    'Additional highlights include a cellar and a bell tower.',
    'Highlights include a cellar and a bell tower.',
  ],
  ['There is, of course, a boathouse.', 'There is a boathouse.'],
])('what only ties it to the sentence before it goes: %s', (sentence, alone) => {
  expect(standingAlone(sentence)).toBe(alone);
});

test('a bedroom that is counted from others is one of them', () => {
  expect(standingAlone('The attic has a study and a fifth en suite bedroom.')).toBe(
    'The attic has a study and an en suite bedroom.',
  );
  const counted = 'Four bedrooms face the orchard, and a fifth en suite bedroom the mill.';
  expect(standingAlone(counted)).toBe(counted);
});
