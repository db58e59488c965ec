import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appCopies } from './tools/app-copies.ts';
import { compileHints } from './tools/compile-hints.ts';
import { escapeCharacters } from './tools/escape-characters.ts';
import { createChunkNames, withoutFrame } from './tools/group-chunks.ts';
import { prewriteMarkup } from './tools/prewrite-markup.ts';
import { serverOnlyGuard } from './tools/server-only-guard.ts';
import { stripSonnerStyles } from './tools/strip-sonner-styles.ts';

/** Packages with native parts are loaded from node_modules; everything else is bundled, which saves most of the start time. */
const nativePackages = ['sharp', '@node-rs/argon2', 'pg-native', 'vite'];

export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: 'web/public',
  plugins: [
    command === 'build' && prewriteMarkup(),
    react(),
    tailwindcss(),
    serverOnlyGuard(),
    appCopies(),
    stripSonnerStyles(),
    compileHints(),
    escapeCharacters(),
  ],
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        emptyOutDir: true,
        assetsInlineLimit: 0,
        modulePreload: { resolveDependencies: withoutFrame },
        rolldownOptions: {
          input: {
            site: 'web/site/island-runtime.ts',
            app: 'web/app/main.tsx',
            'app-start': 'web/app/start.ts',
            'site-styles': 'web/styles/site.css',
          },
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ debugName: 'first load', name: createChunkNames() }],
            },
          },
        },
      },
    },
    ssr: {
      // Without this the bundle would carry and run React's development half.
      ...(command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        ssr: true,
        sourcemap: true,
        rolldownOptions: { input: { main: 'server/main.ts' } },
      },
      // In development packages are loaded by Node itself: the bundler's runner takes only modern modules.
      resolve: command === 'build' ? { noExternal: true, external: nativePackages } : {},
    },
  },
}));
