import { signInElsewhere } from './account-steps.ts';
import { expect, expectGoodLook, test } from './journey.ts';

const customer = { email: 'customer@hearthcast.example', password: 'Hearthside-42' };

test.use({ allowErrors: [/status of 400/] });

test('anyone can find out whether a file is ours and unchanged', async ({ page }) => {
  const { access_token: token } = await signInElsewhere(page, customer);
  const answer = await page.request.post('/functions/v1/generate-listing-social-image', {
    headers: { Authorization: `Bearer ${token}` },
    data: { address: '77 Checked Lane', city: 'Larkmere', state: 'VT' },
  });
  const { imageUrl } = (await answer.json()) as { imageUrl: string };
  const file = await (await page.request.get(imageUrl)).body();

  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Verify a file' }).click();
  await expect(page.getByRole('heading', { name: 'Check if a file is ours', level: 1 })).toBeVisible();
  const picker = page.getByLabel('Choose a file', { exact: true });
  await expect(page.locator('[data-island=file-checker]')).toHaveAttribute('data-awake', 'yes');
  await picker.setInputFiles({ name: 'promo.jpg', mimeType: 'image/jpeg', buffer: file });
  const verdict = page.getByRole('heading', { name: 'We made this file, and nobody has changed it.' });
  await expect(verdict).toBeFocused();
  await expect(page.getByText('untrusted test certificate')).toBeVisible();
  await expectGoodLook(page);

  file[file.length - 40] = (file[file.length - 40] as number) ^ 0x10;
  await picker.setInputFiles({ name: 'changed.jpg', mimeType: 'image/jpeg', buffer: file });
  await expect(page.getByRole('heading', { name: 'This file was changed after we made it.' })).toBeVisible();
  await picker.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await expect(page.getByRole('heading', { name: 'We can’t check this kind of file.' })).toBeVisible();

  const link = page.getByLabel('Or paste a link to a Hearthcast file or listing page');
  await link.fill('https://elsewhere.example/files/promo.jpg');
  await page.getByRole('button', { name: 'Check link' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Paste a link that starts with' })).toBeVisible();
  await page.goto(`/verify?${new URLSearchParams({ link: imageUrl })}`);
  await expect(verdict).toBeVisible();
});
