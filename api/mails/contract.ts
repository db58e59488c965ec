import { z } from 'zod';
import type { DataTable } from '../operation.ts';

/** The development mailbox. */
export const mailData = {
  'GET /api/dev/mails': {
    access: 'visitor',
    summary: 'The newest emails; only with development pages on',
    input: z.object({ search: z.string().max(200).optional() }),
    output: z.object({
      mails: z.array(
        z.object({
          id: z.string(),
          kind: z.string(),
          recipient: z.string(),
          subject: z.string(),
          status: z.string(),
          createdAt: z.iso.datetime(),
        }),
      ),
    }),
  },
  'GET /api/dev/mails/:mailId': {
    access: 'visitor',
    summary: 'One email with its text; only with development pages on',
    input: z.object({ mailId: z.uuid() }),
    output: z.object({
      mail: z.object({
        id: z.string(),
        kind: z.string(),
        recipient: z.string(),
        subject: z.string(),
        status: z.string(),
        html: z.string(),
        text: z.string(),
        messageId: z.string(),
        lastError: z.string().nullable(),
        createdAt: z.iso.datetime(),
      }),
    }),
  },
} as const satisfies DataTable;
