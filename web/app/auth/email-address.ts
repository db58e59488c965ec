import { z } from 'zod';

/** Only catches what can't be an address; the server decides. */
export const EmailAddress = z
  .string()
  .trim()
  .min(1, 'Email is required')
  .max(254, 'This address is too long')
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Enter an address with an @, such as maya@example.com');
