import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { prewriteElements } from './prewrite-elements.ts';

const pageFile = /^web\/site\/.*\.tsx$/;

/**
 * Writes the constant markup of public pages when the server is built. Islands and whatever they are made of stay as
 * they are, because React renders and hydrates them.
 */
export function prewriteMarkup(): Plugin {
  let root = '';
  let hydrated = new Set<string>();
  return {
    name: 'hearthcast:prewrite-markup',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    configResolved(config) {
      root = config.root;
      hydrated = listHydrated(root);
    },
    transform(code, id) {
      const file = relative(root, id);
      if (!pageFile.test(file) || hydrated.has(file)) return undefined;
      const written = prewriteElements(code, file);
      // Every line is where it was.
      return written === undefined ? undefined : { code: written, map: null };
    },
  };
}

/** The files of islands and all that they import. */
export function listHydrated(root: string): Set<string> {
  const found = new Set(globSync('web/site/islands/*.tsx', { cwd: root }));
  for (const file of found) {
    const source = readFileSync(join(root, file), 'utf8');
    for (const [, path = ''] of source.matchAll(/\b(?:from|import) ?\(?'([.#][^']+\.tsx?)'/g))
      found.add(path.startsWith('#') ? path.slice(1) : join(dirname(file), path));
  }
  return found;
}
