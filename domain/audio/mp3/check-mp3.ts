import { ONLY_MP3 } from '../rules.ts';
import { createMp3Parser, type Mp3Summary } from './mp3-parser.ts';

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

const minSeconds = 1;
/** Real files have some padding; a fake has little else. */
const strayBytesAllowed = 8192;
const strayShareAllowed = 0.005;
/** More than an accepted file may have, so the rest doesn't need to be read. */
const hopelessStrayBytes = 512 * 1024;

/**
 * Parses every frame of an uploaded file as it streams in: a name, a tag or a few valid bytes aren't enough. A file that
 * passes can be played from start to end.
 */
export async function checkMp3(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<Mp3Verdict> {
  const parser = createMp3Parser();
  for await (const chunk of chunks) {
    parser.feed(chunk);
    if (parser.strayBytes() > hopelessStrayBytes) break;
  }
  return judge(parser.finish());
}

function judge(summary: Mp3Summary): Mp3Verdict {
  const { first, frames, samples, strayBytes, totalBytes, endsInsideFrame, promisedFrames, frameBytes } =
    summary;
  const refuse = (message: string): Mp3Verdict => ({ kind: 'refused', message });
  if (!first || strayBytes > Math.max(strayBytesAllowed, totalBytes * strayShareAllowed))
    return refuse(ONLY_MP3);
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
