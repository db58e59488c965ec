import { readFileSync } from 'node:fs';

/** A few seconds of the sample episode as a complete MP3: a long one would only keep the machine busy. */
export function shortRecording(): { name: string; mimeType: string; buffer: Buffer } {
  const bytes = readFileSync('db/seed/lake-estate/episode.mp3');
  const tagBytes = [6, 7, 8, 9].reduce((size, at) => (size << 7) | (bytes[at] as number), 0) + 10;
  // The first frame states the length of the whole episode, so it is left out.
  const start = tagBytes + frameBytes(bytes, tagBytes);
  let end = start;
  for (let frame = 0; frame < 100; frame += 1) end += frameBytes(bytes, end);
  return { name: 'short.mp3', mimeType: 'audio/mpeg', buffer: bytes.subarray(start, end) };
}

/** 128 kbit/s at 44.1 kHz, like the sample; about every other frame has one byte more. */
function frameBytes(bytes: Buffer, at: number): number {
  const isPadded = ((bytes[at + 2] as number) & 2) !== 0;
  return Math.floor((144 * 128_000) / 44_100) + (isPadded ? 1 : 0);
}
