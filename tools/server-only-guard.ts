import { relative } from 'node:path';
import type { Plugin } from 'vite';

const serverOnly =
  /^(db\/(?!column-values\.ts$)|adapters|jobs|server|commands|api\/(?!contract\.ts))|^domain\/(?!.*\/(schema|rules)\.ts$)|^web\/site\/((document|render-page|site-routes|page-cache|pages|islands|island)\.tsx?$|.*-page\.tsx$)/;

/** Stops the build, or the page in development, when browser code reaches a file that only the server may load. */
export function serverOnlyGuard(): Plugin {
  let root = '';
  return {
    name: 'hearthcast:server-only-guard',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    load(id) {
      if (this.environment.config.consumer !== 'client' || id.includes('node_modules')) return;
      const file = relative(root, id.split('?')[0] as string);
      if (/\.[cm]?tsx?$/.test(file) && serverOnly.test(file)) {
        this.error(`${file} belongs to the server and must not reach the browser.`);
      }
    },
  };
}
