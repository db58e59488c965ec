import type { Plugin } from 'vite';

/** The toasts insert a style element, which the content policy blocks. toaster.tsx imports the same styles as a file. */
export function stripSonnerStyles(): Plugin {
  return {
    name: 'strip-sonner-styles',
    transform(code, id) {
      if (!/\/sonner\/dist\/index\.m?js/.test(id)) return undefined;
      const stripped = code.replace(/^__insertCSS\(".*"\);$/m, '');
      if (stripped === code)
        throw new Error('sonner inserts its styles in another way; adapt strip-sonner-styles.ts');
      return { code: stripped, map: null };
    },
  };
}
