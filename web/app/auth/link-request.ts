import { z } from 'zod';
import { EmailAddress } from './email-address.ts';

/** What it takes to send somebody a link. */
export const LinkRequest = z.object({ email: EmailAddress });
