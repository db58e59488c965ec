import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { build } from 'vite';
import { extensionManifest } from '../../clients/extension/manifest.ts';

/** The browser extension's files by name, without the URL of the site it sends pages to. */
export async function buildExtension(root: string): Promise<Map<string, Uint8Array>> {
  const folder = join(root, 'clients/extension');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const files = new Map<string, Uint8Array>();
  for (const name of ['send.html', 'send.css']) files.set(name, readFileSync(join(folder, name)));
  for (const name of ['background', 'send'])
    files.set(`${name}.js`, Buffer.from(await buildScript(root, join(folder, `${name}.ts`))));
  const manifest = extensionManifest(version);
  files.set('manifest.json', Buffer.from(JSON.stringify(manifest, null, 2)));
  for (const [size, name] of Object.entries(manifest.icons))
    files.set(name, await sharp(join(root, 'web/public/icon-512.png')).resize(Number(size)).png().toBuffer());
  return files;
}

/** One script, left readable, because stores review it. */
async function buildScript(root: string, entry: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'script' } },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error(`${entry} was not built.`);
  return result.output[0].code;
}
