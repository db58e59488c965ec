import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { webhookEndpoints } from '#db/schema/webhooks.ts';
import type { Context } from '../context.ts';
import { openSealedSecret } from '../sealed-secret.ts';

type Endpoint = Pick<
  typeof webhookEndpoints.$inferSelect,
  'id' | 'sealedSecret' | 'previousSealedSecret' | 'previousSecretUntil'
>;

export function createWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** The headers of one call. During a rotation both secrets sign. */
export async function signWithSecrets(
  ctx: Pick<Context, 'keys' | 'now'>,
  endpoint: Endpoint,
  message: { id: string; body: string },
): Promise<Record<string, string>> {
  const now = ctx.now();
  const { id, sealedSecret, previousSealedSecret, previousSecretUntil } = endpoint;
  const isOverlap = previousSealedSecret && previousSecretUntil && previousSecretUntil > now;
  const sealed = isOverlap ? [sealedSecret, previousSealedSecret] : [sealedSecret];
  const secrets = await Promise.all(sealed.map((text) => openSealedSecret(ctx, id, text)));
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(message.body)),
    'webhook-id': message.id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets
      .map((secret) => new Webhook(secret).sign(message.id, now, message.body))
      .join(' '),
  };
}
