import type { Page } from '@playwright/test';
import { uploadPresets } from '#domain/podcasts/admin/rules.ts';
import { createAccount, newPerson, openSignedIn, signInElsewhere, staff } from './account-steps.ts';
import { expect, expectGoodLook, test } from './journey.ts';
import { shortRecording } from './short-recording.ts';

// The browser reports the refused deletion of a changed order.
test.use({ allowErrors: [/status of 409/] });

const episode = shortRecording();
/** Twice as long: the same recording again would be the same file. */
const another = { ...episode, buffer: Buffer.concat([episode.buffer, episode.buffer]) };
const nowhere = (name: string) => `https://homes.invalid/${name}`;

async function openDesk(page: Page, path: string) {
  const session = await signInElsewhere(page, staff);
  await openSignedIn(page, session, path);
  return { headers: { Authorization: `Bearer ${session.access_token}` } };
}

function chatData(street: string): string {
  return `Address: ${street}, Larkmere, VT 05852\nPrice: $310,000\nBedrooms: 2\nBathrooms: 1`;
}

function staffOrder(email: string) {
  return {
    customer_email: email,
    customer_first_name: 'Nell',
    customer_last_name: 'Ashgrove',
    listing_url: nowhere(email.split('@')[0] as string),
  };
}

/** Requests of this kind wait until the returned function is called. */
async function hold(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, (route) => promise.then(() => route.continue()));
  return resolve;
}

