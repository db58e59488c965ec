import { z } from 'zod';
import { EmailAddress } from './email-address.ts';

/** What we need to send someone a link. */
export const LinkRequest = z.object({ email: EmailAddress });
