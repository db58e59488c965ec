import { z } from 'zod';
import { EmailAddress } from './email-address.ts';

export const SignInValues = z.object({
  email: EmailAddress,
  password: z.string().min(1, 'Password is required'),
});
