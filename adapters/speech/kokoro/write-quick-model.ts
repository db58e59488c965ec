import { existsSync, statSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { Precision, QuickPrecision } from './choose-precision.ts';
import { findQuickModel, layOutPrefix, quickModelPath } from './find-quick-model.ts';
import { quickenModel } from './model/quicken-model.ts';
import { readRanges } from './model/read-ranges.ts';

/** What earlier versions wrote, and another processor would need: as large as the model itself. */
const outdated = /^model-(half|quick|bytes|unsigned)\.onnx$/;

/**
 * The quicker model, in a file beside the exact one that is written once, or in a folder. Returns its path; or that of
 * the exact model, which only takes longer, where the folder is full or may not be written to.
 */
export async function writeQuickModel(modelPath: string, precision: Precision): Promise<string> {
  const known = findQuickModel(modelPath, precision);
  if (known || precision === 'exact') return known ?? modelPath;
  const path = quickModelPath(modelPath, precision);
  const folder = dirname(modelPath);
  // What appears at once: the file, or the folder that it's in.
  const name = relative(folder, path).split(sep)[0] as string;
  // Website and worker may both be first.
  const own = join(folder, `${name}.${process.pid}`);
  try {
    await write(modelPath, own, precision);
    if (findQuickModel(modelPath, precision)) throw new Error('another process was quicker');
    // A folder can only take the place of an empty one.
    if (name !== basename(path)) await rm(join(folder, name), { recursive: true, force: true });
    await rename(own, join(folder, name));
    for (const other of await readdir(folder))
      if (other !== name && (outdated.test(other) || isLaidOut(other)))
        await rm(join(folder, other), { recursive: true, force: true });
    return path;
  } catch {
    await rm(own, { recursive: true, force: true });
    return findQuickModel(modelPath, precision) ?? modelPath;
  }
}

async function write(modelPath: string, to: string, precision: QuickPrecision): Promise<void> {
  if (precision !== 'unsigned') return writeQuickened(modelPath, to, precision);
  // Only here, because whoever asks for another precision may have no runtime.
  const { layOutModel } = await import('./lay-out-model.ts');
  return layOutModel(await writeBeforeLayOut(modelPath), to);
}

/**
 * What the runtime is then given to lay out; returns its path. Each of the two takes half a gigabyte, so they are done in
 * two processes, one after the other. Laying out deletes it.
 */
export async function writeBeforeLayOut(modelPath: string): Promise<string> {
  const path = join(dirname(modelPath), 'model-unsigned.onnx');
  if (existsSync(path) && statSync(path).mtimeMs >= statSync(modelPath).mtimeMs) return path;
  const own = `${path}.${process.pid}`;
  try {
    await writeQuickened(modelPath, own, 'unsigned');
    await rename(own, path);
    return path;
  } catch (error) {
    await rm(own, { force: true });
    throw error;
  }
}

async function writeQuickened(modelPath: string, to: string, precision: QuickPrecision): Promise<void> {
  const ranges = precision === 'half' ? undefined : readRanges();
  await writeFile(to, quickenModel(await readFile(modelPath), precision, ranges), { flush: true });
}

/** Finished, not the one that another process is writing. */
const isLaidOut = (name: string) => name.startsWith(layOutPrefix) && !name.includes('.');
