import { sql } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { createTwilioTelephony } from '#adapters/telephony/twilio.ts';
import { contacts } from '#db/schema/leads.ts';
import { listings } from '#db/schema/listings.ts';
import { mails, rateLimits } from '#db/schema/operations.ts';
import { phoneCalls, phoneLines } from '#db/schema/phone.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '#domain/context.ts';
import { finishCall } from '#domain/phone/finish-call.ts';
import { writeWav } from '#web/site/ask/write-wav.ts';
import { startFakeTwilio, twilioAccount } from '../fakes/twilio.ts';
import { sampleHome } from '../fixtures/homes/sample-home.ts';
import { tenHomes } from '../fixtures/homes/ten-homes.ts';
import { createFullApp, signedIn } from './full-app.ts';
import { createTestContext } from './test-context.ts';

/** The transcript of every recording. */
export const messageSaid = 'Hi, this is Bo Li. Please call me about the dock.';
/** A second of phone-quality sound. */
export const messageWav = writeWav(
  Float32Array.from({ length: 8000 }, (_, at) => 0.2 * Math.sin(at / 9)),
  8000,
);

/** The website with three phone lines, called by Twilio. Call it at the top of a test file. */
export async function startPhoneCalls() {
  const fake = await startFakeTwilio();
  const { ctx, setNow } = await createTestContext({
    telephony: createTwilioTelephony({ ...twilioAccount, apiUrl: fake.url }),
    transcriber: {
      name: 'scripted',
      isReady: () => true,
      transcribe: async () => [{ text: messageSaid, startSeconds: 0, endSeconds: 1 }],
    },
  });
  const app = createFullApp(ctx);
  const agent = await signedIn(ctx, { email: 'mara@agents.example' });
  const condoId = await publish(ctx, 'condo-portland', 'cannery');
  await publish(ctx, 'ranch-tulsa', 'pecan');
  const hiddenId = await publish(ctx, 'bungalow-boise', 'hidden', {
    status: 'pending',
    address: '5 Secret Lane',
  });
  await ctx.db.insert(phoneLines).values([
    { number: '+15125550100', listingId: condoId, transferNumber: '+15125550142' },
    { number: '+15125550101', userId: agent.userId },
    { number: '+15125550102', listingId: hiddenId },
  ]);
  let calls = 0;
  beforeEach(async () => {
    for (const table of [rateLimits, phoneCalls, contacts, mails]) await ctx.db.delete(table);
    await ctx.db.execute(sql`delete from pgboss.job`);
    fake.recordings.clear();
    calls += 1;
  });

  /** One request from Twilio about the current call. */
  async function tell(turn: number | 'status', fields: Record<string, string> = {}, more: RequestInit = {}) {
    const path = turn === 'status' ? '/webhooks/phone/status' : `/webhooks/phone?turn=${turn}`;
    const { form, signature } = fake.sign(ctx.site.url + path, { CallSid: `CA${calls}`, ...fields });
    const response = await app.request(path, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { 'X-Twilio-Signature': signature },
      ...more,
    });
    const type = response.headers.get('content-type');
    return { status: response.status, text: await response.text(), type };
  }

  return {
    ...{ app, ctx, setNow, fake, agent, condoId, hiddenId, tell },
    hear: (turn: number, SpeechResult: string) => tell(turn, { SpeechResult }),
    /** The next request is about another call. */
    hangUpAndDial: () => {
      calls += 1;
      return `CA${calls}`;
    },
    /** Runs the jobs that calls queued, as the worker would. */
    async finish(): Promise<void> {
      const { rows } = await ctx.db.execute<{ id: string }>(
        sql`select data->>'callId' as id from pgboss.job where name = 'finish-call'`,
      );
      for (const { id } of rows) await finishCall(ctx, id);
    },
  };
}

async function publish(ctx: Context, id: string, slug: string, columns: object = {}): Promise<string> {
  const { listing } = sampleHome(tenHomes.find((home) => home.id === id) ?? { id });
  const customerEmail = 'mara@agents.example';
  const [podcast] = await ctx.db
    .insert(podcasts)
    .values({ listingUrl: `https://homes.example/${slug}`, customerEmail, status: 'completed' })
    .returning();
  const { id: _, ...rest } = listing;
  const [row] = await ctx.db
    .insert(listings)
    .values({ ...rest, slug, status: 'active', podcastId: podcast?.id ?? null, ...columns })
    .returning();
  return row?.id ?? '';
}
