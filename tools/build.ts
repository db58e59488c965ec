import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createBuilder } from 'vite';
import { playerScriptPath } from '#domain/listings/sharing/rules.ts';
import { hashSources } from '#server/hash-sources.ts';
import { readArguments } from '../commands/read-arguments.ts';
import { buildClient, buildPlayer, writeOperations } from './client/build-client.ts';
import { buildExtension } from './client/build-extension.ts';
import { precompress } from './precompress.ts';

readArguments(`Usage: npm run build
Builds the website into dist/. It builds aside and swaps at the end: an interrupted build leaves the old one in place.`);
const root = join(import.meta.dirname, '..');
const finished = join(root, 'dist');
const staging = join(root, `dist.staging-${process.pid}`);
writeOperations(root);
const sources = hashSources(root);
const started = Date.now();
// React's development build must not be served, whatever the shell's settings.
process.env.NODE_ENV = 'production';
try {
  const builder = await createBuilder({
    root,
    logLevel: 'warn',
    environments: {
      client: { build: { outDir: join(staging, 'client') } },
      ssr: { build: { outDir: join(staging, 'server') } },
    },
  });
  for (const environment of Object.values(builder.environments)) await builder.build(environment);
  mkdirSync(join(staging, 'client', 'clients'));
  writeFileSync(join(staging, 'client', 'clients', 'hearthcast.js'), await buildClient(root));
  const player = join(staging, 'client', playerScriptPath);
  mkdirSync(dirname(player), { recursive: true });
  writeFileSync(player, await buildPlayer(root));
  mkdirSync(join(staging, 'extension'));
  for (const [name, bytes] of await buildExtension(root))
    writeFileSync(join(staging, 'extension', name), bytes);
  await precompress(join(staging, 'client'));
  writeFileSync(join(staging, 'sources'), sources);
  const outdated = join(root, `dist.staging-old-${process.pid}`);
  if (existsSync(finished)) renameSync(finished, outdated);
  renameSync(staging, finished);
} finally {
  for (const entry of readdirSync(root)) {
    if (entry.startsWith('dist.staging-') && entry.endsWith(`-${process.pid}`)) {
      rmSync(join(root, entry), { recursive: true, force: true });
    }
  }
}
console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
