import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Precision, QuickPrecision } from './choose-precision.ts';

/** Other ranges or other steps need other names, or the file of before would stay. */
export const quickModelNames: Record<QuickPrecision, string> = {
  half: 'model-quick.onnx',
  bytes: 'model-bytes.onnx',
  unsigned: 'model-unsigned.onnx',
};

export function quickModelPath(modelPath: string, precision: QuickPrecision): string {
  return join(dirname(modelPath), quickModelNames[precision]);
}

/** The path of the model that speaks with this precision; nothing while it has yet to be written. */
export function findQuickModel(modelPath: string, precision: Precision): string | undefined {
  if (precision === 'exact') return modelPath;
  const path = quickModelPath(modelPath, precision);
  return existsSync(path) && statSync(path).mtimeMs >= statSync(modelPath).mtimeMs ? path : undefined;
}
