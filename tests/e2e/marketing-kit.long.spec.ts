import { randomUUID } from 'node:crypto';
import { expectSignedIn, signIn } from './account-steps.ts';
import { expect, expectAccessible, test } from './journey.ts';

const customer = { email: 'customer@hearthcast.example', password: 'Hearthside-42' };
/** A picture is drawn in four sizes; a machine that runs other journeys takes its time. */
const drawingTime = 60_000;

test.use({ allowErrors: [/status of 404/] });

test('a customer makes posts and a picture, edits one, and cannot find anyone else’s kit', async ({
  page,
}) => {
  await page.goto('/auth');
  await signIn(page, customer);
  await expectSignedIn(page, customer);
  await page.getByRole('link', { name: /^Open and share 14 Heron Point Road/ }).click();
  await expect(page.getByRole('heading', { name: '14 Heron Point Road', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: /^(Generate posts|Regenerate all posts)$/ }).click();
  const post = page.getByLabel('Facebook post', { exact: true });
  await page.getByRole('button', { name: 'Edit the Facebook post' }).click();
  await expect(post).toHaveValue(/14 Heron Point Road/);
  await page.getByRole('button', { name: /^(Generate|Regenerate) image$/ }).click();
  await expect(page.getByRole('img', { name: /Text: .*14 Heron Point Road/ }).first()).toBeVisible({
    timeout: drawingTime,
  });
  // The sample home's kit is made after startup; an email that arrives after the click would need another one.
  await expect(page.getByRole('button', { name: 'Regenerate email' })).toBeVisible({ timeout: drawingTime });
  await page.getByRole('radio', { name: 'Open house' }).click();
  const update = page.getByRole('button', { name: 'Update all to “Open house”' });
  await expect(update).toBeDisabled();
  await page
    .getByLabel('Day', { exact: true })
    .fill(new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10));
  await expect(
    page.getByText(
      /^To update: Facebook, Instagram, X, LinkedIn, Threads, TikTok, Google Business, SMS, (?:and )?the image/,
    ),
  ).toBeVisible();
  await update.click();
  // The button itself is no indicator: its name changes while it works.
  await expect(page.getByText('Updated', { exact: true })).toBeVisible({ timeout: drawingTime });
  await expect(update, 'one press brings every part up to date').toBeHidden();
  await expect(post).toHaveValue(/open house/i);
  await page.getByRole('button', { name: /^(Generate|Regenerate) email$/ }).click();
  await page.getByRole('button', { name: 'Edit the email' }).click();
  await page.getByLabel('Heading').fill('Hear it first');
  const email = page.frameLocator('iframe[title="The email as readers see it"]');
  await expect(email.locator('h1'), 'the policy lets its styles through').toHaveCSS('font-size', '30px');
  await expect(email.locator('h1'), 'the preview follows the typing').toHaveText('Hear it first');
  await post.fill('A home with a dock of its own. Come and listen.');
  await page.getByRole('tab', { name: 'Instagram' }).click();
  await page.getByRole('tab', { name: 'Facebook (not saved)' }).click();
  await page.reload();
  await expect(post, 'what was typed is never lost').toHaveValue(/a dock of its own/);
  await page.getByRole('button', { name: 'Save post' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy post' }).click();
  await expect(page.getByText('Facebook post copied to clipboard!')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  await page.goto(`/marketing/${randomUUID()}`);
  await expect(page.getByRole('heading', { name: 'Podcast not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to My Account' }).last().click();
  await expect(page).toHaveURL(/\/account$/);
});
