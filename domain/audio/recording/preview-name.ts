import type { Context } from '../../context.ts';
import { limitCalls } from '../../limit-calls.ts';
import { speakers } from '../../script/schema.ts';
import { toSpoken } from '../../speech-text/to-spoken.ts';
import { writeClipFile } from './clip-file.ts';
import { speakSample } from './speak-sample.ts';

/** Every sample costs a second or two of CPU time, or money. */
const limits = [
  { limit: 10, windowSeconds: 60 },
  { limit: 60, windowSeconds: 3600 },
];

/** A host says a name as in the closing of an episode. Stores nothing; may be repeated. */
export async function previewName(
  ctx: Pick<Context, 'db' | 'now' | 'accounts' | 'speech'>,
  { spokenName, ip }: { spokenName: string; ip: string },
): Promise<{ wav: Buffer }> {
  await limitCalls(ctx, 'preview-name', ip, limits, 'That’s a lot of listening. Please wait a minute.');
  const text = toSpoken(`This home is presented by ${spokenName}.`, { lexicon: new Map() });
  return { wav: writeClipFile(await speakSample(ctx, { speaker: speakers[0], text })) };
}
