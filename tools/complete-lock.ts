import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Packages with native parts name one optional package per platform. A registry that doesn't serve the foreign ones
 * leaves holes in the lock file, and then `npm ci` refuses it everywhere. This fills the holes with entries that say
 * only what the package is for. It also removes the install script flag of onnxruntime-node: that script only downloads
 * libraries for graphics cards, and without the flag `npm ci` doesn't run it. Run it after `npm install`.
 * With `--hashes` it also requests the hashes of such entries from the registry, if the registry has them all.
 */
type Entry = {
  version?: string;
  integrity?: string;
  optional?: boolean;
  hasInstallScript?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

const path = join(import.meta.dirname, '..', 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, Entry> };
let added = 0;

for (const [at, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(at, name)) continue;
    lock.packages[`node_modules/${name}`] = {
      version,
      ...platformOf(name),
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
    };
    added += 1;
  }
}

delete lock.packages['node_modules/onnxruntime-node']?.hasInstallScript;

if (process.argv.includes('--hashes')) addHashes();

const [root, ...rest] = Object.entries(lock.packages);
lock.packages = Object.fromEntries([root as [string, Entry], ...rest.sort(([a], [b]) => (a < b ? -1 : 1))]);
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} entries added`);

function addHashes(): void {
  for (const [at, entry] of Object.entries(lock.packages)) {
    if (at === '' || entry.integrity) continue;
    const name = at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const { stdout } = spawnSync('npm', ['view', `${name}@${entry.version}`, 'dist.integrity'], {
      encoding: 'utf8',
    });
    if (/^sha512-\S+$/.test(stdout.trim())) entry.integrity = stdout.trim();
    else console.log(`${name}@${entry.version}: the registry doesn't have it`);
  }
}

function isLocked(at: string, name: string): boolean {
  for (
    let base = at;
    ;
    base = base.includes('/node_modules/') ? base.slice(0, base.lastIndexOf('/node_modules/')) : ''
  ) {
    if (lock.packages[base ? `${base}/node_modules/${name}` : `node_modules/${name}`]) return true;
    if (base === '') return false;
  }
}

function platformOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> {
  const os = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'].find((word) =>
    name.includes(word),
  );
  const cpu = ['arm64', 'arm', 'x64', 'ppc64', 's390x', 'wasm32', 'ia32', 'riscv64'].find((word) =>
    new RegExp(`[-_]${word}`).test(name),
  );
  const libc = name.endsWith('musl') ? 'musl' : name.endsWith('-gnu') ? 'glibc' : undefined;
  return { ...(cpu ? { cpu: [cpu] } : {}), ...(libc ? { libc: [libc] } : {}), ...(os ? { os: [os] } : {}) };
}
