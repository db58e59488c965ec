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
 * Keeps an inquiry for the answering service and tells staff. Each call is an inquiry of its own. What a program put
 * into the field that nobody sees is dropped without a word.
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
