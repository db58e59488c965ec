import type { Speech } from '#adapters/speech/contract.ts';
import { speakers } from '../../script/schema.ts';
import { lexiconKey } from '../../speech-text/lexicon.ts';
import { saidAs } from '../../speech-text/pronunciations/said-as.ts';
import type { PreviewPronunciation } from '../../speech-text/pronunciations/schema.ts';
import { toSpoken } from '../../speech-text/to-spoken.ts';
import { writeClipFile } from './clip-file.ts';
import { speakSample } from './speak-sample.ts';

/** Speaks a word with its pronunciation entry, in a short sentence. Stores nothing; may be repeated. */
export async function previewPronunciation(
  ctx: { speech: Speech },
  entry: PreviewPronunciation,
): Promise<{ wav: Buffer; spoken: string }> {
  const lexicon = new Map([[lexiconKey(entry.word), saidAs(entry)]]);
  const text = toSpoken(`${entry.word}. Welcome to ${entry.word}.`, { lexicon });
  const line = await speakSample(ctx, { speaker: speakers[0], text });
  return { wav: writeClipFile(line), spoken: text };
}
