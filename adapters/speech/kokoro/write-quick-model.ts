import { existsSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Precision } from './choose-precision.ts';
import { quickenModel } from './model/quicken-model.ts';
import { readRanges } from './model/read-ranges.ts';

/** Other ranges or other steps need other names, or the file of before would stay. */
const names = { half: 'model-quick.onnx', bytes: 'model-bytes.onnx' };
/** What earlier versions wrote, and another processor would need: as large as the model itself. */
const outdated = ['model-half.onnx', ...Object.values(names)];

/**
 * The quicker model, in a file beside the exact one that is written once. Returns its path; or that of the exact model,
 * which only takes longer, where the folder is full or may not be written to.
 */
export async function writeQuickModel(modelPath: string, precision: Precision): Promise<string> {
  if (precision === 'exact') return modelPath;
  const path = join(dirname(modelPath), names[precision]);
  if (existsSync(path) && statSync(path).mtimeMs >= statSync(modelPath).mtimeMs) return path;
  // Website and worker may both be first.
  const own = `${path}.${process.pid}`;
  try {
    const ranges = precision === 'bytes' ? readRanges() : undefined;
    await writeFile(own, quickenModel(await readFile(modelPath), ranges), { flush: true });
    await rename(own, path);
    for (const name of outdated.filter((name) => name !== names[precision]))
      await rm(join(dirname(modelPath), name), { force: true });
    return path;
  } catch {
    await rm(own, { force: true });
    return modelPath;
  }
}
