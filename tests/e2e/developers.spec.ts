import { exec } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from './journey.ts';

test('code is copied with a click', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/developers');
  await page.getByRole('button', { name: 'Copy curl' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/v1/orders');
});

/** The commands in the README's API section, as printed except for the port. */
function readmeCommands(origin: string): string[] {
  const section = readFileSync('README.md', 'utf8').split('## API')[1]?.split('\n## ')[0] ?? '';
  const commands = section.replaceAll('\\\n', ' ').match(/^ {4}curl .*$/gm) ?? [];
  return commands.map((command) => command.replaceAll('http://localhost:3000', origin));
}

const runInShell = promisify(exec);

test('the commands in the README work as printed, on a server that has just started', async ({ baseURL }) => {
  const [create = '', list = '', ...others] = readmeCommands(baseURL ?? '');
  expect(others).toEqual([]);
  const created = JSON.parse((await runInShell(create)).stdout) as { id: string; status: string };
  expect(created.status).toBe('in_production');
  expect((await runInShell(list)).stdout).toContain(created.id);
});
