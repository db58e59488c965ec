import { join } from 'node:path';
import { createSharpImages } from '#adapters/images/sharp.ts';
import { createGuardedSource } from '#adapters/listing-source/guarded-source.ts';
import { createDiskStorage } from '#adapters/storage/disk.ts';
import { createDb } from '#db/client.ts';
import type { Context } from '#domain/context.ts';
import { hostQueuedPhotos } from '#domain/listings/host-listing-photos.ts';

/** A separate worker that hosts the photos of one listing, for tests that kill it. */
const [databaseUrl = '', folder = '', allowedHost = '', listingId = ''] = process.argv.slice(2);

const { db } = createDb(databaseUrl);
const listingSource = createGuardedSource({
  siteUrl: 'https://hearthcast.example',
  allowedHosts: [allowedHost],
});
const storage = await createDiskStorage({ root: join(folder, 'files') });
const queue = { send: async () => {} } as unknown as Context['queue'];
const site = { url: 'https://hearthcast.example' } as Context['site'];
const made = { now: () => new Date(), images: createSharpImages(), credentials: null };
await hostQueuedPhotos({ db, queue, site, listingSource, storage, ...made }, listingId);
process.exit(0);
