import { expect, test } from 'vitest';
import { SignUpValues } from './sign-up-values.ts';

const good = {
  firstName: ' Maya ',
  email: ' maya@example.com',
  phone: '(555) 010-0142',
  listingUrl: 'brokerage.example/homes/12',
  password: 'Evening-7',
};

test('cleans up what people type', () => {
  expect(SignUpValues.parse(good)).toEqual({
    firstName: 'Maya',
    email: 'maya@example.com',
    phone: '(555) 010-0142',
    listingUrl: 'https://brokerage.example/homes/12',
    password: 'Evening-7',
  });
});

test.each(['http://localhost:3000/samples/thistledown-lane', '7100001'])(
  '%s is accepted here, as on the order form',
  (listingUrl) => expect(SignUpValues.parse({ ...good, listingUrl }).listingUrl).toBe(listingUrl),
);

test.each([
  ['firstName', ' ', 'First name is required'],
  ['email', '', 'Email is required'],
  ['email', 'maya', 'Enter an address with an @, such as maya@example.com'],
  ['phone', '', 'Phone number is required'],
  ['phone', 'call me', 'Enter a phone number with its area code'],
  ['listingUrl', '', 'Listing URL is required'],
  ['listingUrl', 'a home', 'Please enter a valid URL, such as https://your-brokerage.com/listing'],
  [
    'listingUrl',
    'javascript:alert(1)',
    'Please enter a valid URL, such as https://your-brokerage.com/listing',
  ],
  ['password', '', 'Password is required'],
  ['password', 'Evening', 'Missing: at least 8 characters, one number, one special character'],
])('%s "%s" is answered with "%s"', (field, value, message) => {
  const result = SignUpValues.safeParse({ ...good, [field]: value });
  expect(result.error?.issues[0]).toMatchObject({ path: [field], message });
});
