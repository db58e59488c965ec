import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { InferenceSession } from 'onnxruntime-node';

/**
 * Lets the runtime write down what it makes of a model when it opens it: the steps it joined, and the weights as this
 * processor wants them, in a file that it maps instead of reading. Whoever opens that spends a third of the time, and two
 * hold the weights once. Only a processor with the same instructions may open it.
 */
export async function layOutModel(given: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const made = join(folder, 'model.onnx');
  const session = await InferenceSession.create(given, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    optimizedModelFilePath: made,
    // It warns that the file is for this processor, after which its folder is named; what fails is thrown as well.
    logSeverityLevel: 4,
    extra: {
      session: {
        optimized_model_external_initializers_file_name: 'weights.bin',
        optimized_model_external_initializers_min_size_in_bytes: '4096',
        save_external_prepacked_constant_initializers: '1',
      },
    },
  });
  await session.release();
  for (const name of ['weights.bin', 'model.onnx']) await flush(join(folder, name));
}

/** A small model has no file of weights. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+').catch(() => undefined);
  await file?.sync();
  await file?.close();
}
