import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Precision } from './choose-precision.ts';
import { findQuickModel, quickModelNames, quickModelPath } from './find-quick-model.ts';
import { quickenModel } from './model/quicken-model.ts';
import { readRanges } from './model/read-ranges.ts';

/** What earlier versions wrote, and another processor would need: as large as the model itself. */
const outdated = ['model-half.onnx', ...Object.values(quickModelNames)];

/**
 * The quicker model, in a file beside the exact one that is written once. Returns its path; or that of the exact model,
 * which only takes longer, where the folder is full or may not be written to.
 */
export async function writeQuickModel(modelPath: string, precision: Precision): Promise<string> {
  const known = findQuickModel(modelPath, precision);
  if (known || precision === 'exact') return known ?? modelPath;
  const path = quickModelPath(modelPath, precision);
  // Website and worker may both be first.
  const own = `${path}.${process.pid}`;
  try {
    const ranges = precision === 'half' ? undefined : readRanges();
    await writeFile(own, quickenModel(await readFile(modelPath), precision, ranges), { flush: true });
    await rename(own, path);
    for (const name of outdated.filter((name) => name !== quickModelNames[precision]))
      await rm(join(dirname(modelPath), name), { force: true });
    return path;
  } catch {
    await rm(own, { force: true });
    return modelPath;
  }
}
