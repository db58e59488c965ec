import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { prewriteElements } from './prewrite-elements.ts';

const pageFile = /^web\/site\/.*\.tsx$/;
const FIRST_LOOKS = 'web/site/first-looks.ts';
/** A type import doesn't load the file. */
const importedFile = /(?:^import (?!type\b)[^;']*?|\bimport\()'([.#][^']+\.tsx?)'/gm;

/**
 * Writes the constant markup of public pages when the server is built. Islands and everything they use stay as they are,
 * because React renders and hydrates them; the exception is first looks, which the server writes by itself.
 */
export function prewriteMarkup(): Plugin {
  let root = '';
  let rendered = new Set<string>();
  let looks = new Set<string>();
  return {
    name: 'hearthcast:prewrite-markup',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    configResolved(config) {
      root = config.root;
      rendered = listRenderedByReact(root);
      looks = listFirstLooks(root);
    },
    transform(code, id) {
      const file = relative(root, id);
      if (!pageFile.test(file) || rendered.has(file)) return undefined;
      const written = prewriteElements(code, file, { isHydrated: looks.has(file) });
      // Every line keeps its number.
      return written === undefined ? undefined : { code: written, map: null };
    },
  };
}

/** Islands without a first look, with everything they use; of the others, only what isn't in their first look. */
export function listRenderedByReact(root: string): Set<string> {
  const written = readFileSync(join(root, FIRST_LOOKS), 'utf8');
  const islands = globSync('web/site/islands/*.tsx', { cwd: root });
  const [own, other] = [[] as string[], [] as string[]];
  for (const file of islands) (written.includes(`'${basename(file, '.tsx')}':`) ? own : other).push(file);
  const rendered = listImported(root, other);
  const looks = listFirstLooks(root);
  for (const file of listImported(root, own)) if (!looks.has(file)) rendered.add(file);
  return rendered;
}

/** What the server writes of an island before anyone touches it. */
export function listFirstLooks(root: string): Set<string> {
  const looks = listImported(root, [FIRST_LOOKS]);
  looks.delete(FIRST_LOOKS);
  return looks;
}

/** These files and everything they import. */
function listImported(root: string, files: string[]): Set<string> {
  const found = new Set(files);
  for (const file of found) {
    const source = readFileSync(join(root, file), 'utf8');
    for (const [, path = ''] of source.matchAll(importedFile))
      found.add(path.startsWith('#') ? path.slice(1) : join(dirname(file), path));
  }
  return found;
}
