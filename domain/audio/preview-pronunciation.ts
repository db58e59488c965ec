import type { Speech } from '#adapters/speech/contract.ts';
import { Unavailable } from '#adapters/unavailable.ts';
import { speakers } from '../script/schema.ts';
import { lexiconKey } from '../speech-text/lexicon.ts';
import { saidAs } from '../speech-text/pronunciations/said-as.ts';
import type { PreviewPronunciation } from '../speech-text/pronunciations/schema.ts';
import { toSpoken } from '../speech-text/to-spoken.ts';
import { writeClipFile } from './clip-file.ts';

const maxWaitMs = 30_000;

/** Speaks a word as its entry says, in a short sentence. Stores nothing; may be repeated. */
export async function previewPronunciation(
  ctx: { speech: Speech },
  entry: PreviewPronunciation,
): Promise<{ wav: Buffer; spoken: string }> {
  const lexicon = new Map([[lexiconKey(entry.word), saidAs(entry)]]);
  const text = toSpoken(`${entry.word}. Welcome to ${entry.word}.`, { lexicon });
  const signal = AbortSignal.timeout(maxWaitMs);
  try {
    const voices = await ctx.speech.prepare({ signal });
    const [line] = await voices.speak([{ speaker: speakers[0], text }], { signal });
    if (!line) throw new Unavailable('speech', 'answered without sound');
    return { wav: writeClipFile(line), spoken: text };
  } catch (cause) {
    // The voices may still be downloading, which takes longer than anybody waits for a sample.
    throw signal.aborted ? new Unavailable('speech', 'no sample in time', { cause }) : cause;
  }
}
