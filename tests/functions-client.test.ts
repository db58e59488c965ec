import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createMp3Codec } from '#adapters/audio-codec/mp3.ts';
import { contacts } from '#db/schema/leads.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { createFullApp, signedIn } from './support/full-app.ts';
import { createPaidPodcast } from './support/paid-podcast.ts';
import { createTestContext } from './support/test-context.ts';

const { ctx } = await createTestContext();
const app = createFullApp(ctx);
const site = 'http://hearthcast.example';
const staff = await signedIn(ctx, { email: 'staff@functions.example', isAdmin: true });

/** The public client, unchanged; only the network is left out. */
function createClient(headers: Record<string, string> = {}): FunctionsClient {
  const customFetch: typeof fetch = async (input, init) => app.request(String(input), init);
  return new FunctionsClient(`${site}/functions/v1`, {
    headers: { apikey: 'public', ...headers },
    customFetch,
  });
}

const inquiry = {
  fullName: 'Ana Díaz',
  email: 'ana@functions.example',
  phone: '(555) 010-0142',
  numberOfListings: '26-50',
};

test('the public client calls a function and reads its response', async () => {
  const { data, error } = await createClient().invoke('send-enterprise-inquiry', { body: inquiry });
  expect({ data, error }).toEqual({ data: { success: true }, error: null });
  const [contact] = await ctx.db.select().from(contacts).where(eq(contacts.email, inquiry.email));
  expect(contact?.firstName).toBe('Ana');
});

test('a refusal is an error whose response says why', async () => {
  const { data, error } = await createClient().invoke('send-enterprise-inquiry', {
    body: { ...inquiry, email: 'nobody' },
  });
  expect(data).toBeNull();
  expect(error).toBeInstanceOf(FunctionsHttpError);
  const answer = (error as FunctionsHttpError).context as Response;
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { message: 'Please enter a valid email address' } });
});

test('a form with a file goes through, with the rights of the client’s session', async () => {
  const { id } = await createPaidPodcast(ctx);
  const samples = Float32Array.from({ length: 2 * 44_100 }, (_, at) => Math.sin(at / 16) / 4);
  const mp3 = await createMp3Codec().encodeMp3({ left: samples, right: samples, sampleRate: 44_100 });
  const body = new FormData();
  body.set('podcastId', id);
  body.set('file', new File([Uint8Array.from(mp3)], 'episode.mp3', { type: 'audio/mpeg' }));
  const refused = await createClient().invoke('upload-podcast', { body });
  expect((refused.error as FunctionsHttpError).context.status).toBe(401);
  const { error } = await createClient(staff.headers).invoke('upload-podcast', { body });
  expect(error).toBeNull();
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, id));
  expect(podcast?.status).toBe('completed');
});
