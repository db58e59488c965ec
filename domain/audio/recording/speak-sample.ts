import type { Line, Speech, SpokenLine } from '#adapters/speech/contract.ts';
import { Unavailable } from '#adapters/unavailable.ts';

const maxWaitMs = 30_000;

/** One line for someone who is waiting. The voices may still be downloading, which takes longer than anyone will wait. */
export async function speakSample({ speech }: { speech: Speech }, line: Line): Promise<SpokenLine> {
  const signal = AbortSignal.timeout(maxWaitMs);
  try {
    const voices = await speech.prepare({ signal });
    const [spoken] = await voices.speak([line], { signal });
    if (!spoken) throw new Unavailable('speech', 'answered without sound');
    return spoken;
  } catch (cause) {
    throw signal.aborted ? new Unavailable('speech', 'no sample in time', { cause }) : cause;
  }
}
