import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Plugin } from 'vite';

const MARK = '?app';
const root = import.meta.dirname.replace(/tools$/, '');
const isOfApp = (id: string) => id.endsWith(MARK) || id.startsWith(`${root}web/app/`);
const isReact = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/** Modules both halves use. React isn't copied: someone who comes from a public page already has it. */
function isShared(id: string): boolean {
  return /^\/[^?]+\.(?:ts|tsx|js|mjs)$/.test(id) && id.startsWith(root) && !isOfApp(id) && !isReact.test(id);
}

/**
 * Gives the app its own copies of modules that public pages use too. A page belongs to one half, so two copies never meet,
 * and each half's chunks can be split for it alone.
 */
export function appCopies(): Plugin {
  return {
    name: 'app-copies',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (!importer || !isOfApp(importer)) return null;
      const found = await this.resolve(source, importer.replace(MARK, ''), { ...options, skipSelf: true });
      return found && !found.external && isShared(found.id) ? { ...found, id: found.id + MARK } : found;
    },
    load(id) {
      if (!id.endsWith(MARK)) return null;
      const path = id.slice(0, -MARK.length);
      const type = extname(path).slice(1);
      const moduleType = type === 'mjs' ? 'js' : type;
      return { code: readFileSync(path, 'utf8'), moduleType: moduleType as 'js' | 'ts' | 'tsx' };
    },
  };
}
