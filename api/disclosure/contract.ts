import { z } from 'zod';
import { SaveWordings, WordingsView } from '#domain/disclosure/schema.ts';
import type { DataTable } from '../operation.ts';

/** What episodes, pages and files say about their AI voices. */
export const disclosureData = {
  'GET /api/disclosure': {
    access: 'admin',
    summary: 'What every channel says about the AI voices, and the versions before it',
    input: z.object({}),
    output: WordingsView,
  },
  'POST /api/disclosure': {
    access: 'admin',
    summary: 'Saves the wordings as a new version; rejected if somebody else changed them meanwhile',
    input: SaveWordings,
    output: z.object({ version: z.number() }),
  },
} as const satisfies DataTable;
