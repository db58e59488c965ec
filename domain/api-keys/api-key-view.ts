import type { apiKeys } from '#db/schema/api-keys.ts';
import type { ApiKeyView } from './schema.ts';

export type ApiKeyRow = typeof apiKeys.$inferSelect;

export function toApiKeyView(row: ApiKeyRow): ApiKeyView {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    requestsPerMinute: row.requestsPerMinute,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    lastUsedIp: row.lastUsedIp,
    createdAt: row.createdAt.toISOString(),
  };
}
