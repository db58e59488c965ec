import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createRenderer } from '#adapters/renderer/create-renderer.ts';
import { listings } from '#db/schema/listings.ts';
import { marketingParts } from '#db/schema/marketing.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { defaultWordings } from '#domain/disclosure/rules.ts';
import { sweepMarketingFiles } from '#domain/marketing/sweep-marketing-files.ts';
import { writeMarketing } from '#domain/marketing/write-marketing.ts';
import { sampleHomes } from '#tests/fixtures/homes/sample-homes.ts';
import { createFullApp, signedIn } from '#tests/support/full-app.ts';
import { createTestContext } from '#tests/support/test-context.ts';

const renderer = createRenderer({ root: process.cwd() });
const { ctx, folder, setNow } = await createTestContext({
  renderer: {
    ...renderer,
    drawPicture: (card) => renderer.drawPicture({ ...card, width: 270, height: 270 }),
  },
});
const app = createFullApp(ctx);
const owner = await signedIn(ctx, { email: 'owner@share-kit.example' });
const [podcast] = await ctx.db
  .insert(podcasts)
  .values({
    userId: owner.userId,
    customerEmail: 'owner@share-kit.example',
    listingUrl: 'https://homes.example/1',
    status: 'completed',
  })
  .returning();
const podcastId = podcast?.id ?? '';
const [home] = sampleHomes(1);
await ctx.db.insert(listings).values({ ...(home as typeof listings.$inferSelect), podcastId });
await writeMarketing(ctx, podcastId);

test('the share kit is a valid archive behind an expiring link', async () => {
  const key = 'episodes/test/episode.mp3';
  await ctx.storage.put(key, readFileSync('db/seed/lake-estate/episode.mp3'), { contentType: 'audio/mpeg' });
  await ctx.db
    .update(podcasts)
    .set({ podcastFileUrl: `/files/${key}` })
    .where(eq(podcasts.id, podcastId));
  const asked = await app.request(`/api/marketing/${podcastId}/share-kit`, {
    method: 'POST',
    headers: owner.headers,
  });
  const { url } = (await asked.json()) as { url: string };
  const path = url.replace(ctx.site.url, '');
  const answer = await app.request(path);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  const file = join(folder, 'kit.zip');
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  expect(execFileSync('unzip', ['-t', file]).toString()).toContain('No errors detected');
  const names = execFileSync('unzip', ['-Z1', file]).toString().trim().split('\n');
  expect(names).toEqual(
    expect.arrayContaining([
      'README.txt',
      'episode/episode.mp3',
      'images/square-1080x1080.jpg',
      'posts/x.txt',
      'email/email.html',
      'print/qr.svg',
      'print/qr.png',
      'print/flyer.pdf',
    ]),
  );
  const readMe = execFileSync('unzip', ['-p', file, 'README.txt']).toString();
  expect(readMe).toContain('episode/captions.vtt: there are no captions');
  expect(readMe).toContain(defaultWordings.kit);
  expect(readMe).toContain('YouTube: In the upload details, answer Yes under “Altered content”.');
  expect((await app.request(path.replace(/signature=.{4}/, 'signature=AAAA'))).status).toBe(401);
  expect((await app.request(`/share-kits/${podcastId}.zip`, { headers: owner.headers })).status).toBe(200);
  setNow(new Date(ctx.now().getTime() + 16 * 60_000));
  expect((await app.request(path)).status).toBe(401);
});

test('a finished kit contains every kind of file except the clip and the report', async () => {
  const stored = {
    'unbranded.mp3': 'audio/mpeg',
    'captions.vtt': 'text/vtt',
    'captions.srt': 'application/x-subrip',
    'transcript.txt': 'text/plain',
  };
  for (const [name, contentType] of Object.entries(stored)) {
    await ctx.storage.put(`episodes/test/${name}`, Buffer.from('x'), { contentType });
  }
  await ctx.db
    .update(podcasts)
    .set({
      episode: {
        durationSeconds: 1,
        chapters: [],
        turns: [],
        peaks: [],
        unbrandedUrl: '/files/episodes/test/unbranded.mp3',
        captionsUrl: '/files/episodes/test/captions.vtt',
        subtitlesUrl: '/files/episodes/test/captions.srt',
        transcriptUrl: '/files/episodes/test/transcript.txt',
      },
    })
    .where(eq(podcasts.id, podcastId));
  const answer = await app.request(`/share-kits/${podcastId}.zip`, { headers: owner.headers });
  const file = join(folder, 'whole.zip');
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  expect(execFileSync('unzip', ['-t', file]).toString()).toContain('No errors detected');
  expect(execFileSync('unzip', ['-Z1', file]).toString().trim().split('\n').sort()).toEqual([
    'README.txt',
    'email/email.eml',
    'email/email.html',
    'email/email.txt',
    'episode/captions.srt',
    'episode/captions.vtt',
    'episode/episode-unbranded.mp3',
    'episode/episode.mp3',
    'episode/transcript.txt',
    'images/alt-text.txt',
    'images/landscape-1200x630.jpg',
    'images/portrait-1080x1350.jpg',
    'images/square-1080x1080.jpg',
    'images/story-1080x1920.jpg',
    'posts/facebook.txt',
    'posts/google-business.txt',
    'posts/instagram.txt',
    'posts/linkedin.txt',
    'posts/mls-remarks.txt',
    'posts/sms.txt',
    'posts/threads.txt',
    'posts/tiktok.txt',
    'posts/x.txt',
    'print/flyer.pdf',
    'print/qr.png',
    'print/qr.svg',
  ]);
});

test('a sweep removes only images that no saved version uses', async () => {
  await ctx.storage.put('marketing/aa/stray.jpg', Buffer.from('x'), { contentType: 'image/jpeg' });
  setNow(new Date(Date.now() + 48 * 3600_000));
  const { removedFiles } = await sweepMarketingFiles(ctx);
  expect(removedFiles).toBeGreaterThanOrEqual(1);
  expect(await ctx.storage.stat('marketing/aa/stray.jpg')).toBeUndefined();
  const rows = await ctx.db.select().from(marketingParts).where(eq(marketingParts.part, 'image'));
  for (const row of rows) {
    const { images } = row.content as { images: Record<string, { url: string }> };
    for (const { url } of Object.values(images)) {
      expect(await ctx.storage.stat(url.replace('/files/', ''))).toBeDefined();
    }
  }
});