test('the admin screens are for staff only', async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/auth$/);
  await openSignedIn(page, await createAccount(page, newPerson('nobody')), '/admin');
  await expect(page.getByText('Access denied: Admin privileges required')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('an order entered by hand shows on a colleague’s screen within a second', async ({ page, browser }) => {
  const { email } = newPerson('by-hand');
  await openDesk(page, '/admin?tab=create-order');
  await page.getByRole('button', { name: 'Create order', exact: true }).click();
  await expect(
    page.getByText('Please fill in all required fields (email, first name, last name, listing URL)').first(),
  ).toBeVisible();
  await expectGoodLook(page);

  const other = await (await browser.newContext()).newPage();
  const session = await signInElsewhere(page, staff);
  await openSignedIn(other, session, `/admin?tab=orders&search=${encodeURIComponent(email)}`);
  await expect(other.getByText('No orders match your search')).toBeVisible();

  const form = page.getByRole('form', { name: 'Create order' });
  await form.getByLabel('Customer email').fill(email);
  await form.getByLabel('First name').fill('Nell');
  await form.getByLabel('Last name').fill('Ashgrove');
  await form.getByLabel('Listing URL').fill(nowhere('by-hand'));
  await form.getByLabel('Amount in dollars').fill('45.5');
  await form.getByRole('button', { name: 'Create order', exact: true }).click();
  await expect(form.getByText(`The order for ${email} was created.`)).toBeVisible();
  const row = other.getByRole('row').filter({ hasText: email });
  await expect(row).toBeVisible();
  await expect(row).toContainText('$45.50');
  await expect(row).toContainText('Marked paid by staff');
  await other.context().close();
});

test('orders are searched, filled with AI-chat data, and only deleted if unchanged', async ({ page }) => {
  const { email } = newPerson('deleted');
  const { headers } = await openDesk(page, '/admin?search=heron');
  const delivered = page.getByRole('row').filter({ hasText: '14 Heron Point Road' });
  await expect(delivered.getByRole('button', { name: /^Replace audio/ })).toBeVisible();
  await expectGoodLook(page);
  const status = page.getByLabel('Status', { exact: true });
  await status.selectOption('cancelled');
  await expect(delivered).toHaveCount(0);
  await expect(page).toHaveURL(/status=cancelled/);
  await expect(status).toHaveValue('cancelled');
  await status.selectOption('');
  await expect(delivered).toBeVisible();
  await page.request.post('/api/desk/podcasts', { headers, data: staffOrder(email) });
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toBeVisible();
  await expect(delivered).toHaveCount(0);
  await expectGoodLook(page);

  await row.getByRole('button', { name: /^AI data/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Submit data' }).click();
  await expect(dialog.getByText('Please paste the ChatGPT data before submitting')).toBeVisible();
  await dialog.getByLabel('ChatGPT data').fill(chatData('77 Alder Court'));
  await dialog.getByRole('button', { name: 'Submit data' }).click();
  await expect(row).toContainText('77 Alder Court');

  await row.getByRole('button', { name: /^Delete the order/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Nell Ashgrove');
  const found = await page.request.get('/api/desk/podcasts', { headers, params: { search: email } });
  const { podcasts } = (await found.json()) as { podcasts: { id: string }[] };
  const data = { podcastId: podcasts[0]?.id, chatgptData: chatData('79 Alder Court') };
  const changed = await page.request.post('/functions/v1/process-manual-chatgpt-data', { headers, data });
  expect(changed.ok()).toBe(true);
  await question.getByRole('button', { name: 'Delete order' }).click();
  // As leaving the page does: no ten-second wait.
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await expect(page.getByText(/^Failed to delete order: This order has changed/)).toBeVisible();
  await expect(row).toContainText('79 Alder Court');
  await row.getByRole('button', { name: /^Delete the order/ }).click();
  await question.getByRole('button', { name: 'Delete order' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.getByRole('button', { name: /^Delete the order/ }).click();
  await question.getByRole('button', { name: 'Delete order' }).click();
  await expect(page.getByText('No orders match your search')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).not.toHaveURL(/search=/);
});

test('ready listings accept another recording', async ({ page }) => {
  const { headers } = await openDesk(page, '/property/hurdle-hill');
  const card = page.getByRole('region', { name: 'Upload Podcast to Listing' });
  await card.getByRole('button', { name: 'Upload podcast' }).click();
  await expect(page.getByText('Please select an MP3 file and listing')).toBeVisible();
  await card.locator('input[type=file]').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no sound'),
  });
  await expect(page.getByText('Invalid file type')).toBeVisible();
  await card.locator('input[type=file]').setInputFiles(episode);
  const megabytes = (episode.buffer.length / 1024 / 1024).toFixed(2);
  await expect(card.getByText(`Size: ${megabytes} MB`, { exact: true })).toBeVisible();
  const presets = card.getByRole('group', { name: 'Or choose one of these' }).getByRole('button');
  await expect(presets).toHaveText(['Hurdle Hill Road', 'Foundry Walk']);
  const listing = card.getByLabel('Listing ID');
  await expect(listing).toHaveValue(uploadPresets[0].listingId);
  await presets.nth(1).click();
  await expect(listing).toHaveValue(uploadPresets[1].listingId);
  await presets.nth(0).click();
  await expectGoodLook(page);
  await card.getByRole('button', { name: 'Upload podcast' }).click();
  await expect(page.getByText('Podcast uploaded successfully')).toBeVisible();
  await expect(
    page.getByText('MP3 file "short.mp3" has been uploaded and linked to the listing'),
  ).toBeVisible();
  await expect(card.getByText('Choose an MP3 file')).toBeVisible();

  await page.goto('/admin?tab=ready-listings&search=hurdle');
  await expect(page.getByRole('columnheader')).toHaveCount(13);
  const row = page.getByRole('row').filter({ hasText: '218 Hurdle Hill Road' });
  const before = await row.getByRole('link', { name: 'Listen' }).getAttribute('href');
  await row.locator('input[type=file]').setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('not a sound'),
  });
  await expect(page.getByText('Please select an audio file')).toBeVisible();
  await row.locator('input[type=file]').setInputFiles({
    name: 'episode.wav',
    mimeType: 'audio/wav',
    buffer: Buffer.from('RIFF'),
  });
  await expect(page.getByText('Only MP3 files are supported')).toBeVisible();
  await row.locator('input[type=file]').setInputFiles(another);
  await expect(page.getByText('Podcast updated successfully')).toBeVisible();
  await expect(row.getByRole('link', { name: 'Listen' })).not.toHaveAttribute('href', before as string);
  expect((await page.request.get(before as string, { headers })).status()).toBeLessThan(500);
  await expectGoodLook(page);
  await page.getByRole('searchbox').fill('nothing-like-this');
  await expect(page.getByText('No ready listings match your search')).toBeVisible();

  await page.goto('/admin?tab=orders&search=hurdle');
  await expect(row).toBeVisible();
  const send = await hold(page, '**/functions/v1/upload-podcast?*');
  await row.locator('input[type=file]').setInputFiles(episode);
  await expect(row.getByRole('progressbar', { name: 'Uploading…' })).toHaveAttribute('aria-valuenow', '20');
  await expect(row.getByText('20%')).toBeVisible();
  // An upload ends by reloading the list, so that the row is up to date when it says so.
  const readAgain = await hold(page, '**/api/desk/podcasts?*');
  send();
  await expect(row.getByRole('progressbar', { name: 'Delivering…' })).toHaveAttribute('aria-valuenow', '50');
  await expect(row.getByText('50%')).toBeVisible();
  readAgain();
  await expect(row.getByRole('progressbar', { name: 'Delivered' })).toHaveAttribute('aria-valuenow', '100');
  await expect(row.getByRole('button', { name: /^Replace audio/ })).toBeVisible();
});

test('a file of orders is previewed, checked, created once, and reported row by row', async ({ page }) => {
  const { email } = newPerson('file');
  await openDesk(page, '/admin?tab=bulk-upload');
  const input = page.getByLabel('CSV file');
  const choose = (name: string, text: string) =>
    input.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('orders.xlsx', 'x');
  await expect(page.getByText('Please select a CSV file').first()).toBeVisible();
  await choose('orders.csv', 'customer_email,listing_url\na@x.example,https://x.example');
  await expect(
    page.getByText('Missing required columns: customer_first_name, customer_last_name').first(),
  ).toBeVisible();
  const rows = Array.from(
    { length: 12 },
    (_, index) => `${index}.${email},Nell,Ash,${nowhere(`file-${index}`)}`,
  );
  const header = 'customer_email,customer_first_name,customer_last_name,listing_url';
  await choose('orders.csv', [header, ...rows, 'nobody,Nell,Ash,https://x.example', ',,,'].join('\n'));
  const preview = page.getByRole('region', { name: 'Preview of the first 10 rows' });
  await expect(preview.getByRole('row')).toHaveCount(11);
  await expect(page.getByText('1 row is skipped')).toBeVisible();
  await page.getByRole('button', { name: 'Check links and duplicates' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Create 12 orders' }).click();
  await expect(page.getByText('12 successful, 0 failed, 2 skipped')).toBeVisible();

  await choose('orders.csv', [header, ...rows, 'nobody,Nell,Ash,https://x.example', ',,,'].join('\n'));
  await page.getByRole('button', { name: 'Create 13 orders' }).click();
  await expect(page.getByText('Order already created from this file')).toHaveCount(12);
});

test('a waiting listing is filled from its link and approved', async ({ page }) => {
  await openDesk(page, '/admin/create-listing');
  await page.getByRole('button', { name: 'Create AI Listing' }).click();
  await expect(page.getByText('Please enter a listing URL').first()).toBeVisible();
  await expectGoodLook(page);
  await page.goto('/admin?tab=auto-populate&search=wren.adeyemi');
  await page.getByRole('button', { name: /^Auto-populate / }).click();
  await expect(page.getByText('Ready for Approval', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Re-process / })).toBeVisible();
  await expectGoodLook(page);
  await page.getByRole('button', { name: /^Approve / }).click();
  const question = page.getByRole('alertdialog', { name: 'Publish this listing?' });
  await expect(question).toContainText('116 Quillback Drive');
  await expectGoodLook(page);
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Listing approved')).toBeVisible();
  await expect(page.getByText('No listings match your search')).toBeVisible();
});
