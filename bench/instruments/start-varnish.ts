import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answering, type BenchServer, childrenOf, end, onCoreZero } from './servers.ts';

export const hasVarnish = existsSync('/usr/sbin/varnishd');
const recipe = join(import.meta.dirname, '..', '..', 'ops', 'varnish.vcl');

/** Debian's Varnish with our own configuration, in front of a website on this machine. */
export async function startVarnish(port: number, websitePort: number): Promise<BenchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthcast-varnish-'));
  const file = join(folder, 'varnish.vcl');
  writeFileSync(file, readFileSync(recipe, 'utf8').replace('"3000"', `"${websitePort}"`));
  const url = `http://127.0.0.1:${port}`;
  const [command = '', ...args] = [
    ...onCoreZero,
    '/usr/sbin/varnishd',
    ...['-F', '-j', 'none', '-n', join(folder, 'state'), '-s', 'malloc,100m'],
    ...['-a', `127.0.0.1:${port}`, '-f', file],
  ];
  const child = spawn(command, args, { stdio: 'ignore' });
  await answering(`${url}/health/live`);
  return {
    url,
    pids: [child.pid as number, ...childrenOf(child.pid as number)],
    stop: async () => {
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
