import type { Locator, Page } from '@playwright/test';
import { testPhoto } from '../support/listing-site.ts';
import { newPerson, signInElsewhere, staff } from './account-steps.ts';
import { expect, expectGoodLook, test } from './journey.ts';
import { fillPerson, goToPayment, pay, sampleLink } from './order-steps.ts';

const sheetOf = (page: Page) => page.locator('[data-slot=home-sheet]');

/** By its own label, which may be followed by a hint. */
const field = (sheet: Locator, name: string) => sheet.getByRole('textbox', { name: new RegExp(`^${name}`) });

async function photoFile(seed: number, name: string) {
  return { name, mimeType: 'image/jpeg', buffer: await testPhoto(seed, 480) };
}

/** Gives photos to the page as a person would: from the file list, by dropping, or from the clipboard. */
async function bringPhotos(page: Page, way: 'drop' | 'paste', files: { name: string; buffer: Buffer }[]) {
  const data = await page.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer();
      for (const { name, bytes } of given) {
        const content = Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0));
        transfer.items.add(new File([content], name, { type: 'image/jpeg' }));
      }
      return transfer;
    },
    files.map(({ name, buffer }) => ({ name, bytes: buffer.toString('base64') })),
  );
  if (way === 'drop') {
    await page
      .getByText('Choose files, or drag or paste them here.')
      .dispatchEvent('drop', { dataTransfer: data });
  } else {
    await page.evaluate(
      (clipboardData) => dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true })),
      data,
    );
  }
}

test('the page and the kit show three corrected facts and five added photos', async ({ page }) => {
  const person = newPerson('sheet');
  await page.goto('/create-podcast');
  await page.getByLabel('Listing URL').fill(sampleLink(page));
  const sheet = sheetOf(page);
  await sheet.getByRole('button', { name: 'Check the facts' }).click();
  await expect(field(sheet, 'Price')).toHaveValue('$785,000');

  await field(sheet, 'Price').fill('cheap');
  await field(sheet, 'Bedrooms').fill('6');
  await expect(sheet.getByText('Enter an amount, such as $450,000')).toBeVisible();
  await field(sheet, 'Price').fill('$771,000');
  await field(sheet, 'Listing agent').fill('Noor Haddad');
  await expect(sheet.getByText('The page says $785,000.')).toBeVisible();
  await expect(sheet.getByText(/^The description still says “four bedrooms\.”/)).toBeVisible();

  const photos = sheet.getByRole('list', { name: 'Photos of the home' }).getByRole('listitem');
  const found = await photos.count();
  await page
    .getByLabel('Add photos')
    .setInputFiles([await photoFile(1, 'walnut-library.jpg'), await photoFile(2, 'a.jpg')]);
  await bringPhotos(page, 'drop', [await photoFile(3, 'b.jpg'), await photoFile(4, 'c.jpg')]);
  await bringPhotos(page, 'paste', [await photoFile(5, 'd.jpg')]);
  await expect(sheet.getByText(new RegExp(`and ${found + 5} photos`))).toBeVisible();
  const showAll = sheet.getByRole('button', { name: /^Show all/ });
  if (await showAll.isVisible()) await showAll.click();
  await expect(photos).toHaveCount(found + 5);
  const library = sheet.getByLabel(`Description of photo ${found + 1} of ${found + 5}`);
  await expect(library).toHaveValue('Walnut library');
  await library.press('Alt+ArrowLeft');
  await expect(sheet.getByLabel(`Description of photo ${found} of ${found + 5}`)).toHaveValue(
    'Walnut library',
  );

  await page.reload();
  await expect(field(sheet, 'Price')).toHaveValue('$771,000');
  await expect(field(sheet, 'Listing agent')).toHaveValue('Noor Haddad');
  await expect(sheet.getByText(new RegExp(`and ${found + 5} photos`))).toBeVisible();
  await expectGoodLook(page);
  await fillPerson(page, person.email);
  await goToPayment(page);
  await pay(page);

  const desk = await signInElsewhere(page, staff);
  const headers = { Authorization: `Bearer ${desk.access_token}` };
  const search = { headers, params: { search: person.email } };
  const orders = await page.request.get('/api/desk/podcasts', search);
  const [order] = (
    (await orders.json()) as { podcasts: { id: string; listing: { id: string; slug: string } }[] }
  ).podcasts;
  if (!order) throw new Error('The order is not there.');
  const { id, slug } = order.listing;
  const data = { status: 'active' };
  expect((await page.request.patch(`/api/listings/${id}/status`, { headers, data })).ok()).toBe(true);
  const posts = await page.request.post('/functions/v1/generate-social-media', {
    headers,
    data: { podcastId: order.id },
  });
  expect(await posts.text()).toMatch(/\$771,000/);
  expect(await posts.text()).not.toMatch(/785,000/);
  await page.goto(`/listings/${slug}`);
  await expect(page.getByText('$771,000').first()).toBeVisible();
  await expect(page.getByText('Noor Haddad').first()).toBeVisible();
  await expect(page.getByText(/785,000/)).toHaveCount(0);
  await expect(page.getByText('6', { exact: true }).first()).toBeVisible();
});

test('without a link, facts are enough, and too few are reported before paying', async ({ page }) => {
  await page.goto('/create-podcast');
  await page.getByRole('button', { name: 'No link? Enter the facts yourself' }).click();
  const sheet = sheetOf(page);
  await field(sheet, 'Street address').fill('3 Typed Way');
  await field(sheet, 'City').fill('Hudson');
  await expect(sheet.getByText('3 Typed Way, Hudson')).toBeVisible();
  // The first estimate starts its worker thread.
  await expect(sheet.getByText(/There isn’t enough here for an episode yet/)).toBeVisible({
    timeout: 60_000,
  });
  await fillPerson(page, newPerson('typed').email);
  await goToPayment(page);
});

test('an MLS number is enough, and the MLS’s facts can be corrected', async ({ page }) => {
  await page.goto('/create-podcast');
  await expect(page.getByText('A Lakeview MLS number works, too.')).toBeVisible();
  await page.getByLabel('Listing URL').fill('MLS # 7100012');
  const sheet = sheetOf(page);
  await sheet.getByRole('button', { name: 'Check the facts' }).click();
  await expect(field(sheet, 'MLS number')).toHaveValue('7100012');
  await field(sheet, 'Bedrooms').fill('7');
  await fillPerson(page, newPerson('mls').email);
  await goToPayment(page);
  await page.goBack();
  await expect(field(sheet, 'Bedrooms')).toHaveValue('7');
});
