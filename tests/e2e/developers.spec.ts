import { readFileSync } from 'node:fs';
import { expect, expectGoodLook, test } from './journey.ts';

for (const path of [
  '/developers',
  '/developers/reference',
  '/developers/webhooks',
  '/developers/assistants',
  '/developers/errors',
]) {
  test(`the look of ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'For developers' })).toBeVisible();
    await expectGoodLook(page);
  });
}

test('code is copied with a click', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/developers');
  await page.getByRole('button', { name: 'Copy curl' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/v1/orders');
});

/** The calls of the README's API section, as printed but for the port. */
function readmeCalls(origin: string) {
  const section = readFileSync('README.md', 'utf8').split('## API')[1]?.split('\n## ')[0] ?? '';
  const commands = section.replaceAll('\\\n', ' ').match(/^ {4}curl .*$/gm) ?? [];
  return commands.map((command) => {
    const text = command.replaceAll('http://localhost:3000', origin);
    const headers = [...text.matchAll(/-H "([^:]+): ([^"]+)"/g)].map(([, name, value]) => [name, value]);
    return {
      url: /curl (\S+)/.exec(text)?.[1] ?? '',
      headers: Object.fromEntries(headers) as Record<string, string>,
      data: /-d '([^']+)'/.exec(text)?.[1],
    };
  });
}

test('the calls of the README work as they are printed', async ({ page, baseURL }) => {
  const [create, list] = readmeCalls(baseURL ?? '');
  const created = await page.request.post(create?.url ?? '', {
    headers: create?.headers ?? {},
    data: create?.data ?? '',
  });
  expect(created.status(), await created.text()).toBe(201);
  const { id, status } = (await created.json()) as { id: string; status: string };
  expect(status).toBe('in_production');
  const listed = await page.request.get(list?.url ?? '', { headers: list?.headers ?? {} });
  expect(await listed.text()).toContain(id);
});
