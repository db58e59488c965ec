import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from '#server/env.ts';
import { siteFile, zipFiles } from '#server/extension-download.ts';
import { readArguments } from '../commands/read-arguments.ts';
import { buildExtension } from './client/build-extension.ts';

readArguments(`Usage: npm run build:extension
Builds the browser extension for the site of SITE_URL, as a folder to load and as a file for a store.`);
const root = join(import.meta.dirname, '..');
const { siteUrl } = readEnv(root);
const folder = join(root, 'dist', 'extension');
const archive = join(root, 'dist', 'hearthcast-button.zip');
const files = new Map([...(await buildExtension(root)), siteFile(siteUrl)]);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
writeFileSync(archive, await zipFiles(files));
console.log(`The extension for ${siteUrl}:\n  ${folder}\n  ${archive}`);
