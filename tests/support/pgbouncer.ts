import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startDatabaseProxy } from './database-proxy.ts';
import { findFreePort } from './free-port.ts';
import { eventually } from './processes.ts';

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path));

/** A real PgBouncer with its own settings is better than a fake one, if it's installed. */
export const hasPgBouncer = PROGRAM !== undefined;

export async function startPgBouncer(
  databaseUrl: string,
  poolMode: 'session' | 'transaction',
): Promise<{ url: string; stop: () => void }> {
  // It runs as another user, who may not be able to reach the socket of the tests' own server.
  const proxy = await startDatabaseProxy(databaseUrl);
  const target = new URL(proxy.url);
  const folder = mkdtempSync(join(tmpdir(), 'hearthcast-pgbouncer-'));
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(join(folder, 'users.txt'), `"${target.username}" ""\n`);
  writeFileSync(
    settings,
    `[databases]
* = host=127.0.0.1 port=${target.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = ${poolMode}
max_client_conn = 100
default_pool_size = 30
`,
  );
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn(PROGRAM ?? '', [...user, settings], { stdio: 'ignore' });
  const url = `postgresql://${target.username}@127.0.0.1:${port}${target.pathname}`;
  await eventually(() => answers(url), Boolean);
  return {
    url,
    stop: () => {
      child.kill('SIGKILL');
      proxy.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}
