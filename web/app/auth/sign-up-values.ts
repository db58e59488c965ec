import { z } from 'zod';
import { readMlsNumber } from '#domain/listings/mls/rules.ts';
import { INVALID_URL } from '#domain/listings/rules.ts';
import { isLink, withScheme } from '../../browser/order/order-values.ts';
import { EmailAddress } from './email-address.ts';
import { missingMessage } from './password-rules.ts';

const WRONG_LINK = `${INVALID_URL}, such as https://your-brokerage.com/listing`;

/** Accepts what the order form accepts: a link with or without a scheme, or an MLS number. */
const ListingLink = z
  .string()
  .trim()
  .min(1, 'Listing URL is required')
  .refine((text) => isLink(text), WRONG_LINK)
  .transform((text) => (readMlsNumber(text) ? text : withScheme(text)));

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
    .max(1000, 'This password is too long')
    .superRefine((text, ctx) => {
      const message = text === '' ? undefined : missingMessage(text);
      if (message) ctx.addIssue({ code: 'custom', message });
    }),
});
