import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { extensionManifest } from '../clients/extension/manifest.ts';
import { createExtensionDownload } from './extension-download.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthcast-download-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function download(siteUrl: string): Promise<{ status: number; body: Buffer }> {
  const answer = await createExtensionDownload(folder, siteUrl).request('/hearthcast-button.zip');
  return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
}

test('the built extension is served with the URL of the site that serves it', async () => {
  expect((await download('https://one.example')).status).toBe(404);
  writeFileSync(join(folder, 'manifest.json'), '{}');
  const { status, body } = await download('https://one.example');
  expect(status).toBe(200);
  expect(body.subarray(0, 2).toString()).toBe('PK');
  for (const name of ['manifest.json', 'site.json']) expect(body.includes(name)).toBe(true);
  expect((await download('https://one.example')).body).toEqual(body);
  expect((await download('https://two.example')).body).not.toEqual(body);
});

test('the extension may see a page only when its button is pressed', () => {
  const manifest = extensionManifest('1.2.3');
  expect(manifest.permissions).toEqual(['activeTab', 'scripting']);
  for (const key of [
    'host_permissions',
    'optional_host_permissions',
    'content_scripts',
    'externally_connectable',
  ])
    expect(manifest).not.toHaveProperty(key);
});
