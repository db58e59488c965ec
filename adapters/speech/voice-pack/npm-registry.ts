import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { Unavailable } from '../../unavailable.ts';

const run = promisify(execFile);
const publicRegistry = 'https://registry.npmjs.org/';
const Manifest = z.object({ dist: z.object({ tarball: z.url(), integrity: z.string().optional() }) });

/** The registry that npm itself would use here: mirrors and private ones are set in many places, and npm knows them all. */
export async function findRegistry(projectFolder: string): Promise<string> {
  try {
    const { stdout } = await run('npm', ['config', 'get', 'registry'], {
      cwd: projectFolder,
      timeout: 15_000,
      shell: process.platform === 'win32',
    });
    const { href } = new URL(stdout.trim());
    return href.endsWith('/') ? href : `${href}/`;
  } catch {
    return publicRegistry;
  }
}

/** Where the registry keeps a package's tarball. */
export async function findTarball(
  registry: string,
  { name, version }: { name: string; version: string },
  signal: AbortSignal,
): Promise<{ url: string; integrity: string | undefined }> {
  const address = `${registry}${name.replace('/', '%2f')}/${version}`;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(20_000)]);
  let manifest: unknown;
  try {
    const response = await fetch(address, { signal: limit });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    manifest = await response.json();
  } catch (cause) {
    signal.throwIfAborted();
    const reason = cause instanceof Error ? cause.message : 'no answer';
    throw new Unavailable('voice pack', `the npm registry has no answer about ${name}: ${reason}`, { cause });
  }
  const parsed = Manifest.safeParse(manifest);
  if (!parsed.success)
    throw new Unavailable('voice pack', `the npm registry's answer about ${name} makes no sense`);
  const { tarball, integrity } = parsed.data.dist;
  // As npm does it: a mirror may hand on the original's addresses, which cannot be reached from behind it.
  const url = tarball.startsWith(publicRegistry) ? registry + tarball.slice(publicRegistry.length) : tarball;
  return { url, integrity };
}
