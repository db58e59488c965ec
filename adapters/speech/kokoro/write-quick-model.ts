import { existsSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { quickenModel } from './model/quicken-model.ts';

/**
 * The quicker model, in a file beside the exact one that is written once. Returns its path; or that of the exact model,
 * which only takes longer, where the folder is full or may not be written to.
 */
export async function writeQuickModel(modelPath: string): Promise<string> {
  const path = join(dirname(modelPath), 'model-quick.onnx');
  if (existsSync(path) && statSync(path).mtimeMs >= statSync(modelPath).mtimeMs) return path;
  // Website and worker may both be first.
  const own = `${path}.${process.pid}`;
  try {
    await writeFile(own, quickenModel(await readFile(modelPath)), { flush: true });
    await rename(own, path);
    // What earlier versions wrote, as large as the model itself.
    await rm(join(dirname(modelPath), 'model-half.onnx'), { force: true });
    return path;
  } catch {
    await rm(own, { force: true });
    return modelPath;
  }
}
