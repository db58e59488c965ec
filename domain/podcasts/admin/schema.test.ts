import { expect, test } from 'vitest';
import { normalizeEmail } from '../../accounts/rules.ts';
import { StaffOrder } from './schema.ts';

const order = {
  customer_first_name: 'Nell',
  customer_last_name: 'Ashgrove',
  listing_url: 'https://homes.example/1',
};

test.each([
  'nell@homes.example',
  ' Nell@Homes.Example ',
  `${'a'.repeat(64)}@homes.example`,
  `${'a'.repeat(65)}@homes.example`,
  `${'long.'.repeat(30)}x@homes.example`,
  'nell@homes',
  'nell@@homes.example',
  'nell@-homes.example',
  'İnell@homes.example',
  'nobody',
])('an order accepts exactly the addresses that an account accepts: %s', (customer_email) => {
  const parsed = StaffOrder.safeParse({ ...order, customer_email });
  expect(parsed.success).toBe(normalizeEmail(customer_email.trim()) !== undefined);
  if (parsed.success) expect(parsed.data.customer_email).toBe(customer_email.trim().toLowerCase());
  else expect(parsed.error.issues[0]?.message).toBe('Please enter a valid email address');
});
