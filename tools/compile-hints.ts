import type { Plugin } from 'vite';

const firstLoad = /^(?:react|frame|order|order-parts|sign-in|sign-in-parts)$/;

/**
 * Tells the browser to compile the first load's scripts completely, on another thread, while they arrive. Otherwise it
 * only preparses each function and compiles it when it's called, which delays the first screen on a slow phone.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // The comment only counts at the very top, so it must be added after everything else that goes there.
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
