import { randomUUID } from 'node:crypto';
import type { Db } from '#db/client.ts';
import { answeringOrders } from '#db/schema/answering.ts';
import { checkouts } from '#db/schema/checkouts.ts';
import { phoneCalls, phoneLines } from '#db/schema/phone.ts';
import { newPhoneCall, type SpokenWords } from '#domain/phone/call/phone-call.ts';
import { usualHours } from '#domain/phone/rules.ts';

const DAY_MS = 86_400_000;
const transcript: SpokenWords[] = [
  { by: 'assistant', text: 'Hello. This is an AI assistant, answering the phone for Maya Lind.' },
  { by: 'caller', text: 'Is the boathouse heated?' },
  { by: 'assistant', text: 'The listing doesn’t say. I’ll pass your question on to Maya, with your number.' },
];

/** Numbers of the answering service in every state: answering, unpaid, ended, and paid without a number. */
export async function seedAnswering(
  db: Db,
  { userId, email }: { userId: string; email: string },
): Promise<{ paidAnswering: string; failedAnswering: string }> {
  const now = Date.now();
  const common = {
    userId,
    customerEmail: email,
    transferNumber: '+15555550142',
    timeZone: 'America/New_York',
  };
  const [line] = await db
    .insert(phoneLines)
    .values({
      number: '+15555550160',
      userId,
      transferNumber: common.transferNumber,
      greeting: 'Thanks for calling Lind Lakefront Homes.',
      hours: usualHours.map((open, day) => (day === 0 ? null : open)),
      includedMinutes: 300,
      countedFrom: new Date(now - DAY_MS),
    })
    .returning();
  const order = (
    planId: 'one-home' | 'all-homes' | 'busy',
    status: 'active' | 'ordered' | 'ended' | 'paid',
  ) => ({
    ...common,
    planId,
    status,
    formKey: randomUUID(),
  });
  const [active] = await db
    .insert(answeringOrders)
    .values([
      {
        ...order('all-homes', 'active'),
        number: '+15555550160',
        lineId: line?.id ?? null,
        endsAt: new Date(now + 29 * DAY_MS),
      },
      { ...order('busy', 'ended'), number: '+15555550161', endsAt: new Date(now - 2 * DAY_MS) },
      order('one-home', 'ordered'),
      {
        ...order('busy', 'paid'),
        userId: null,
        customerEmail: 'somebody.with.a.rather.long.address@lakefront-homes.example',
        trouble: 'Twilio answered 403 (error 20005): Account is not active',
      },
    ])
    .returning();
  await db.insert(phoneCalls).values(
    ['+15555550188', null].map((callerNumber, at) => ({
      lineId: line?.id ?? '',
      providerCallId: `screens-${at}`,
      callerNumber,
      state: { ...newPhoneCall, step: 'over', transcript },
      conversationId: randomUUID(),
      createdAt: new Date(now - (at + 1) * 7_200_000),
      endedAt: new Date(now - (at + 1) * 7_200_000 + 95_000),
      finishedAt: new Date(now),
    })),
  );
  const payment = (status: 'paid' | 'failed') => ({
    idempotencyKey: `screens:answering:${status}`,
    provider: 'demo',
    purpose: 'answering' as const,
    sessionId: `demo_screens_answering_${status}`,
    status,
    userId,
    customerEmail: email,
    answeringOrderId: active?.id ?? null,
    links: [],
    unitCents: 7900,
    expiresAt: new Date(now),
  });
  const [paid, failed] = [payment('paid'), payment('failed')];
  await db.insert(checkouts).values([paid, failed]);
  return { paidAnswering: paid.sessionId, failedAnswering: failed.sessionId };
}
