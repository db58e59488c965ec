import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { MailRefused, type OutgoingMail } from '#adapters/mail/contract.ts';
import { auditLog, mails } from '#db/schema/operations.ts';
import { sendMail } from '#domain/mails/send-mail.ts';
import type { OperationsView } from '#domain/operations/schema.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const handed: OutgoingMail[] = [];
let isRefusing = false;
const mail = {
  send: async (outgoing: OutgoingMail) => {
    if (isRefusing) throw new MailRefused('552 mailbox full');
    handed.push(outgoing);
  },
};
const { ctx, queue } = await createTestContext({ mail });
const app = createFullApp(ctx);
const boss = await signedIn(ctx, { email: 'boss@outbox.example', isAdmin: true });
const customer = await signedIn(ctx, { email: 'customer@outbox.example' });

/** An email that was abandoned after all its attempts. */
async function failedMail(given: Partial<typeof mails.$inferInsert> = {}): Promise<string> {
  const key = randomUUID();
  const [row] = await ctx.db
    .insert(mails)
    .values({
      mailKey: key,
      messageId: `<${key}@test>`,
      kind: 'order-confirmation',
      recipient: 'nell@outbox.example',
      subject: 'Thank you',
      html: '<p>Thank you</p>',
      text: 'Thank you',
      status: 'failed',
      attempts: 13,
      lastError: 'the mail server is away',
      createdAt: ctx.now(),
      ...given,
    })
    .returning({ id: mails.id });
  return row?.id as string;
}

async function sendAgain(mailId: string, headers: Record<string, string> = boss.headers) {
  const path = `/api/operations/mails/${mailId}/send-again`;
  const answer = await app.request(path, { method: 'POST', headers, body: '{}' });
  const { error } = (await answer.json()) as { error?: { message: string } };
  return { status: answer.status, message: error?.message };
}

/** Runs the waiting jobs, as a worker would, and returns how many there were for this email. */
async function work(mailId: string): Promise<number> {
  const jobs = await queue.boss.fetch<{ mailId: string }>('send-mail', { batchSize: 50 });
  for (const job of jobs) await sendMail(ctx, job.data.mailId);
  return jobs.filter((job) => job.data.mailId === mailId).length;
}

const read = async (mailId: string) => (await ctx.db.select().from(mails).where(eq(mails.id, mailId)))[0];

async function shown(mailId: string) {
  const answer = await app.request('/api/operations/figures', { headers: boss.headers });
  const { mails: outbox } = (await answer.json()) as OperationsView;
  return outbox.troubles.find(({ id }) => id === mailId);
}

test('a failed email is retried once, with its old Message-ID, and the audit log says by whom', async () => {
  const mailId = await failedMail();
  expect(await shown(mailId)).toMatchObject({ status: 'failed', canSendAgain: true });
  const both = await Promise.all([sendAgain(mailId), sendAgain(mailId)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await shown(mailId)).toMatchObject({ status: 'pending', attempts: 0, canSendAgain: false });

  expect(await work(mailId)).toBe(1);
  const messageId = (await read(mailId))?.messageId;
  expect(handed.filter((outgoing) => outgoing.messageId === messageId)).toHaveLength(1);
  expect(await read(mailId)).toMatchObject({ status: 'sent', attempts: 1, lastError: null });
  expect(await shown(mailId)).toBeUndefined();
  const entries = await ctx.db.select().from(auditLog).where(eq(auditLog.subject, mailId));
  expect(entries).toMatchObject([
    {
      actorId: boss.userId,
      action: 'mail.sent_again',
      details: { mail: 'order-confirmation', recipient: 'nell@outbox.example' },
    },
  ]);
});

test('an email that was delivered in the meantime is not sent twice', async () => {
  const mailId = await failedMail();
  await ctx.db.update(mails).set({ status: 'sent' }).where(eq(mails.id, mailId));
  expect(await sendAgain(mailId)).toEqual({
    status: 409,
    message: 'This email has already been sent.',
  });
  expect(await work(mailId)).toBe(0);

  const late = await failedMail();
  expect((await sendAgain(late)).status).toBe(200);
  await ctx.db.update(mails).set({ status: 'sent' }).where(eq(mails.id, late));
  const before = handed.length;
  expect(await work(late)).toBe(1);
  expect(handed).toHaveLength(before);
});

test('an email that fails again can be retried again', async () => {
  const mailId = await failedMail();
  expect((await sendAgain(mailId)).status).toBe(200);
  isRefusing = true;
  await work(mailId);
  isRefusing = false;
  expect(await shown(mailId)).toMatchObject({
    status: 'failed',
    lastError: '552 mailbox full',
    canSendAgain: true,
  });
  expect((await sendAgain(mailId)).status).toBe(200);
  await work(mailId);
  expect(await read(mailId)).toMatchObject({ status: 'sent' });
});

test('a requested link is resent only while it works', async () => {
  const hourAgo = new Date(ctx.now().getTime() - 3_600_000);
  const stale = await failedMail({ kind: 'recovery', createdAt: hourAgo });
  const fresh = await failedMail({ kind: 'recovery' });
  expect(await shown(stale)).toMatchObject({ status: 'failed', canSendAgain: false });
  expect((await sendAgain(stale)).message).toMatch(/^Its link no longer works/);
  expect(await work(stale)).toBe(0);
  expect((await sendAgain(fresh)).status).toBe(200);
});

test('only staff can retry emails, and only existing ones', async () => {
  const mailId = await failedMail();
  expect((await sendAgain(mailId, {})).status).toBe(401);
  expect((await sendAgain(mailId, customer.headers)).status).toBe(403);
  expect((await sendAgain(randomUUID())).status).toBe(404);
  expect((await sendAgain('everything')).status).toBe(400);
  expect(await read(mailId)).toMatchObject({ status: 'failed' });
});
