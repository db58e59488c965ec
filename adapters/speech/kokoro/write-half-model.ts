import { existsSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { halveConvolutions } from './halve-convolutions.ts';

/**
 * The model in half precision, in a file beside it that is written once. Returns its path; or that of the exact model,
 * which only takes longer, where the folder is full or may not be written to.
 */
export async function writeHalfModel(modelPath: string): Promise<string> {
  const path = join(dirname(modelPath), 'model-half.onnx');
  if (existsSync(path) && statSync(path).mtimeMs >= statSync(modelPath).mtimeMs) return path;
  // Website and worker may both be first.
  const own = `${path}.${process.pid}`;
  const halved = halveConvolutions(await readFile(modelPath));
  try {
    await writeFile(own, halved, { flush: true });
    await rename(own, path);
    return path;
  } catch {
    await rm(own, { force: true });
    return modelPath;
  }
}
