import { z } from 'zod';
import { ApiKeyView, CreateApiKey } from '#domain/api-keys/schema.ts';
import type { DataTable } from '../operation.ts';

/** The keys of the caller's programs. */
export const apiKeyData = {
  'GET /api/api-keys': {
    access: 'user',
    summary: 'The caller’s API keys, newest first; never the keys themselves',
    input: z.object({}),
    output: z.object({ apiKeys: z.array(ApiKeyView) }),
  },
  'POST /api/api-keys': {
    access: 'user',
    summary: 'Creates an API key and returns it this one time',
    input: CreateApiKey,
    output: z.object({ key: z.string(), apiKey: ApiKeyView }),
  },
  'DELETE /api/api-keys/:keyId': {
    access: 'user',
    summary: 'Revokes one of the caller’s API keys at once',
    input: z.object({ keyId: z.uuid('This is not a key id') }),
    output: z.object({ id: z.string() }),
  },
} as const satisfies DataTable;
