import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { answering, type BenchServer, end, onCoreZero } from '../servers.ts';

const root = join(import.meta.dirname, '..', '..');

/** Builds and starts the listing page as React Router serves it, on the same rows. */
export async function startReactRouter(
  port: number,
  databaseUrl: string,
  path: string,
): Promise<BenchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthcast-react-router-'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [react()],
    // The whole page is one tree there, so an island is an ordinary part of it.
    resolve: {
      alias: [
        { find: /^(\.\.?\/)+island\.tsx$/, replacement: join(import.meta.dirname, 'inline-island.tsx') },
      ],
    },
    ssr: { noExternal: true, external: ['sharp', '@node-rs/argon2', 'pg-native', 'vite'] },
    build: { ssr: join(import.meta.dirname, 'server.tsx'), outDir: folder, emptyOutDir: true },
  });
  const [command = '', ...args] = [...onCoreZero, process.execPath, join(folder, 'server.js')];
  const child = spawn(command, [...args, String(port), databaseUrl, root], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await answering(`http://127.0.0.1:${port}${path}`);
  return {
    url: `http://127.0.0.1:${port}`,
    pids: [child.pid as number],
    stop: async () => {
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
