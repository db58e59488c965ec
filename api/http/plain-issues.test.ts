import { expect, test } from 'vitest';
import { z } from 'zod';
import { installPlainIssues, plainIssue } from './plain-issues.ts';

const Order = z.object({
  listingUrl: z.string().min(1),
  customer_email: z.email(),
  size: z.enum(['small', 'large']),
  note: z.string().max(3),
  own: z.string('Please say it'),
  many: z.array(z.string()).max(1),
});
const good = { listingUrl: 'a', customer_email: 'a@b.co', size: 'small', note: '', own: 'x', many: [] };

test.each([
  [{ listingUrl: undefined }, 'Please enter the listing url.'],
  [{ listingUrl: '' }, 'Please enter the listing url.'],
  [{ listingUrl: 7 }, 'The listing url isn’t valid.'],
  [{ customer_email: 'ana' }, 'Please enter a valid email address'],
  [{ size: 'huge' }, 'Please choose one of these for the size: small, large.'],
  [{ note: 'long' }, 'The note can have at most 3 characters.'],
  [{ many: ['a', 'b'] }, 'The many can have at most 1 entries.'],
  [{ own: undefined }, 'Please say it'],
])('%j is refused in plain words', (wrong, message) => {
  const { error } = Order.safeParse({ ...good, ...wrong }, { error: plainIssue });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('none of the validator’s own words reach people', () => {
  installPlainIssues();
  const { error } = Order.safeParse(undefined);
  expect(error?.issues[0]?.message).toBe('Please enter the request.');
});
