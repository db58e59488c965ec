import { createMp3Walker } from './parse-mp3.ts';

export type Mp3Verdict =
  | {
      kind: 'mp3';
      durationSeconds: number;
      frames: number;
      bitrateKbps: number;
      sampleRate: number;
      channels: 1 | 2;
    }
  | { kind: 'refused'; message: string };

const notMp3 = 'Only MP3 files are supported. Please convert your audio to MP3 format.';
const minSeconds = 1;
/** Real files have a little padding here and there; a fake has little else. */
const strayBytesAllowed = 8192;
const strayShareAllowed = 0.005;
/** More than any file of a size we take may have, so the rest of it need not be looked at. */
const hopelessStrayBytes = 512 * 1024;

/**
 * Walks through every frame of an uploaded file, piece by piece, so a name, a tag or a few good bytes are not enough.
 * What it lets through can be played from start to end.
 */
export async function checkMp3(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<Mp3Verdict> {
  const walker = createMp3Walker();
  for await (const chunk of chunks) {
    walker.feed(chunk);
    if (walker.strayBytes() > hopelessStrayBytes) break;
  }
  return judge(walker.finish());
}

function judge(walk: ReturnType<ReturnType<typeof createMp3Walker>['finish']>): Mp3Verdict {
  const { first, frames, samples, strayBytes, totalBytes, endsInsideFrame, promisedFrames, frameBytes } =
    walk;
  const refuse = (message: string): Mp3Verdict => ({ kind: 'refused', message });
  if (!first || strayBytes > Math.max(strayBytesAllowed, totalBytes * strayShareAllowed))
    return refuse(notMp3);
  if (endsInsideFrame || (promisedFrames !== undefined && frames < promisedFrames))
    return refuse('The MP3 file is incomplete: its end is missing. Please upload it again.');
  const durationSeconds = samples / first.sampleRate;
  if (durationSeconds < minSeconds) return refuse('The MP3 file has no sound to speak of.');
  return {
    kind: 'mp3',
    durationSeconds,
    frames,
    bitrateKbps: Math.round((frameBytes * 8) / durationSeconds / 1000),
    sampleRate: first.sampleRate,
    channels: first.channels,
  };
}
