import type { Plugin } from 'vite';

const firstLoad = /^(?:react|frame|order|order-parts|sign-in|sign-in-parts)$/;

/**
 * Tells the browser to compile the scripts of the first load whole, beside the page, while they arrive. Otherwise it
 * skims each function and compiles it when it's called, which holds up the first screen of a slow phone.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // The comment only counts at the very top, so it comes after everything else that is put there.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && firstLoad.test(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}
