import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createMp3Codec } from '#adapters/audio-codec/mp3.ts';
import type { MediaType } from '#adapters/credentials/contract.ts';
import { findFfmpeg } from '#adapters/ffmpeg/find-ffmpeg.ts';
import { runFfmpeg } from '#adapters/ffmpeg/run-ffmpeg.ts';
import { manifestRange } from './sample-media.ts';

/** The same picture or sound, compressed once more, as websites and apps do with uploads. */
export async function reEncode(bytes: Uint8Array, mediaType: MediaType): Promise<Buffer> {
  const picture = () => sharp(bytes);
  switch (mediaType) {
    case 'image/jpeg':
      return picture().jpeg({ quality: 80 }).toBuffer();
    case 'image/png':
      return picture().png({ palette: true, colours: 64 }).toBuffer();
    case 'image/webp':
      return picture().webp({ quality: 50 }).toBuffer();
    case 'image/avif':
      return picture().avif({ quality: 40, effort: 1 }).toBuffer();
    case 'audio/mpeg':
      return encodeAgain(bytes);
    case 'video/mp4':
      return transcodeVideo(bytes);
  }
}

/** Our own encoder, so that the settings are the same: even then, no frame stays as it was. */
async function encodeAgain(bytes: Uint8Array): Promise<Buffer> {
  const codec = createMp3Codec();
  const { sound } = await codec.decodeMp3(bytes);
  return Buffer.from(await codec.encodeMp3(sound));
}

async function transcodeVideo(bytes: Uint8Array): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 're-encode-'));
  const [from, to] = [join(folder, 'from.mp4'), join(folder, 'to.mp4')];
  writeFileSync(from, bytes);
  const command = await findFfmpeg(undefined, ['libx264', 'aac']);
  if (!command) throw new Error('there is no ffmpeg');
  const codec = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '35', '-c:a', 'aac', '-b:a', '48k'];
  await runFfmpeg(command, ['-i', from, ...codec, to], { silenceMs: 30_000 });
  const again = readFileSync(to);
  rmSync(folder, { recursive: true });
  return again;
}

/** A file with another file's manifest inserted where files of its kind have it. */
export function carryManifest(from: Uint8Array, into: Uint8Array, mediaType: MediaType): Buffer {
  const { start, end } = manifestRange(from);
  const insert = (at: number, part: Uint8Array) =>
    Buffer.concat([into.subarray(0, at), part, into.subarray(at)]);
  switch (mediaType) {
    case 'image/jpeg':
      return insert(2, from.subarray(start - 12, end));
    case 'image/png':
      return insert(33, from.subarray(start - 8, end + 4));
    case 'image/webp': {
      const whole = Buffer.concat([into, from.subarray(start - 8, end + (end % 2))]);
      whole.writeUInt32LE(whole.length - 8, 4);
      return whole;
    }
    case 'audio/mpeg':
      // From the manifest's end: its hashes and signature may contain a frame header by chance.
      return Buffer.concat([from.subarray(0, Buffer.from(from).indexOf(Buffer.of(0xff, 0xfb), end)), into]);
    default: {
      const box = Buffer.from(from).lastIndexOf('uuid', start) - 4;
      const afterType = new DataView(into.buffer, into.byteOffset).getUint32(0);
      return insert(afterType, from.subarray(box, end));
    }
  }
}
