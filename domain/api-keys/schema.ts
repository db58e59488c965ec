import { z } from 'zod';
import { apiScopes } from './rules.ts';

/** Text the database can store unchanged. */
const storable = (text: string) => !text.includes('\0') && text.isWellFormed();

export const CreateApiKey = z.object({
  name: z
    .string('Give the key a name')
    .trim()
    .min(1, 'Give the key a name')
    .max(60, 'The name can have at most 60 characters')
    .refine(storable, 'This text contains characters we can’t store'),
  scopes: z
    .array(z.enum(apiScopes), 'Choose at least one permission')
    .min(1, 'Choose at least one permission')
    .max(apiScopes.length)
    .transform((scopes) => apiScopes.filter((scope) => scopes.includes(scope))),
});
export type CreateApiKey = z.output<typeof CreateApiKey>;

/** A key as its owner sees it; the key itself is shown once, when it is created. */
export const ApiKeyView = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  requestsPerMinute: z.number(),
  lastUsedAt: z.iso.datetime().nullable(),
  lastUsedIp: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type ApiKeyView = z.infer<typeof ApiKeyView>;
