import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { iconSvg } from './brand/mark.ts';
import { socialCard } from './brand/social-card.ts';
import { heroTall, heroWide } from './hero.ts';
import { type Picture, toSvg } from './picture.ts';
import { placeholderHills, placeholderHouse, placeholderLake, placeholderLand } from './placeholders.ts';
import { episodeCover } from './scenes/episode-cover.ts';
import { type LakeEstateScene, lakeEstateScenes } from './scenes/lake-estate-scenes.ts';

/** `node tools/art/render-art.ts [part …]`: draws the pictures that are committed; nothing is drawn at run time. */
const root = join(import.meta.dirname, '../..');
const publicFolder = join(root, 'web/public');
const seedFolder = join(root, 'db/seed/lake-estate');

type Format = 'avif' | 'webp' | 'jpg';
type Quality = Record<Format, number>;

/** A carousel loads many pictures, so they are compressed a little more than the main picture of a page. */
const photoQuality: Quality = { avif: 44, webp: 57, jpg: 55 };
const pageQuality: Quality = { avif: 48, webp: 66, jpg: 68 };

function encode(image: Sharp, format: Format, quality: Quality): Sharp {
  if (format === 'avif') return image.avif({ quality: quality.avif, effort: 4 });
  if (format === 'webp') return image.webp({ quality: quality.webp, effort: 6 });
  return image.jpeg({ quality: quality.jpg, mozjpeg: true });
}

async function rasterize(picture: Picture): Promise<Buffer> {
  return sharp(Buffer.from(toSvg(picture)), { unlimited: true })
    .flatten()
    .png()
    .toBuffer();
}

async function writeSizes(png: Buffer, path: string, widths: readonly number[], quality = pageQuality) {
  await mkdir(dirname(path), { recursive: true });
  for (const width of widths) {
    for (const format of ['avif', 'webp', 'jpg'] as const) {
      const suffix = widths.length > 1 ? `-${width}` : '';
      await encode(sharp(png).resize(width), format, quality).toFile(`${path}${suffix}.${format}`);
    }
  }
}

/** A few colors, small enough to be part of the page until the photo arrives. */
async function blurredPreview(png: Buffer): Promise<string> {
  const tiny = await sharp(png).resize(16).blur(0.6).webp({ quality: 30, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

async function renderPhoto(scene: LakeEstateScene, widths: readonly number[]) {
  const png = await rasterize(scene.draw());
  await writeSizes(png, join(seedFolder, 'photos', scene.name), widths, photoQuality);
  const { width, height } = await sharp(png).metadata();
  const { name, title, alt } = scene;
  return { name, title, alt, width, height, preview: await blurredPreview(png) };
}

async function renderPhotos() {
  const photos = [];
  for (const scene of lakeEstateScenes) photos.push(await renderPhoto(scene, [640, 960, 1280, 1600]));
  await writeFile(join(seedFolder, 'photos.json'), `${JSON.stringify(photos, null, 2)}\n`);
}

async function renderHero() {
  await writeSizes(await rasterize(heroWide()), join(publicFolder, 'art/hero-wide'), [1200, 1800, 2400]);
  await writeSizes(await rasterize(heroTall()), join(publicFolder, 'art/hero-tall'), [600, 900, 1200]);
}

async function renderPlaceholders() {
  for (const [index, draw] of [placeholderHouse, placeholderLake, placeholderHills].entries()) {
    await writeSizes(await rasterize(draw()), join(publicFolder, `placeholder-${index + 1}`), [1280]);
  }
  await writeSizes(await rasterize(placeholderLand()), join(publicFolder, 'placeholder-land'), [1280]);
}

async function renderCover() {
  await writeSizes(await rasterize(episodeCover()), join(seedFolder, 'cover'), [600, 1400]);
}

/** An .ico with one 32-pixel PNG inside, for browsers that request /favicon.ico by default. */
function toIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, png]);
}

async function renderIcons() {
  const icon = (name: string, size: number, corner: number, inset: number) =>
    sharp(Buffer.from(iconSvg(size, corner, inset)))
      .png({ compressionLevel: 9 })
      .toFile(join(publicFolder, name));
  await mkdir(publicFolder, { recursive: true });
  await writeFile(join(publicFolder, 'favicon.svg'), `${iconSvg(32, 7, 0.12, 2.9)}\n`);
  const small = await sharp(Buffer.from(iconSvg(32, 7, 0.1, 3)))
    .png()
    .toBuffer();
  await writeFile(join(publicFolder, 'favicon.ico'), toIco(small));
  await icon('apple-touch-icon.png', 180, 0, 0.18);
  await icon('icon-192.png', 192, 7, 0.17);
  await icon('icon-512.png', 512, 7, 0.17);
  await icon('icon-maskable-192.png', 192, 0, 0.24);
  await icon('icon-maskable-512.png', 512, 0, 0.24);
  await sharp(Buffer.from(iconSvg(1400, 0, 0.24)))
    .jpeg({ quality: 90 })
    .toFile(join(publicFolder, 'podcast-cover.jpg'));
}

async function renderSocialCard() {
  const png = await rasterize(socialCard());
  await sharp(png)
    .png({ palette: true, quality: 92, effort: 9 })
    .toFile(join(publicFolder, 'social-card.png'));
}

const parts: Record<string, () => Promise<void>> = {
  icons: renderIcons,
  placeholders: renderPlaceholders,
  hero: renderHero,
  'social-card': renderSocialCard,
  photos: renderPhotos,
  cover: renderCover,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(
    `Unknown: ${unknown.join(', ')}. Choose from ${Object.keys(parts).join(', ')}, or name nothing for all.`,
  );
  process.exit(1);
}
for (const [name, render] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  await render();
  console.log(`rendered ${name}`);
}
