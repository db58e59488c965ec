import { answerCalls } from '../processes/answer-calls.ts';
import type { Inspection } from './contract.ts';
import { inspectMedia } from './inspect-media.ts';
import { type SignTask, signMedia } from './sign-media.ts';
import { warmUp } from './warm-up.ts';

answerCalls({
  warm: warmUp,
  sign: (task: SignTask) => signMedia(task),
  inspect: ({ bytes }: { bytes: Uint8Array }) => inspectOrEnd(bytes),
});

/** After a crash, the library gives no sensible results anymore, so its process exits too. */
async function inspectOrEnd(bytes: Uint8Array): Promise<Inspection> {
  try {
    return await inspectMedia(bytes);
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) process.exit(1);
    throw error;
  }
}
