import type { VendorAnswer, VendorAttempt, VendorLead } from '#adapters/lead-vendors/contract.ts';
import type { Context } from '../context.ts';
import { openSealedSecret } from '../sealed-secret.ts';
import type { LeadDestination } from './lead-destination.ts';
import { writeAdfMail, writeLeadBody, writeLeadMessage } from './lead-message.ts';
import { mapLeadValues } from './lead-values.ts';
import { sendLeadMail } from './send-lead-mail.ts';
import { sendLeadWebhook } from './send-lead-webhook.ts';

export type SendContext = Pick<
  Context,
  'db' | 'queue' | 'now' | 'site' | 'mail' | 'log' | 'keys' | 'webhooks' | 'leadVendors'
>;
type Sending = { destination: LeadDestination; lead: VendorLead; attempt: VendorAttempt; deliveryId: string };

/** Sends one lead to one destination, once. Whatever happens is returned as a result. */
export async function sendToDestination(
  ctx: SendContext,
  { destination, lead, attempt, deliveryId }: Sending,
): Promise<VendorAnswer> {
  const { id, kind, settings, sealedSecret } = destination;
  const secret = await readSecret(ctx, destination);
  if (secret === undefined)
    return { kind: 'refused', says: 'We can’t read the key you stored anymore. Please enter it again.' };
  const extra = mapLeadValues(lead, destination.mapping);
  const written = { lead, extra };
  if (kind === 'kvcore' || kind === 'email') {
    const content = kind === 'kvcore' ? writeAdfMail(ctx.site, written) : writeLeadMessage(ctx.site, written);
    const to = settings.address ?? '';
    return sendLeadMail(ctx, {
      mailKey: createMailKey(deliveryId),
      to,
      replyTo: lead.email || null,
      content,
    });
  }
  if (kind === 'webhook') {
    const call = { id, url: settings.url ?? '', sealedSecret: sealedSecret ?? '', messageId: deliveryId };
    return sendLeadWebhook(ctx, { ...call, body: writeLeadBody(written) });
  }
  return ctx.leadVendors[kind].send({ ...written, settings, secret }, attempt);
}

/** Empty if the destination needs none; undefined if the key that encrypted it is gone. */
async function readSecret(
  ctx: SendContext,
  { id, sealedSecret }: LeadDestination,
): Promise<string | undefined> {
  if (!sealedSecret) return '';
  try {
    return await openSealedSecret(ctx, id, sealedSecret);
  } catch (err) {
    ctx.log.error({ err, destinationId: id }, 'the secret of a destination can’t be read');
    return undefined;
  }
}

export function createMailKey(deliveryId: string): string {
  return `destination-lead:${deliveryId}`;
}
