import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { MailRefused, type OutgoingMail } from '#adapters/mail/contract.ts';
import { Unavailable } from '#adapters/unavailable.ts';
import { inTransaction } from '#db/in-transaction.ts';
import { mails } from '#db/schema/operations.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { jobSettings } from '../jobs.ts';
import { queueMail } from './queue-mail.ts';
import { sendMail } from './send-mail.ts';

const handed: OutgoingMail[] = [];
const answers: (Error | undefined)[] = [];
const mail = {
  send: async (outgoing: OutgoingMail) => {
    handed.push(outgoing);
    const answer = answers.shift();
    if (answer) throw answer;
  },
};
const { ctx, queue } = await createTestContext({ mail });
const content = { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };

async function newMail(mailKey: string): Promise<string> {
  await queueMail(ctx, { mailKey, kind: 'test', recipient: 'ana@example.com', content });
  const [row] = await ctx.db.select().from(mails).where(eq(mails.mailKey, mailKey));
  return row?.id ?? '';
}

const read = async (id: string) => (await ctx.db.select().from(mails).where(eq(mails.id, id)))[0];

test('the same reason stays one email and one job', async () => {
  const request = { mailKey: 'once', kind: 'test', recipient: 'ana@example.com', content };
  expect(await queueMail(ctx, request)).toBe(true);
  expect(await queueMail(ctx, request)).toBe(false);
  expect(await queue.boss.fetch('send-mail', { batchSize: 10 })).toHaveLength(1);
});

test('a rolled-back change leaves no email', async () => {
  const request = { mailKey: 'never', kind: 'test', recipient: 'ana@example.com', content };
  const failing = inTransaction(ctx, async (tx) => {
    await queueMail(tx, request);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await ctx.db.$count(mails, eq(mails.mailKey, 'never'))).toBe(0);
  expect(await queue.boss.fetch('send-mail', { batchSize: 10 })).toHaveLength(0);
});

test('an email is never saved without its job', async () => {
  const request = { mailKey: 'jobless', kind: 'test', recipient: 'ana@example.com', content };
  const broken = {
    ...ctx.queue,
    send: async () => {
      throw new Error('killed');
    },
    within: () => broken,
  } as typeof ctx.queue;
  await expect(queueMail({ ...ctx, queue: broken }, request)).rejects.toThrow('killed');
  expect(await queueMail(ctx, request)).toBe(true);
  expect(await queue.boss.fetch('send-mail', { batchSize: 10 })).toHaveLength(1);
});

test('a failed attempt is recorded and retried with the same Message-ID', async () => {
  const id = await newMail('retry');
  answers.push(new Unavailable('mail server', 'busy'));
  await expect(sendMail(ctx, id)).rejects.toBeInstanceOf(Unavailable);
  expect(await read(id)).toMatchObject({ status: 'pending', attempts: 1, lastError: 'mail server: busy' });
  await sendMail(ctx, id);
  expect(await read(id)).toMatchObject({ status: 'sent', attempts: 2, lastError: null, sentAt: ctx.now() });
  expect(handed.at(-1)?.messageId).toBe(handed.at(-2)?.messageId);
  expect(handed.at(-1)?.messageId).toMatch(/^<[0-9a-f-]{36}@localhost>$/);
});

test('an email that was sent is not sent again', async () => {
  const id = await newMail('twice');
  await sendMail(ctx, id);
  const before = handed.length;
  await sendMail(ctx, id);
  expect(handed).toHaveLength(before);
});

test('a permanent refusal is final, and so is the last attempt', async () => {
  const refused = await newMail('refused');
  answers.push(new MailRefused('550 no such user'));
  await sendMail(ctx, refused);
  expect(await read(refused)).toMatchObject({ status: 'failed', lastError: '550 no such user' });
  const tired = await newMail('tired');
  await ctx.db
    .update(mails)
    .set({ attempts: jobSettings['send-mail'].retryLimit })
    .where(eq(mails.id, tired));
  answers.push(new Unavailable('mail server', 'busy'));
  await sendMail(ctx, tired);
  expect(await read(tired)).toMatchObject({ status: 'failed' });
});

test('a slow attempt that eventually succeeds is not repeated', async () => {
  const id = await newMail('slow');
  const slow = {
    send: () =>
      ctx.db
        .update(mails)
        .set({ status: 'failed' })
        .where(eq(mails.id, id))
        .then(() => {}),
  };
  await sendMail({ ...ctx, mail: slow }, id);
  expect(await read(id)).toMatchObject({ status: 'sent', lastError: null });
});
