import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBuilder } from 'vite';
import { precompress } from './precompress.ts';
import { hashSources } from './source-hash.ts';

const root = join(import.meta.dirname, '..');
const sources = hashSources(root);
const started = Date.now();
const builder = await createBuilder({ root, logLevel: 'warn' });
await builder.build(builder.environments.client as never);
await builder.build(builder.environments.ssr as never);
await precompress(join(root, 'dist', 'client'));
// Written last: a build that was interrupted does not count as one.
writeFileSync(join(root, 'dist', 'sources'), sources);
console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
