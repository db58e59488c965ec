import { randomUUID } from 'node:crypto';
import { inTransaction } from '#db/in-transaction.ts';
import type { Context } from '../context.ts';
import { limitCalls } from '../limit-calls.ts';
import { recordContact } from './record-contact.ts';
import { splitName } from './rules.ts';
import type { AnsweringInquiry } from './schema.ts';

const limits = [
  { limit: 6, windowSeconds: 60 },
  { limit: 30, windowSeconds: 86_400 },
];

/**
 * Saves an inquiry for the answering service and notifies staff. Each call is a new inquiry. If the hidden field is
 * filled in, a bot sent the form and it is silently dropped.
 */
export async function submitAnsweringInquiry(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'accounts'>,
  input: AnsweringInquiry & { ip: string },
): Promise<void> {
  await limitCalls(ctx, 'answering-inquiry', input.ip, limits);
  if (input.website) return;
  const { name, email, phone } = input;
  await inTransaction(ctx, (tx) =>
    recordContact(tx, {
      contactType: 'answering_inquiry',
      sourceKey: `answering-inquiry:${randomUUID()}`,
      ...splitName(name),
      email,
      phone,
      message: input.message ?? '',
      details: { source: 'answering_service' },
    }),
  );
}
