import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartRefused } from '../start-refused.ts';
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { choosePostgresUser, giveFolder, type PostgresUser } from './postgres-user.ts';

export type EmbeddedPostgres = { url: string; owned: boolean; stop: () => Promise<void> };

type Options = { folder: string; binDir?: string | undefined; settings?: Record<string, string> };

const DATABASE = 'hearthcast';
/** A socket path has room for about 100 bytes; above this length, the socket moves to a short folder. */
const MAX_SOCKET_FOLDER = 85;

/**
 * The shell holds a pipe from us. However we exit, the pipe closes and PostgreSQL is asked to shut down, so
 * no server is ever left behind.
 */
const WATCHDOG =
  'exec 3<&0; "$@" 3<&- </dev/null & pid=$!; ( cat <&3 >/dev/null; kill -INT $pid 2>/dev/null ) & wait $pid';

/**
 * Starts the bundled PostgreSQL in `folder`, creating the database the first time; attaches if it is already
 * running there.
 */
export async function startPostgres(options: Options): Promise<EmbeddedPostgres> {
  const folder = resolve(options.folder);
  const parent = dirname(folder);
  mkdirSync(parent, { recursive: true });
  const binaries = findPostgresBinaries(options.binDir);
  const user = choosePostgresUser({ programs: binaries.postgres, dataParent: parent });
  const socketFolder = chooseSocketFolder(folder, user);
  const url = urlFor(socketFolder);

  if (isServerRunning(folder)) {
    await answers(url);
    return { url, owned: false, stop: async () => {} };
  }
  if (!existsSync(join(folder, 'PG_VERSION'))) makeCluster(folder, binaries, user);
  requireSameVersion(folder, binaries);
  giveFolder(folder, user);
  // Left by a killed server. Its number may belong to another program now, which PostgreSQL would mistake for
  // itself.
  if (!isServerRunning(folder)) rmSync(join(folder, 'postmaster.pid'), { force: true });

  const child = launch(folder, socketFolder, binaries, user, options.settings ?? {});
  await answers(url, child, join(folder, 'server.log'));
  return { url, owned: true, stop: () => stopServer(child) };
}

function requireSameVersion(folder: string, binaries: PostgresBinaries): void {
  const written = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (written === String(binaries.majorVersion)) return;
  throw new StartRefused(
    `${folder} was written by PostgreSQL ${written}, and the programs here are version ${binaries.majorVersion}. Set PG_BIN_DIR to programs of version ${written}, or move the data with pg_upgrade.`,
  );
}

function makeCluster(folder: string, binaries: PostgresBinaries, user: PostgresUser): void {
  // A killed initdb must not look like a database, so we build in another folder and then rename it.
  for (const entry of readdirSync(dirname(folder))) {
    if (entry.startsWith('postgres.staging-'))
      rmSync(join(dirname(folder), entry), { recursive: true, force: true });
  }
  const staging = join(dirname(folder), `postgres.staging-${randomBytes(6).toString('hex')}`);
  mkdirSync(staging, { mode: 0o700 });
  giveFolder(staging, user);
  const locale =
    binaries.majorVersion >= 17
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
      : ['--locale=C.UTF-8'];
  const [command, ...args] = [
    ...user.prefix,
    binaries.initdb,
    ...['-D', staging, '-U', DATABASE, '-A', 'trust', '-E', 'UTF8', ...locale],
  ] as [string, ...string[]];
  const result = spawnSync(command, args, { ...identity(user), cwd: staging, encoding: 'utf8' });
  if (result.status !== 0)
    throw new Error(`PostgreSQL could not make its data folder: ${result.stderr || result.error?.message}`);
  try {
    renameSync(staging, folder);
  } catch (error) {
    // Another process was first; its cluster works as well.
    rmSync(staging, { recursive: true, force: true });
    if (!existsSync(join(folder, 'PG_VERSION'))) throw error;
  }
}

function launch(
  folder: string,
  socketFolder: string,
  binaries: PostgresBinaries,
  user: PostgresUser,
  settings: Record<string, string>,
): ChildProcess {
  const all = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    timezone: 'UTC',
    log_checkpoints: 'off',
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(join(folder, 'server.log'), 'a');
  const child = spawn(
    '/bin/sh',
    ['-c', WATCHDOG, 'sh', ...user.prefix, binaries.postgres, '-D', folder, ...flags],
    {
      ...identity(user),
      cwd: folder,
      // Its own session: Ctrl-C reaches us first, and we stop things in order.
      detached: true,
      stdio: ['pipe', log, log],
    },
  );
  child.stdin?.on('error', () => {});
  child.unref();
  return child;
}

async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.ref();
  child.stdin?.end();
  await ended;
}

function identity(user: PostgresUser): { uid?: number; gid?: number } {
  return user.uid === undefined ? {} : { uid: user.uid, gid: user.gid as number };
}

/** A stale postmaster.pid can name an unrelated process, so the command line must name this folder too. */
function isServerRunning(folder: string): boolean {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return false;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  const listing = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  const commandLine = existsSync(`/proc/${pid}/cmdline`)
    ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    : (listing.stdout ?? '');
  return commandLine.includes(folder);
}

function chooseSocketFolder(folder: string, user: PostgresUser): string {
  if (Buffer.byteLength(folder) <= MAX_SOCKET_FOLDER) return folder;
  const short = join(
    tmpdir(),
    `hearthcast-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`,
  );
  mkdirSync(short, { recursive: true, mode: 0o700 });
  giveFolder(short, user);
  return short;
}

function urlFor(socketFolder: string): string {
  return `postgresql://${DATABASE}@localhost/${DATABASE}?host=${encodeURIComponent(socketFolder)}`;
}

async function answers(url: string, child?: ChildProcess, log?: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    if (child && child.exitCode !== null) {
      const tail =
        log && existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-5).join('\n') : '';
      throw new Error(`PostgreSQL stopped while starting:\n${tail}`);
    }
    try {
      return await ensureDatabase(url);
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(20);
    }
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const admin = new URL(url);
  admin.pathname = '/postgres';
  const client = new pg.Client({ connectionString: admin.href });
  client.on('error', () => {});
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } catch (error) {
    // 42P04 duplicate_database, 23505: another process created it at the same moment.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error;
  } finally {
    await client.end();
  }
}
