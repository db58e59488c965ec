import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createMp3Codec } from '#adapters/audio-codec/mp3.ts';
import { createCredentials } from '#adapters/credentials/create-credentials.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { verifyFile } from '../../credentials/verify-file.ts';
import { giveAddress } from '../../listings/give-address.ts';
import { listSignedFiles } from '../../signed-files/queries.ts';
import { attachAudio, MAX_UPLOAD_BYTES } from './attach-audio.ts';
import { readStored } from './episode-files.ts';

const { ctx } = await createTestContext();
const sound = Float32Array.from({ length: 44_100 }, (_, at) => Math.sin(at / 16) / 4);
const mp3 = await createMp3Codec().encodeMp3({ left: sound, right: sound, sampleRate: 44_100 });

async function* inPieces(...pieces: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces;
}

const attach = (podcastId: string, ...pieces: Uint8Array[]) =>
  attachAudio(ctx, { podcastId, body: inPieces(...pieces), actor: { actorId: null, ip: null } });

async function read(podcastId: string) {
  const [podcast] = await ctx.db.select().from(podcasts).where(eq(podcasts.id, podcastId));
  const files: string[] = [];
  for await (const { key } of ctx.storage.list(`episodes/${podcastId}/`)) files.push(`/files/${key}`);
  return { status: podcast?.status, url: podcast?.gcsFileUrl, files };
}

test('an MP3 is delivered', async () => {
  const { id } = await createPaidPodcast(ctx);
  const { fileUrl, durationSeconds } = await attach(id, mp3);
  expect(durationSeconds).toBeCloseTo(1, 0);
  expect(await read(id)).toEqual({ status: 'completed', url: fileUrl, files: [fileUrl] });
});

test('an uploaded MP3 is signed as someone else’s, once, and recognized by that', async () => {
  const credentials = createCredentials({ root: process.cwd() });
  const signing = { ...ctx, credentials };
  const { id } = await createPaidPodcast(ctx);
  const upload = () =>
    attachAudio(signing, { podcastId: id, body: inPieces(mp3), actor: { actorId: null, ip: null } });
  const { fileUrl } = await upload();
  expect(await read(id)).toEqual({ status: 'completed', url: fileUrl, files: [fileUrl] });
  const bytes = await readStored(ctx, fileUrl.replace('/files/', ''));
  const verification = await verifyFile(signing, bytes, async () => [{ name: 'facts', count: 3 }]);
  expect(verification).toMatchObject({
    verdict: 'original',
    file: { kind: 'episode', sourceType: null, factSheetHash: null, isCurrent: true },
    checks: [],
  });
  expect(bytes.includes('trainedAlgorithmicMedia')).toBe(false);
  expect((await upload()).fileUrl).toBe(fileUrl);
  expect((await read(id)).files).toEqual([fileUrl]);
  expect(await readStored(ctx, fileUrl.replace('/files/', ''))).toEqual(bytes);
});

test('a listing that nobody ordered gets its signed episode', async () => {
  const signing = { ...ctx, credentials: createCredentials({ root: process.cwd() }) };
  const [listing] = await ctx.db
    .insert(listings)
    .values({
      slug: 'not-ordered',
      status: 'data_populated',
      address: '9 Free Lane',
      city: 'Larkmere',
      state: 'VT',
    })
    .returning();
  const { podcastId } = await attachAudio(signing, {
    listingId: listing?.id ?? '',
    body: inPieces(mp3),
    actor: { actorId: null, ip: null },
  });
  expect(await listSignedFiles(ctx, podcastId)).toMatchObject([{ kind: 'episode', sourceType: null }]);
});

test('an order whose listing was never read is delivered once staff give its address', async () => {
  const { id } = await createPaidPodcast(ctx, {
    listing: { status: 'pending', address: '', slug: 'home-0a1b2c3d' },
  });
  await expect(attach(id, mp3)).rejects.toMatchObject({ code: 'conflict' });
  const [listing] = await ctx.db.select().from(listings).where(eq(listings.podcastId, id));
  const place = { address: '48 Alder Lane', city: 'Larkmere', state: 'VT', zipCode: '' };
  const given = { listingId: listing?.id ?? '', actor: { actorId: null, ip: null } };
  await giveAddress(ctx, { ...given, ...place });
  await giveAddress(ctx, { ...given, ...place, address: '1 Other Road' });
  const { slug } = await attach(id, mp3);
  expect(slug).toBe('48-alder-lane-larkmere');
  expect((await read(id)).status).toBe('completed');
});

const megabyte = new Uint8Array(1024 * 1024);

test.each<[what: string, pieces: Uint8Array[], message: RegExp]>([
  ['no MP3', [Buffer.from('RIFF....WAVEfmt ')], /MP3/],
  ['half an MP3', [mp3.subarray(0, 100)], /./],
  ['nothing', [], /./],
  [
    'too large',
    [mp3, ...Array<Uint8Array>(MAX_UPLOAD_BYTES / megabyte.length).fill(megabyte)],
    /larger than 60 MB/,
  ],
])('a file that is %s is refused and leaves nothing behind', async (_, pieces, message) => {
  const { id } = await createPaidPodcast(ctx);
  await expect(attach(id, ...pieces)).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringMatching(message),
  });
  expect(await read(id)).toEqual({ status: 'paid', url: null, files: [] });
});
