import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createCredentials } from '#adapters/credentials/create-credentials.ts';
import { signedFiles } from '#db/schema/credentials.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionArtifacts } from '#db/schema/production.ts';
import { createPaidPodcast } from '#tests/support/paid-podcast.ts';
import {
  flipByte,
  manifestRange,
  sampleClaim,
  sampleMedia,
  swapManifest,
} from '#tests/support/sample-media.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { readStored } from '../production/delivery/episode-files.ts';
import { findFactSheetHash, listSignedFiles } from '../signed-files/queries.ts';
import { storeSignedFile } from '../signed-files/store-signed-file.ts';
import type { PassedCheck } from './rules.ts';
import { verifyFile } from './verify-file.ts';
import { verifyLink } from './verify-link.ts';

const credentials = createCredentials({ root: process.cwd() });
const { ctx, setNow } = await createTestContext({ credentials });
const checks: PassedCheck[] = [
  { name: 'facts', count: 12 },
  { name: 'audio', count: null },
];
const listChecks = async () => checks;
const verify = (bytes: Uint8Array) => verifyFile(ctx, bytes, listChecks);

async function addHome(status: 'active' | 'data_populated' = 'active') {
  const { id } = await createPaidPodcast(ctx, { status: 'completed', listing: { status } });
  const sheet = { listingId: 'x', facts: [] };
  const artifact = { step: 'check-facts', inputHash: '', contentHash: '', data: { sheet }, attempt: 1 };
  await ctx.db.insert(productionArtifacts).values({ podcastId: id, ...artifact });
  return id;
}

async function makeFile(podcastId: string | null, seed = 1) {
  const { key } = await storeSignedFile(ctx, {
    podcastId,
    kind: 'image',
    name: 'square',
    bytes: await sampleMedia('image/jpeg', seed),
    mediaType: 'image/jpeg',
    sourceType: 'composite',
    keyOf: (hash) => `marketing/${hash}.jpg`,
  });
  return { key, bytes: await readStored(ctx, key) };
}

const podcastId = await addHome();
const { key, bytes } = await makeFile(podcastId);
const { bytes: other } = await makeFile(await addHome(), 2);

test('a signed file is recorded with what a record needs', async () => {
  const [row, ...more] = await listSignedFiles(ctx, podcastId);
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    fileKey: key,
    kind: 'image',
    name: 'square',
    manifestId: expect.stringMatching(
      /^urn:c2pa:[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
    ),
    mediaHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    factSheetHash: await findFactSheetHash(ctx, podcastId),
    isTestCertificate: true,
    certificateFingerprint: credentials.certificate.fingerprint,
  });
  expect(row?.factSheetHash).toMatch(/^[0-9a-f]{64}$/);
});

test('the same file is signed once, and again if it was removed', async () => {
  const [before] = await listSignedFiles(ctx, podcastId);
  expect(await makeFile(podcastId)).toEqual({ key, bytes });
  await ctx.storage.remove(key);
  const again = await makeFile(podcastId);
  expect(again.key).toBe(key);
  const [after] = await listSignedFiles(ctx, podcastId);
  expect(after).toMatchObject({ manifestId: before?.manifestId, mediaHash: before?.mediaHash });
  expect((await verify(bytes)).verdict).toBe('original');
  expect((await verify(again.bytes)).verdict).toBe('original');
});

test('without credentials a file is stored as it is', async () => {
  const plain = await sampleMedia('image/png');
  const file = {
    podcastId,
    kind: 'image',
    name: 'qr',
    bytes: plain,
    sourceType: 'algorithmicMedia',
  } as const;
  const { key: stored } = await storeSignedFile(
    { ...ctx, credentials: null },
    { ...file, mediaType: 'image/png', keyOf: (hash) => `marketing/${hash}.png` },
  );
  expect(await readStored(ctx, stored)).toEqual(plain);
});

test('an original says what it is, which home it shows and what was checked', async () => {
  const [listing] = await ctx.db.select().from(listings).where(eq(listings.podcastId, podcastId));
  expect(await verify(bytes)).toMatchObject({
    verdict: 'original',
    file: { kind: 'image', isTestCertificate: true, isCurrent: true, version: credentials.version },
    home: { title: '12 Elm Street, Larkmere, VT', path: `/listings/${listing?.slug}` },
    checks: [{ name: 'facts', count: 12 }],
  });
});

