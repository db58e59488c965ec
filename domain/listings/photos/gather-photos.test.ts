import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSharpImages } from '#adapters/images/sharp.ts';
import type { ListingSource } from '#adapters/listing-source/contract.ts';
import { findSamplePhoto } from '#adapters/listing-source/sample-pages/sample-pages.ts';
import type { Storage } from '#adapters/storage/contract.ts';
import { createDiskStorage } from '#adapters/storage/disk.ts';
import { Unavailable } from '#adapters/unavailable.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { gatherPhotos } from './gather-photos.ts';
import { storePhoto } from './store-photo.ts';

const images = createSharpImages();
const site = { url: 'https://hearthcast.example' };

/** Serves the sample photos without a network; two other names say how they fail. */
const listingSource: ListingSource = {
  fetchPage: () => Promise.reject(new Error('no pages here')),
  async fetchImage(url) {
    if (url.endsWith('busy.jpg')) throw new Unavailable('listing source', 'photo answered 503');
    const photo = findSamplePhoto(url);
    if (!photo) return { kind: 'refused', reason: 'http_status', message: 'The photo is gone (status 404).' };
    return { kind: 'image', url, contentType: photo.contentType, bytes: await photo.draw() };
  },
};

const photo = (name: string) => ({ url: `/samples/photos/${name}` });

test('a page’s photos are gathered in order, without duplicates, logos, maps and failures', async () => {
  const found = [
    'logo-juniper-vale.png',
    'heron-lake-square.jpg',
    'marrow-kitchen-small.jpg',
    'busy.jpg',
    'heron-lake-small.jpg',
    'map-hudson.png',
    'gone.jpg',
    'equal-housing.png',
    'marrow-front-small.jpg',
    'marrow-kitchen-small.jpg',
  ].map(photo);
  const { photos, leftOut } = await gatherPhotos({ listingSource, images, storage, site }, found);
  expect(photos.map(({ url }) => url.split('/').at(-1))).toEqual([
    'heron-lake-small.jpg',
    'marrow-kitchen-small.jpg',
    'marrow-front-small.jpg',
  ]);
  expect(leftOut.map(({ url, reason }) => `${url.split('/').at(-1)} ${reason}`).sort()).toEqual([
    'busy.jpg refused',
    'equal-housing.png tiny',
    'gone.jpg refused',
    'heron-lake-square.jpg duplicate',
    'logo-juniper-vale.png banner',
    'map-hudson.png graphic',
  ]);
  expect(leftOut.filter(({ isTemporary }) => isTemporary)).toHaveLength(1);
});

test('photos that don’t fit into the time limit are left for later', async () => {
  const found = Array.from({ length: 9 }, (_, at) => photo(`marrow-front-small.jpg?${at}`));
  const { photos, leftOut } = await gatherPhotos({ listingSource, images, storage, site }, found, {
    maxMs: -1,
  });
  expect(photos).toEqual([]);
  expect(leftOut.every(({ isTemporary }) => isTemporary)).toBe(true);
  expect(leftOut).toHaveLength(9);
});

let root: string;
let storage: Storage;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'photos-'));
  storage = await createDiskStorage({ root });
});
afterAll(() => rm(root, { recursive: true }));

test('storing a photo twice leaves one set of files', async () => {
  const bytes = (await findSamplePhoto('/samples/photos/marrow-front-small.jpg')?.draw()) as Buffer;
  const { ctx } = await createTestContext({ images, storage });
  const store = (file: Uint8Array) =>
    storePhoto(ctx, 'listings/1', file, { podcastId: null, kind: 'as-listed' });
  const first = await store(bytes);
  const second = await store(bytes);
  expect(second).toEqual(first);
  const keys: string[] = [];
  for await (const file of storage.list('listings/1/')) keys.push(file.key);
  expect(first).toMatchObject({ kind: 'stored', width: 640, height: 427 });
  expect(keys).toEqual(first.kind === 'stored' ? first.variants.map(({ key }) => key).sort() : []);
  expect(await store(Buffer.from('no photo'))).toMatchObject({ kind: 'refused' });
});
