import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const patterns = [
  '{web,api,jobs,domain,adapters,db,server}/**/*.{ts,tsx,css,json,svg}',
  'web/public/**/*.*',
  'package-lock.json',
  'vite.config.ts',
  'tools/*.ts',
  '{clients,tools/client}/**/*.ts',
];

/** A fingerprint of everything the build reads. */
export function hashSources(root: string): string {
  const hash = createHash('sha256');
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
  for (const file of files) {
    if (file.includes('.test.')) continue;
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

export function isBuildCurrent(root: string): boolean {
  const mark = join(root, 'dist', 'sources');
  return existsSync(mark) && readFileSync(mark, 'utf8') === hashSources(root);
}
