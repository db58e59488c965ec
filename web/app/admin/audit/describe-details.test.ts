import { expect, test } from 'vitest';
import { describeDetails } from './describe-details.ts';

test('puts details into words, skips empty ones and limits their length', () => {
  const details = {
    listingUrl: `https://homes.example/${'x'.repeat(400)}`,
    paidCents: 2999,
    leftEmpty: 0,
    is_new: true,
    note: '',
    fromStep: null,
  };
  const described = describeDetails({ subject: 'order-1', details });
  expect(described.map(({ name }) => name)).toEqual([
    'Subject',
    'Listing url',
    'Paid',
    'Left empty',
    'Is new',
  ]);
  const [subject, link, paid, empty, isNew] = described.map(({ value }) => value);
  expect([subject, paid, empty, isNew]).toEqual(['order-1', '$29.99', '0', 'true']);
  expect(link).toHaveLength(301);
});