test('different changes to a file are reported differently', async () => {
  const { start, end } = manifestRange(bytes);
  const stripped = Buffer.concat([bytes.subarray(0, start - 12), bytes.subarray(end)]);
  const strange = await credentials.sign(
    { bytes: await sampleMedia('image/png'), mediaType: 'image/png' },
    sampleClaim(),
  );
  const relabeled = await credentials.sign({ bytes: stripped, mediaType: 'image/jpeg' }, sampleClaim());
  const seen = {
    stripped: await verify(stripped),
    altered_details: await verify(flipByte(bytes, end - 40)),
    changed: await verify(flipByte(bytes, bytes.length - 40)),
    swapped: await verify(swapManifest(bytes, other)),
    other_maker: await verify(strange.bytes),
    unknown: await verify(await sampleMedia('image/png', 3)),
    damaged: await verify(bytes.subarray(0, bytes.length - 500)),
    unsupported: await verify(Buffer.from('a letter')),
  };
  const verdicts = Object.values(seen).map(({ verdict }) => verdict);
  expect(verdicts).toEqual(Object.keys(seen));
  expect((await verify(relabeled.bytes)).verdict).toBe('altered_details');
  // A changed file gets no home and no checks.
  expect(seen.changed).toMatchObject({ home: null, checks: [], file: { kind: 'image' } });
  expect(seen.other_maker).toMatchObject({ home: null, file: null });
});

test('a home is only named while its page is public', async () => {
  const hidden = await makeFile(await addHome('data_populated'), 4);
  expect(await verify(hidden.bytes)).toMatchObject({ verdict: 'original', home: null });
  const refundedId = await addHome();
  const refunded = await makeFile(refundedId, 5);
  await ctx.db.update(podcasts).set({ status: 'cancelled' }).where(eq(podcasts.id, refundedId));
  expect(await verify(refunded.bytes)).toMatchObject({ verdict: 'original', home: null });
});

test('an older version says that there is a newer one, and shows no checks', async () => {
  const id = await addHome();
  const first = await makeFile(id, 6);
  setNow(new Date(Date.now() + 60_000));
  await makeFile(id, 7);
  expect(await verify(first.bytes)).toMatchObject({
    verdict: 'original',
    file: { isCurrent: false },
    checks: [],
  });
  setNow(new Date(Date.now() + 120_000));
  await makeFile(id, 6);
  expect(await verify(first.bytes)).toMatchObject({ file: { isCurrent: true } });
});

test('a link leads to our own files and to no one else’s', async () => {
  const check = (link: string) => verifyLink(ctx, link, listChecks);
  for (const link of [`/files/${key}`, `${ctx.site.url}/files/${key}?src=qr#top`])
    expect((await check(link)).verdict).toBe('original');
  await ctx.storage.put('private/contacts.txt', Buffer.from('Pat'), { contentType: 'text/plain' });
  const elsewhere = `Paste a link that starts with ${ctx.site.url}`;
  for (const link of [
    `https://evil.example/files/${key}`,
    '//evil.example/files/x.jpg',
    `http://localhost:3000@evil.example/files/${key}`,
    `http://localhost:22/files/${key}`,
    'file:///etc/passwd',
    'javascript:alert(1)',
  ])
    await expect(check(link)).rejects.toThrow(elsewhere);
  for (const link of [
    '/files/private/contacts.txt',
    '/files/../package.json',
    '/files/none.jpg',
    '/admin',
    '/',
  ])
    await expect(check(link)).rejects.toThrow('There’s no file behind this link.');
});

test('a listing page leads to its episode, unless the order was refunded', async () => {
  const id = await addHome();
  const { key: audioKey } = await storeSignedFile(ctx, {
    podcastId: id,
    kind: 'episode',
    name: 'episode',
    bytes: await sampleMedia('audio/mpeg'),
    mediaType: 'audio/mpeg',
    sourceType: 'trainedAlgorithmicMedia',
    keyOf: (hash) => `episodes/${id}/${hash}.mp3`,
  });
  const gcsFileUrl = `/files/${audioKey}`;
  await ctx.db.update(podcasts).set({ gcsFileUrl, podcastFileUrl: gcsFileUrl }).where(eq(podcasts.id, id));
  const [listing] = await ctx.db.select().from(listings).where(eq(listings.podcastId, id));
  const page = `${ctx.site.url}/listings/${listing?.slug}`;
  expect(await verifyLink(ctx, page, listChecks)).toMatchObject({ verdict: 'original', checks });
  await ctx.db.update(podcasts).set({ status: 'cancelled' }).where(eq(podcasts.id, id));
  for (const link of [page, gcsFileUrl])
    await expect(verifyLink(ctx, link, listChecks)).rejects.toThrow('There’s no file behind this link.');
});

test('deleting the order also deletes the records of its signed files', async () => {
  const id = await addHome();
  await makeFile(id, 8);
  await ctx.db.delete(podcasts).where(eq(podcasts.id, id));
  expect(await ctx.db.$count(signedFiles, eq(signedFiles.podcastId, id))).toBe(0);
});
