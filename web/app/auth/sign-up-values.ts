import { z } from 'zod';
import { INVALID_URL } from '#domain/listings/rules.ts';
import { EmailAddress } from './email-address.ts';

const WRONG_LINK = `${INVALID_URL}, such as https://your-brokerage.com/listing`;

/** A link as people type it, possibly without a scheme. */
const ListingLink = z
  .string()
  .trim()
  .min(1, 'Listing URL is required')
  .max(2000, 'This link is too long')
  .transform((text) => (/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`))
  .refine((text) => isWebAddress(text), WRONG_LINK);

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return !!url && /^https?:$/.test(url.protocol) && /^[^.]+(\.[^.]+)+$/.test(url.hostname);
}

export const SignUpValues = z.object({
  firstName: z.string().trim().min(1, 'First name is required').max(50, 'Use up to 50 characters'),
  email: EmailAddress,
  phone: z
    .string()
    .trim()
    .min(1, 'Phone number is required')
    .max(40, 'This number is too long')
    .refine((text) => text.replace(/\D/g, '').length >= 7, 'Enter a phone number with its area code'),
  listingUrl: ListingLink,
  password: z
    .string()
    .min(1, 'Password is required')
    .min(6, 'Password should be at least 6 characters.')
    .max(1000, 'This password is too long'),
});
