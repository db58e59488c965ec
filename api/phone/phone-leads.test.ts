import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { leadDestinations } from '#db/schema/destinations.ts';
import { contactDeliveries, contacts } from '#db/schema/leads.ts';
import { mails } from '#db/schema/operations.ts';
import { type LineHours, phoneCalls, phoneLines } from '#db/schema/phone.ts';
import { webhookEndpoints, webhookEvents } from '#db/schema/webhooks.ts';
import { findFiles } from '#domain/account-data/delete-files.ts';
import { findOwnThings } from '#domain/account-data/own-things.ts';
import { deliverContact } from '#domain/leads/deliver-contact.ts';
import { finishCall } from '#domain/phone/finish-call.ts';
import { sweepCalls } from '#domain/phone/sweep-calls.ts';
import { messageSaid, messageWav, startPhoneCalls } from '#tests/support/phone-calls.ts';

const { app, ctx, setNow, fake, agent, condoId, tell, hear, hangUpAndDial, finish } = await startPhoneCalls();

test('a message arrives as one lead with its recording and transcript', async () => {
  await tell(0);
  await hear(1, 'Is there a dock?');
  expect((await hear(2, 'I would like to leave a message')).text).toContain('<Record maxLength="120"');
  fake.recordings.set('RE7', messageWav);
  const recorded = { RecordingSid: 'RE7', RecordingDuration: '6', Digits: 'hangup' };
  expect((await tell(3, recorded)).text).toContain('gets your message right away');
  await tell(3, recorded);
  await tell('status', { CallStatus: 'completed' });
  await tell('status', { CallStatus: 'completed' });
  await finish();
  await finish();
  const [lead, ...others] = await ctx.db.select().from(contacts);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({
    contactType: 'listing_lead',
    firstName: 'Caller',
    lastName: '(512) 555-0188',
    phone: '5125550188',
    listingId: condoId,
  });
  expect(lead?.message).toContain(messageSaid);
  expect(lead?.message).toContain('The listing didn’t answer:\n- Is there a dock?');
  expect(lead?.message).toContain('Caller: I would like to leave a message');
  expect(fake.recordings.size).toBe(0);
  const url = String(lead?.details.recordingUrl).replace(ctx.site.url, '');
  const heard = await app.request(url);
  expect([heard.status, heard.headers.get('content-type')]).toEqual([200, 'audio/wav']);
  expect(Buffer.from(await heard.arrayBuffer())).toEqual(Buffer.from(messageWav));
  const forged = url.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`);
  expect((await app.request(forged)).status).toBe(403);
  expect((await app.request(url.split('?')[0] ?? '')).status).toBe(403);
  const { keys } = await findFiles(ctx, await findOwnThings(ctx, agent.userId));
  expect(keys.filter((key) => key.startsWith('private/phone-messages/'))).toHaveLength(1);
  const mine = await (await app.request('/api/leads', { headers: agent.headers })).json();
  expect(mine.data).toMatchObject([
    { name: 'Caller (512) 555-0188', recordingUrl: lead?.details.recordingUrl },
  ]);
});

test('the agent is emailed whom to call back, and no CRM gets a person without an address', async () => {
  const { userId } = agent;
  const settings = { address: 'office@agents.example' };
  await ctx.db.insert(leadDestinations).values([
    { userId, kind: 'email', name: 'Office', settings },
    { userId, kind: 'hubspot', name: 'CRM' },
  ]);
  await tell(0);
  await hear(1, 'Is there a dock?');
  await tell('status', { CallStatus: 'completed' });
  await finish();
  const deliveries = await ctx.db.select().from(contactDeliveries);
  expect(deliveries.map(({ destination }) => destination).sort()).toEqual([
    'agent_destination',
    'agent_mail',
    'spreadsheet',
    'staff_mail',
    'webhook',
  ]);
  for (const { id } of deliveries) await deliverContact(ctx, id);
  const [mail] = await ctx.db.select().from(mails).where(eq(mails.kind, 'agent-lead'));
  expect(mail).toMatchObject({
    recipient: 'mara@agents.example',
    replyTo: null,
    subject: expect.stringMatching(/^New phone message about /),
  });
  expect(mail?.text).toContain('Is there a dock?');
  const [forwarded] = await ctx.db.select().from(mails).where(eq(mails.kind, 'destination-lead'));
  expect(forwarded).toMatchObject({ recipient: settings.address, replyTo: null });
  for (const text of [mail?.text, forwarded?.text]) expect(text).not.toContain('Reply to this email');
  await ctx.db.delete(leadDestinations);
});

test('a caller who hangs up mid-message becomes one lead, whichever event is reported first', async () => {
  for (const isRecordedFirst of [true, false]) {
    await ctx.db.delete(contacts);
    const recordingId = hangUpAndDial().replace('CA', 'RE');
    await tell(0);
    await hear(1, 'leave a message');
    fake.recordings.set(recordingId, messageWav);
    const steps = [
      () => tell(2, { RecordingSid: recordingId, RecordingDuration: '3', Digits: 'hangup' }),
      () => tell('status', { CallStatus: 'completed' }),
    ];
    for (const step of isRecordedFirst ? steps : steps.reverse()) await step();
    await finish();
    const leads = await ctx.db.select().from(contacts);
    expect(leads.map(({ details }) => typeof details.recordingUrl)).toEqual(['string']);
  }
  hangUpAndDial();
  await ctx.db.delete(contacts);
  await tell(0);
  await hear(1, 'leave a message');
  await tell('status', { CallStatus: 'completed' });
  await finish();
  expect((await ctx.db.select().from(contacts)).map(({ details }) => details.recordingUrl)).toEqual([
    undefined,
  ]);
});

test('two workers that finish the same call make one lead and report it once', async () => {
  const [endpoint] = await ctx.db
    .insert(webhookEndpoints)
    .values({
      userId: agent.userId,
      url: 'https://hooks.example',
      events: ['lead.created'],
      sealedSecret: 'x',
    })
    .returning();
  await tell(0);
  await hear(1, 'Is there a dock?');
  const [call] = await ctx.db.select().from(phoneCalls);
  await Promise.all([finishCall(ctx, call?.id ?? ''), finishCall(ctx, call?.id ?? '')]);
  expect([await ctx.db.$count(contacts), await ctx.db.$count(webhookEvents)]).toEqual([1, 1]);
  await ctx.db.delete(webhookEndpoints).where(eq(webhookEndpoints.id, endpoint?.id ?? ''));
});

test('a late recording is waited for, but not forever', async () => {
  await tell(0);
  await hear(1, 'leave a message');
  await tell(2, { RecordingSid: 'RE404', RecordingDuration: '3' });
  await tell('status', { CallStatus: 'completed' });
  await expect(finish()).rejects.toThrow('not there yet');
  expect(await ctx.db.$count(contacts)).toBe(0);
  const now = ctx.now();
  setNow(new Date(now.getTime() + 11 * 60_000));
  fake.faults.push({ status: 500 });
  await finish();
  expect(await ctx.db.$count(contacts)).toBe(1);
  setNow(now);
});

test('during the hours, callers are put through, and a withheld number without a message is no lead', async () => {
  const setHours = (hours: LineHours) =>
    ctx.db.update(phoneLines).set({ hours }).where(eq(phoneLines.number, '+15125550100'));
  await setHours(Array.from({ length: 7 }, () => ({ from: 0, to: 1440 })));
  await tell(0, { From: 'anonymous' });
  const through = await tell(1, { SpeechResult: 'put me through', From: 'anonymous' });
  expect(through.text).toContain('<Number>+15125550142</Number>');
  expect((await tell(2, { DialCallStatus: 'no-answer' })).text).toContain('can’t come to the phone');
  await tell('status', { CallStatus: 'completed' });
  await finish();
  expect(await ctx.db.$count(contacts)).toBe(0);
  await setHours([]);
});

test('what was said is deleted after a day, and a call that nobody ended is finished', async () => {
  await tell(0);
  await hear(1, 'Is there a dock?');
  const now = ctx.now();
  setNow(new Date(now.getTime() + 2 * 3_600_000));
  await sweepCalls(ctx);
  await finish();
  expect(await ctx.db.$count(contacts)).toBe(1);
  setNow(new Date(now.getTime() + 25 * 3_600_000));
  await sweepCalls(ctx);
  expect(await ctx.db.select().from(phoneCalls)).toMatchObject([
    { callerNumber: null, lastTurn: null, state: { transcript: [], openQuestions: [] } },
  ]);
  expect((await hear(2, 'leave a message')).text).toContain('<Response><Hangup/>');
  setNow(new Date(now.getTime() + 91 * 86_400_000));
  await sweepCalls(ctx);
  expect(await ctx.db.$count(phoneCalls)).toBe(0);
  setNow(now);
});
