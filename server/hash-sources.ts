import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const patterns = [
  '{web,api,jobs,domain,adapters,db,server}/**/*.{ts,tsx,css,json,svg}',
  'web/public/**/*.*',
  'vite.config.ts',
  'tools/*.ts',
  '{clients,tools/client}/**/*.{ts,html,css}',
];

/** A fingerprint of everything the build reads: one line for our sources, one for the packages. */
export function hashSources(root: string): string {
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
  const sources = files.filter((file) => !file.includes('.test.'));
  return `${hashFiles(root, sources)}\n${hashFiles(root, ['package-lock.json'])}\n`;
}

function hashFiles(root: string, files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

export type BuildState = 'current' | 'other-packages' | 'other-sources' | 'missing';

/** What `dist` was built from. `npm prune` rewrites the lock file, so a finished image has "other packages". */
export function findBuildState(root: string): BuildState {
  const mark = join(root, 'dist', 'sources');
  if (!existsSync(mark)) return 'missing';
  const built = readFileSync(mark, 'utf8');
  const now = hashSources(root);
  if (built === now) return 'current';
  return built.split('\n')[0] === now.split('\n')[0] ? 'other-packages' : 'other-sources';
}
