import { openSignedIn, signInElsewhere, staff } from './account-steps.ts';
import { expect, expectGoodLook, test } from './journey.ts';

// A dropped call and a refused save are part of the story.
test.use({ allowErrors: [/the server responded with a status of 409|net::ERR_FAILED/] });

test('a visitor requests a market and asks a business', async ({ page }) => {
  await page.clock.install();
  await page.goto('/business-directory?q=oregon');
  await expect(page.getByRole('heading', { name: 'Bend' })).toBeVisible();
  await page.goto('/business-directory');
  const add = page.getByRole('button', { name: 'Add Market' });
  await page.getByLabel('City Name').focus();
  await expect(page.locator('[data-island=market-request-form][data-awake=yes]')).toBeVisible();
  await add.click();
  for (const text of [
    'City name is required',
    'State name is required',
    'Your name is required',
    'Email is required',
    'Phone number is required',
  ])
    await expect(page.getByText(text)).toBeVisible();
  await expectGoodLook(page);
  await page.getByLabel('City Name').fill('Larkspur');
  await page.getByLabel('State Name').fill('Colorado');
  await page.getByLabel('Your Name').fill('Ana Díaz');
  await page.getByLabel('Email').fill('ana@');
  await page.getByLabel('Phone Number').fill('(555) 010-0142');
  await add.click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await page.getByLabel('Email').fill('ana@example.com');
  const { promise: isLookedAt, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(
    '**/functions/v1/create-market-request',
    async (route) => {
      await isLookedAt;
      await route.abort();
    },
    { times: 1 },
  );
  await add.click();
  await expect(page.getByRole('button', { name: 'Adding Market...' })).toBeDisabled();
  letGo();
  await expect(page.getByText('Failed to add market. Please try again.')).toBeVisible();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(page.getByLabel('City Name')).toHaveValue('Larkspur');
  await add.click();
  await expect(page.getByText('Market Added Successfully!')).toBeVisible();
  await expect(
    page.getByText(
      'Larkspur, Colorado has been added to our directory. It may take a few minutes to appear.',
    ),
  ).toBeVisible();
  await expect(page.getByLabel('City Name')).toHaveValue('');
  const reloaded = page.waitForEvent('load');
  await page.clock.fastForward(2000);
  await reloaded;
  await expect(page.getByText('Market Added Successfully!')).toBeInViewport();

  await page.goto('/business-directory/bend-oregon');
  const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/business-inquiry/, async (route) => {
    await isSeen;
    await route.continue();
  });
  await page
    .getByRole('link', { name: /^Request Information from/ })
    .first()
    .click();
  await expect(page.locator('[data-slot=form-skeleton]')).toBeVisible();
  goOn();
  const dialog = page.getByRole('dialog', { name: 'Request Information' });
  await dialog.getByRole('button', { name: 'Request Information' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await expectGoodLook(page);
  await dialog.getByLabel('Full Name').fill('Ana Díaz');
  await dialog.getByLabel('Email').fill('ana@example.com');
  await dialog.getByLabel('Phone').fill('(555) 010-0142');
  await dialog.getByRole('button', { name: 'Request Information' }).click();
  await expect(dialog.getByText('Thank you!')).toBeVisible();
});

test('staff close a market, feature a business and import a file', async ({ page }) => {
  const session = await signInElsewhere(page, staff);
  await openSignedIn(page, session, '/admin/directory?tab=markets');
  await page.getByRole('searchbox', { name: 'Search markets' }).fill('boise');
  const row = page.getByRole('row', { name: /Boise, Idaho/ });
  await row.getByRole('button', { name: 'Change Boise, Idaho' }).click();
  const dialog = page.getByRole('dialog');
  await expectGoodLook(page);
  const headers = { Authorization: `Bearer ${session.access_token}` };
  const { markets } = await (
    await page.request.get('/api/directory/markets?search=boise', { headers })
  ).json();
  await page.request.post('/api/directory/markets', {
    headers,
    data: { ...markets[0], population: 240_001 },
  });
  // Open dialogs keep what they showed, so that nobody's change is lost when the list behind reloads.
  await expect(page.getByText('240,001')).toBeAttached();
  await dialog.getByLabel('On the website').selectOption('Hidden');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Someone else has just changed this.')).toBeVisible();
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: 'Change Boise, Idaho' }).click();
  await dialog.getByLabel('On the website').selectOption('Hidden');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Hidden');

  await page.getByRole('tab', { name: 'Businesses' }).click();
  await page.getByLabel('Market', { exact: true }).selectOption('Bend, Oregon');
  const feature = page.getByRole('button', { name: /^Feature / }).first();
  const name = (await feature.getAttribute('aria-label'))?.replace('Feature ', '') ?? '';
  await feature.click();
  await expect(page.getByRole('button', { name: `Stop featuring ${name}` })).toBeVisible();
  await expectGoodLook(page);

  await page.getByRole('tab', { name: 'Import' }).click();
  const csv = 'market,category,name\nbend-oregon,home-inspectors,Imported Inspectors\nnowhere,x,y\n';
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'b.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByText('2 rows: 1 added, 0 changed, 0 as before, 1 refused.')).toBeVisible();
  await expect(page.getByText('There is no market “nowhere”.')).toBeVisible();
});
