import { join } from 'node:path';
import { createDb } from '#db/client.ts';
import { startPostgres } from '#db/embedded/start-postgres.ts';
import { offeredKinds } from '#tests/fixtures/homes/offered-kinds.ts';
import { BARE_SLUG, seedOfferedKinds } from '#tests/support/offered-kinds.ts';
import { expectGoodLook, test } from './journey.ts';

// A missing page gets a 404, which the browser reports.
test.use({ allowErrors: [/404/] });

for (const path of [
  '/',
  '/listings/14-heron-point-road-larkmere',
  '/business-directory',
  '/business-directory/bend-oregon',
  '/privacy-policy',
  '/terms-of-service',
  '/no-such-page',
]) {
  test(`how ${path} looks`, async ({ page }) => {
    await page.goto(path);
    await expectGoodLook(page);
  });
}

test('how every kind of listing looks', async ({ page }) => {
  const server = await startPostgres({ folder: join(process.env.E2E_DATA_DIR ?? '', 'postgres') });
  const { db, close } = createDb(server.url);
  await seedOfferedKinds(db);
  await close();
  for (const slug of [...offeredKinds.map((kind) => kind.slug), BARE_SLUG]) {
    await page.goto(`/listings/${slug}`);
    await expectGoodLook(page);
  }
});
