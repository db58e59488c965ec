import { expect, test } from 'vitest';
import { readShowing } from './read-showing.ts';

const closed = 'The inside is shown only with an accepted offer.';

test.each([
  ['*Showings are by appt only*', 'Showings are by appointment.'],
  ['Shown by appointment, so call today!', 'Showings are by appointment.'],
  [
    'Shown by appointment only, please give 24 hour notice.',
    "Showings are by appointment, with 24 hours' notice.",
  ],
  ['All open houses are by appointment only.', 'Open houses are by appointment.'],
  ['Showings 10am-5pm Mon-Fri, no holidays.', 'Showings are on weekdays, from 10 to 5.'],
  ['Interior viewing with accepted offer.', closed],
  ['The units will be shown after an accepted offer.', closed],
  ['Interior inspection upon accepted offer only', closed],
  ['Drive-by only, please.', 'For now, it can be seen only from the street.'],
  ['An accepted offer fell through, so it is back.', undefined],
  ['Schedule your showing today.', undefined],
])('%s', (sentence, text) => {
  expect(readShowing(sentence)?.text).toBe(text);
});
