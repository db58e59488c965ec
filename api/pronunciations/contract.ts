import { z } from 'zod';
import {
  PreviewPronunciation,
  Pronunciation,
  SavePronunciation,
} from '#domain/speech-text/pronunciations/schema.ts';
import type { DataTable } from '../operation.ts';

/** How the hosts say words and names. */
export const pronunciationData = {
  'GET /api/pronunciations': {
    access: 'admin',
    summary: 'Pronunciations by word, and the markets that can have their own',
    input: z.object({
      search: z.string().max(100).optional(),
      marketId: z.uuid().optional(),
      cursor: z.string().max(600).optional(),
    }),
    output: z.object({
      entries: z.array(Pronunciation),
      nextCursor: z.string().nullable(),
      markets: z.array(z.object({ id: z.string(), name: z.string(), state: z.string() })),
    }),
  },
  'POST /api/pronunciations': {
    access: 'admin',
    summary: 'Adds a pronunciation, or edits the one with the given id',
    input: SavePronunciation,
    output: z.object({ id: z.string() }),
  },
  'DELETE /api/pronunciations/:pronunciationId': {
    access: 'admin',
    summary: 'Removes a pronunciation',
    input: z.object({ pronunciationId: z.uuid() }),
    output: z.object({ isRemoved: z.boolean() }),
  },
  'POST /api/pronunciations/sample': {
    access: 'admin',
    summary: 'A short audio sample of a pronunciation, as a WAV file',
    input: PreviewPronunciation,
    output: z.object({ wavBase64: z.string(), spoken: z.string() }),
  },
} as const satisfies DataTable;
