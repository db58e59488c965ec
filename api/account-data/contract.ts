import { z } from 'zod';
import { AccountExport, DeleteAccount, DeletionPreview } from '#domain/account-data/schema.ts';
import type { DataTable } from '../operation.ts';

const exports = z.object({ exports: z.array(AccountExport) });

/** Exporting and deleting an account's data. */
export const accountDataRows = {
  'GET /api/account/exports': {
    access: 'user',
    summary: 'The caller’s exports and how far they are',
    input: z.object({}),
    output: exports,
  },
  'POST /api/account/exports': {
    access: 'user',
    summary: 'Requests everything of the caller’s account as a ZIP file',
    input: z.object({}),
    output: exports,
  },
  'POST /api/account/exports/:exportId/download': {
    access: 'user',
    summary: 'A link to the caller’s own export that works for 15 minutes',
    input: z.object({ exportId: z.uuid('This is not an export id') }),
    output: z.object({ url: z.string() }),
  },
  'GET /api/account/deletion': {
    access: 'user',
    summary: 'What deleting the caller’s account would delete, and what stands in the way',
    input: z.object({}),
    output: z.object({ preview: DeletionPreview }),
  },
  'POST /api/account/deletion': {
    access: 'user',
    summary: 'Deletes the caller’s account and everything it made; it cannot be undone',
    input: DeleteAccount,
    output: z.object({ homes: z.number().int(), kept: z.number().int() }),
  },
} as const satisfies DataTable;
