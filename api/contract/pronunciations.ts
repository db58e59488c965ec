import { z } from 'zod';
import {
  HearPronunciation,
  Pronunciation,
  SavePronunciation,
} from '#domain/speech-text/pronunciations/schema.ts';
import type { DataTable } from '../contract.ts';

/** How the hosts say words and names. */
export const pronunciationData = {
  'GET /api/pronunciations': {
    access: 'admin',
    summary: 'How the hosts say words and names, by word, and the markets that may say them differently',
    input: z.object({ search: z.string().max(100).optional(), marketId: z.uuid().optional() }),
    output: z.object({
      entries: z.array(Pronunciation),
      total: z.number(),
      markets: z.array(z.object({ id: z.string(), name: z.string(), state: z.string() })),
    }),
  },
  'POST /api/pronunciations': {
    access: 'admin',
    summary: 'Adds how a word is said, or changes it when an id is given',
    input: SavePronunciation,
    output: z.object({ id: z.string() }),
  },
  'DELETE /api/pronunciations/:pronunciationId': {
    access: 'admin',
    summary: 'Removes how a word is said',
    input: z.object({ pronunciationId: z.uuid() }),
    output: z.object({ isRemoved: z.boolean() }),
  },
  'POST /api/pronunciations/sample': {
    access: 'admin',
    summary: 'A short sample of a word said as given, as a WAV file',
    input: HearPronunciation,
    output: z.object({ wavBase64: z.string(), spoken: z.string() }),
  },
} as const satisfies DataTable;
