import type { VendorAnswer } from '#adapters/lead-vendors/contract.ts';
import type { Context } from '../context.ts';
import { signWithSecrets } from '../webhooks/webhook-secret.ts';

type Call = { id: string; url: string; sealedSecret: string; messageId: string; body: string };

const mayPass = new Set([408, 425, 429]);

/** Posts a lead, signed. May be repeated: the receiver sees the same `webhook-id` each time. */
export async function sendLeadWebhook(
  ctx: Pick<Context, 'keys' | 'now' | 'webhooks'>,
  { id, url, sealedSecret, messageId, body }: Call,
): Promise<VendorAnswer> {
  const endpoint = { id, sealedSecret, previousSealedSecret: null, previousSecretUntil: null };
  const headers = await signWithSecrets(ctx, endpoint, { id: messageId, body });
  const answer = await ctx.webhooks.post({ url, headers, body });
  if (answer.kind === 'failed')
    return { kind: 'unsure', says: `The call failed: ${answer.error}`, canRepeat: true };
  const { status } = answer;
  if (status >= 200 && status < 300) return { kind: 'taken', says: `Your server took it (${status}).` };
  if (mayPass.has(status)) return { kind: 'busy', says: `Your server answered ${status}.` };
  if (status >= 500) return { kind: 'unsure', says: `Your server answered ${status}.`, canRepeat: true };
  return { kind: 'refused', says: `Your server refused it (${status}).` };
}
