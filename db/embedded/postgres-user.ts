import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How to run PostgreSQL here: a command prefix and, for root, the user to become. */
export type PostgresUser = { prefix: string[]; uid?: number; gid?: number };

type Account = { uid: number; gid: number };

/**
 * PostgreSQL refuses to run as root. Root becomes `postgres` or `nobody`. If that user can't reach the programs or
 * the data (a checkout below a 0700 home), a user namespace keeps root's file access under another id.
 */
export function choosePostgresUser(reach: { programs: string; dataParent: string }): PostgresUser {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const account = findAccount('postgres') ?? findAccount('nobody');
  if (!account)
    throw new Error('PostgreSQL cannot run as root and there is no user "postgres" or "nobody" to become.');
  if (canTraverse(account, dirname(reach.programs)) && canTraverse(account, reach.dataParent)) {
    return { prefix: [], ...account };
  }
  const prefix = ['unshare', '--user', `--map-user=${account.uid}`, `--map-group=${account.gid}`];
  if (spawnSync(prefix[0] as string, [...prefix.slice(1), 'true']).status === 0) return { prefix };
  throw new Error(
    'PostgreSQL refuses to run as root, and the users it could become cannot reach this folder. ' +
      'Run Hearthcast as an ordinary user, move the checkout to a folder others may enter, or set DATABASE_URL.',
  );
}

/** Gives a folder to the user who will run PostgreSQL; does nothing if they already own it. */
export function giveFolder(folder: string, user: PostgresUser): void {
  const uid = user.uid ?? process.getuid?.();
  const gid = user.gid ?? process.getgid?.();
  if (process.getuid?.() !== 0 || uid === undefined || gid === undefined) return;
  if (statSync(folder).uid !== uid) chownTree(folder, uid, gid);
}

function chownTree(path: string, uid: number, gid: number): void {
  if (lstatSync(path).isSymbolicLink()) return;
  if (lstatSync(path).isDirectory()) {
    for (const entry of readdirSync(path)) chownTree(join(path, entry), uid, gid);
  }
  chownSync(path, uid, gid);
}

function findAccount(name: string): Account | undefined {
  if (!existsSync('/etc/passwd')) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((row) => row.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

function canTraverse(account: Account, folder: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    const info = statSync(at);
    const bit = info.uid === account.uid ? 0o100 : info.gid === account.gid ? 0o010 : 0o001;
    if ((info.mode & bit) === 0) return false;
    if (dirname(at) === at) return true;
  }
}
