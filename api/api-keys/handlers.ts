import { createApiKey } from '#domain/api-keys/create-api-key.ts';
import { listApiKeys } from '#domain/api-keys/queries.ts';
import { revokeApiKey } from '#domain/api-keys/revoke-api-key.ts';
import type { Handlers } from '../operation.ts';
import type { apiKeyData } from './contract.ts';

export const apiKeyHandlers: Handlers<typeof apiKeyData> = {
  'GET /api/api-keys': async ({ ctx, session }) => ({
    apiKeys: await listApiKeys(ctx, { userId: session.userId }),
  }),
  'POST /api/api-keys': ({ ctx, session, clientIp }, input) =>
    createApiKey(ctx, { ...input, userId: session.userId, ip: clientIp }),
  'DELETE /api/api-keys/:keyId': ({ ctx, session, clientIp }, { keyId }) =>
    revokeApiKey(ctx, { keyId, userId: session.userId, ip: clientIp }),
};
