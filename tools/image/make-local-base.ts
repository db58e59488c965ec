import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The certificates that this machine trusts; a registry may use its own. */
export const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/**
 * A base for the image if no container registry can be reached: a minimal Debian from its package archive, with this
 * project's Node.js, this machine's npm, and the user `node`. Needs root and `debootstrap`.
 */
export function makeLocalBase(folder: string, projectRoot: string): string {
  const files = join(folder, 'base');
  if (!existsSync(join(files, 'etc', 'debian_version')))
    run('debootstrap', ['--variant=minbase', 'bookworm', files, 'http://deb.debian.org/debian']);
  const local = join(files, 'usr', 'local');
  cpSync(join(projectRoot, 'node_modules', 'node', 'bin', 'node'), join(local, 'bin', 'node'));
  if (existsSync(CERTIFICATES)) {
    mkdirSync(join(files, dirname(CERTIFICATES)), { recursive: true });
    cpSync(CERTIFICATES, join(files, CERTIFICATES));
  }
  const npm = dirname(dirname(realpathSync(run('sh', ['-c', 'command -v npm']).trim())));
  cpSync(npm, join(local, 'lib', 'node_modules', 'npm'), { recursive: true, dereference: true });
  for (const name of ['npm', 'npx']) {
    const link = join(local, 'bin', name);
    if (!existsSync(link)) symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, link);
  }
  if (!existsSync(join(files, 'home', 'node')))
    run('chroot', [files, 'useradd', '--create-home', '--uid', '1000', 'node']);
  return files;
}

function run(command: string, args: string[]): string {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}
