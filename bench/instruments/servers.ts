import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export type BenchServer = { url: string; pids: number[]; stop: () => Promise<void> };

const root = join(import.meta.dirname, '..', '..');
/** Servers share one core; the load comes from the other. */
export const onCoreZero = existsSync('/usr/bin/taskset') ? ['taskset', '-c', '0'] : [];

/** The built Hearthcast with its own data folder. */
export async function startHearthcast(
  port: number,
  env: Record<string, string> = {},
  { isPinned = true } = {},
): Promise<BenchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthcast-bench-'));
  const [command = '', ...args] = [
    ...(isPinned ? onCoreZero : []),
    process.execPath,
    // The settings of `npm start`.
    '--max-semi-space-size=8',
    join(root, 'server', 'start.ts'),
  ];
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Building sets NODE_ENV for this process; the demo runs without the keys that production requires.
    env: {
      ...process.env,
      NODE_ENV: 'development',
      MALLOC_ARENA_MAX: '2',
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      ...env,
    },
  });
  await answering(`http://127.0.0.1:${port}/health`);
  return {
    url: `http://127.0.0.1:${port}`,
    pids: [child.pid as number],
    stop: async () => {
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The upper bound: the same bytes as a static file, from nginx if it's installed, otherwise from bare node:http. */
export async function startStatic(port: number, body: Buffer): Promise<BenchServer & { name: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthcast-static-'));
  writeFileSync(join(folder, 'index.html'), body);
  const hasNginx = existsSync('/usr/sbin/nginx');
  if (hasNginx) writeNginxConfig(folder, port);
  else writeFileSync(join(folder, 'server.mjs'), bareServer(port));
  const program = hasNginx
    ? ['/usr/sbin/nginx', '-p', folder, '-c', join(folder, 'nginx.conf')]
    : [process.execPath, join(folder, 'server.mjs')];
  const [command = '', ...args] = [...onCoreZero, ...program];
  const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'ignore'] });
  await answering(`http://127.0.0.1:${port}/`);
  return {
    name: hasNginx ? 'nginx' : 'node:http',
    url: `http://127.0.0.1:${port}`,
    pids: [child.pid as number, ...childrenOf(child.pid as number)],
    stop: async () => {
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function writeNginxConfig(folder: string, port: number): void {
  mkdirSync(join(folder, 'tmp'), { recursive: true });
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/tmp/${name};`)
    .join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; user root; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http { access_log off; sendfile on; keepalive_requests 100000000; open_file_cache max=10; ${paths}
  server { listen 127.0.0.1:${port}; root ${folder}; etag on; } }`,
  );
}

function bareServer(port: number): string {
  return `import { createServer } from 'node:http'; import { readFileSync } from 'node:fs';
const body = readFileSync('index.html');
createServer((q, r) => r.writeHead(200, {'content-type': 'text/html', 'content-length': body.length}).end(body)).listen(${port}, '127.0.0.1');`;
}

export function childrenOf(pid: number): number[] {
  const path = `/proc/${pid}/task/${pid}/children`;
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split(' ').filter(Boolean).map(Number) : [];
}

export async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await wait(100);
  }
  throw new Error(`${url} does not answer`);
}

export async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}
