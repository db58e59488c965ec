import { z } from 'zod';

/** The server has the last word; this only catches what cannot be an address. */
export const EmailAddress = z
  .string()
  .trim()
  .min(1, 'Email is required')
  .max(254, 'This address is too long')
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Enter an address with an @, such as maya@example.com');
