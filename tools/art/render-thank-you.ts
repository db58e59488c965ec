import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { findFfmpeg } from '#adapters/ffmpeg/find-ffmpeg.ts';
import { createRenderer } from '#adapters/renderer/create-renderer.ts';
import { createFfmpegVideo } from '#adapters/video/ffmpeg.ts';

/**
 * `node tools/art/render-thank-you.ts`: the video on the page after payment, which is committed. Ten silent seconds, made
 * with the clip renderer. The screen has the same lines as text.
 */
const root = join(import.meta.dirname, '../..');
const art = join(root, 'web/public/art');
const frame = { width: 960, height: 540 };
const captions = { left: 130, top: 380, width: 700, height: 130 };
const lines = [
  'Thank you for your order.',
  'Right now, we’re reading your listing.',
  'Next, two hosts talk it over, using only the facts.',
  'Soon, buyers will hear it on the drive home.',
];
const SECONDS = 10;
const estate = join(root, 'db/seed/lake-estate/photos');
const photos = [
  join(art, 'hero-wide-1800.jpg'),
  join(estate, 'great-room-1600.jpg'),
  join(estate, 'front-at-dusk-1600.jpg'),
];

const command = await findFfmpeg(undefined, ['libx264', 'aac']);
if (!command) throw new Error('There is no ffmpeg here.');
const renderer = createRenderer({ root });
const shots = [];
for (const [index, path] of photos.entries()) {
  const travel = 120;
  const photo = await readFile(path);
  shots.push({
    picture: await renderer.drawClipBackdrop({ ...frame, photo, travel }),
    startSeconds: (index * SECONDS) / photos.length,
    travel,
    direction: index % 2 === 0 ? ('right' as const) : ('left' as const),
  });
}
const { left, top, width, height } = captions;
const pictures = [];
for (const line of lines)
  pictures.push(
    await renderer.drawClipCaption({ width, height, words: line.split(' '), current: -1, color: '#ffb45e' }),
  );
const changes = lines.map((_, index) => ({ atSeconds: (index * SECONDS) / lines.length, picture: index }));
const clip = {
  ...frame,
  durationSeconds: SECONDS,
  shots,
  overlays: [],
  captions: { left, top, pictures, changes },
  waveform: null,
  sound: null,
};
const film = await createFfmpegVideo({ command }).makeClip(clip, { signal: new AbortController().signal });
await writeFile(join(art, 'thank-you.mp4'), film);
await sharp(shots[0]?.picture)
  .extract({ left: 0, top: 0, ...frame })
  .composite([{ input: pictures[0] as Buffer, left, top }])
  .jpeg({ quality: 72, mozjpeg: true })
  .toFile(join(art, 'thank-you.jpg'));
console.log(`thank-you.mp4: ${film.length} bytes`);
process.exit(0);
