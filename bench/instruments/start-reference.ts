import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answering, type BenchServer, end, onCoreZero } from './servers.ts';

const root = join(import.meta.dirname, '..', '..');
const app = join(root, 'bench', 'reference-app');

/** Builds the listing page as an app in React Router's framework mode and starts it on the same rows. */
export async function startReactRouter(
  port: number,
  databaseUrl: string,
  path: string,
): Promise<BenchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthcast-react-router-'));
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), DATABASE_URL: databaseUrl };
  const builder = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const built = spawnSync(process.execPath, [builder, 'build', app, '--logLevel', 'error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, REFERENCE_BUILD: folder, REFERENCE_URL: url },
  });
  if (built.status !== 0) throw new Error('React Router could not build the reference');
  // Files looked up only at run time, such as the table of ZIP codes, must be next to the program.
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const program = join(folder, 'server', 'index.js');
  const [command = '', ...args] = [...onCoreZero, process.execPath, program];
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env });
  await answering(url + path);
  return {
    url,
    pids: [child.pid as number],
    stop: async () => {
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
