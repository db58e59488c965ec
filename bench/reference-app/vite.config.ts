import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { readBuiltAssets } from '#server/assets.ts';

const here = import.meta.dirname;
const { siteStyles, fontPreloads } = readBuiltAssets(join(here, '..', '..', 'dist', 'client'));
const styles = 'inline' in siteStyles ? siteStyles.inline : '';

export default defineConfig({
  publicDir: false,
  plugins: [reactRouter()],
  define: {
    'process.env.NODE_ENV': '"production"',
    REFERENCE_ASSETS: JSON.stringify({ styles, fontPreloads }),
    REFERENCE_URL: JSON.stringify(process.env.REFERENCE_URL),
  },
  // The whole page is one tree there, so an island is an ordinary part of it.
  resolve: {
    alias: [
      { find: /^(#web\/site|\.|(\.\.\/?)+)\/island\.tsx$/, replacement: join(here, 'inline-island.tsx') },
    ],
  },
  environments: {
    ssr: {
      resolve: { noExternal: true, external: ['sharp', 'pg-native'] },
      build: { rolldownOptions: { input: join(here, 'server.ts') } },
    },
  },
});
