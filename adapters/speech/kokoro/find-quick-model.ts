import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Precision, QuickPrecision } from './choose-precision.ts';
import { nameProcessor } from './name-processor.ts';

/** Folders of models that the runtime has laid out for one processor. */
export const layOutPrefix = 'model-unsigned-';

/** Other ranges or other steps need other names, or the file of before would stay. */
const quickModelNames: Record<QuickPrecision, () => string> = {
  half: () => 'model-quick.onnx',
  bytes: () => 'model-bytes.onnx',
  unsigned: () => `${layOutPrefix}${nameProcessor()}/model.onnx`,
};

export function quickModelPath(modelPath: string, precision: QuickPrecision): string {
  return join(dirname(modelPath), quickModelNames[precision]());
}

/** The path of the model that speaks with this precision; nothing while it has yet to be written. */
export function findQuickModel(modelPath: string, precision: Precision): string | undefined {
  if (precision === 'exact') return modelPath;
  const path = quickModelPath(modelPath, precision);
  return existsSync(path) && statSync(path).mtimeMs >= statSync(modelPath).mtimeMs ? path : undefined;
}

/** Whether its weights are mapped from a file, so that two who open it hold them once. */
export function isShared(path: string): boolean {
  return dirname(path).includes(layOutPrefix);
}
