import { workerData } from 'node:worker_threads';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { answerTasks } from '../../processes/answer-tasks.ts';

export type LaneStart = {
  path: string;
  /** Speaks on when the other made a sound with a value that isn't finite. */
  exactPath: string;
  threads: number;
};
export type ChunkTask = { ids: number[]; style: Float32Array; speed: number };
/** The sound, and how many frames each phoneme lasts. */
export type ChunkSound = { samples: Float32Array; frames: number[] };

const { path, exactPath, threads } = workerData as LaneStart;
let isExact = path === exactPath;
let session = await createSession(path);

answerTasks(speakFinite);

function createSession(modelPath: string): Promise<InferenceSession> {
  return InferenceSession.create(modelPath, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    // Waiting threads that spin would take the processor from the website.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  });
}

/** Half precision ends at 65,504. A sound that went beyond is made again, and all that follow, by the exact model. */
async function speakFinite(task: ChunkTask): Promise<ChunkSound> {
  const spoken = await speakChunk(task);
  if (isExact || spoken.samples.every(Number.isFinite)) return spoken;
  // Both at once would take too much memory.
  await session.release();
  isExact = true;
  session = await createSession(exactPath);
  return speakChunk(task);
}

async function speakChunk({ ids, style, speed }: ChunkTask): Promise<ChunkSound> {
  const output = await session.run({
    input_ids: new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]),
    style: new Tensor('float32', style, [1, style.length]),
    speed: new Tensor('float32', Float32Array.of(speed), [1]),
  });
  const frames = Array.from(output['/encoder/Clip_output_0']?.data as ArrayLike<number | bigint>, Number);
  return { samples: output.waveform?.data as Float32Array, frames };
}
