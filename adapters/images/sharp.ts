import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { Images, PhotoFormat, PhotoRefusal, PhotoVariant } from './contract.ts';
import { thumbSide } from './contract.ts';
import { photoFormat } from './photo-format.ts';
import { pictureStatistics } from './picture-statistics.ts';
import { readPhotoNotes } from './read-photo-notes.ts';
import { variantWidths } from './variant-widths.ts';

export type SharpImagesOptions = { maxPixels?: number; timeoutSeconds?: number };

/** Part of every stored name: change it whenever you change sizes or qualities, which change the bytes. */
const recipe = 'hearthcast-photo-1';

const statisticsSide = 192;
const previewWidth = 16;

type RawPicture = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

/**
 * One photo at a time on one core, so that hosting photos never starves the web server next to it. A photo that
 * somebody is waiting for has its own lane, because all the sizes of a hosted photo take seconds.
 */
export function createSharpImages(options: SharpImagesOptions = {}): Images {
  const { maxPixels = 60_000_000, timeoutSeconds = 20 } = options;
  sharp.concurrency(1);
  sharp.cache(false);
  const inTurn = createLane();
  const atOnce = createLane();

  function decode(bytes: Uint8Array): Sharp {
    if (!photoFormat(bytes)) throw new NotAPhotoFile();
    return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .timeout({ seconds: timeoutSeconds })
      .autoOrient();
  }

  return {
    measure: (bytes) =>
      inTurn(async () => {
        const picture = decode(bytes);
        const metadata = await picture.metadata();
        const { width, height } = metadata.autoOrient;
        const small = await picture
          .resize(statisticsSide, statisticsSide, { fit: 'inside', withoutEnlargement: true })
          .toColourspace('srgb')
          .ensureAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        const opaque = await fromRaw(small).flatten({ background: '#ffffff' }).raw().toBuffer();
        const thumb = await fromRaw({ data: opaque, info: { ...small.info, channels: 3 } })
          .resize(thumbSide, thumbSide, { fit: 'fill' })
          .raw()
          .toBuffer();
        return {
          kind: 'measured' as const,
          hash: hashOf(bytes),
          width,
          height,
          thumb: new Uint8Array(thumb),
          transparentShare: transparentShare(small.data),
          notes: readPhotoNotes(metadata),
          ...pictureStatistics(opaque),
        };
      }),

    prepare: (bytes) =>
      inTurn(async () => {
        const picture = decode(bytes);
        const metadata = await picture.metadata();
        const { width, height } = metadata.autoOrient;
        const { credit } = readPhotoNotes(metadata);
        const widths = variantWidths(width);
        const largest = await picture
          .resize({ width: widths.at(-1) ?? width })
          .flatten({ background: '#ffffff' })
          .toColourspace('srgb')
          .raw()
          .toBuffer({ resolveWithObject: true });
        const hash = hashOf(bytes);
        const variants: PhotoVariant[] = [];
        for (const variantWidth of widths)
          variants.push(...(await encodeWidth(largest, variantWidth, { hash, credit })));
        return {
          kind: 'prepared' as const,
          hash,
          width,
          height,
          preview: await drawPreview(largest),
          variants,
        };
      }),

    shrink: (bytes, maxSide, { keepsCredit } = { keepsCredit: false }) =>
      atOnce(async () => {
        const picture = decode(bytes);
        const { credit } = keepsCredit ? readPhotoNotes(await picture.metadata()) : {};
        const { data, info } = await credited(picture, credit)
          .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
          .flatten({ background: '#ffffff' })
          .toColourspace('srgb')
          .jpeg({ quality: 85 })
          .toBuffer({ resolveWithObject: true });
        const { width, height } = info;
        return { kind: 'shrunk' as const, hash: hashOf(bytes), width, height, bytes: data };
      }),
  };
}

function createLane() {
  let queue: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T | PhotoRefusal> => {
    const result = queue.then(work).catch(explain);
    queue = result;
    return result;
  };
}

async function encodeWidth(
  largest: RawPicture,
  width: number,
  { hash, credit }: { hash: string; credit: string | undefined },
): Promise<PhotoVariant[]> {
  const sized = await fromRaw(largest).resize({ width }).raw().toBuffer({ resolveWithObject: true });
  const encoded: [PhotoFormat, string, Sharp][] = [
    [
      'avif',
      'avif',
      credited(fromRaw(sized), credit).avif({ quality: 55, effort: 0, chromaSubsampling: '4:2:0' }),
    ],
    ['webp', 'webp', credited(fromRaw(sized), credit).webp({ quality: 76, effort: 2 })],
    ['jpeg', 'jpg', credited(fromRaw(sized), credit).jpeg({ quality: 78, progressive: true })],
  ];
  const variants: PhotoVariant[] = [];
  for (const [format, ending, picture] of encoded) {
    variants.push({
      name: `${hash}-${width}.${ending}`,
      format,
      contentType: `image/${format}`,
      width: sized.info.width,
      height: sized.info.height,
      bytes: await picture.toBuffer(),
    });
  }
  return variants;
}

/** The photo's owner stays in its file; everything else that a camera or a program wrote is removed. */
function credited(picture: Sharp, credit: string | undefined): Sharp {
  return credit ? picture.withExif({ IFD0: { Copyright: credit } }) : picture;
}

async function drawPreview(picture: RawPicture): Promise<string> {
  const tiny = await fromRaw(picture).resize({ width: previewWidth, height: previewWidth, fit: 'inside' });
  const bytes = await tiny.webp({ quality: 30, effort: 6, smartSubsample: true }).toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

function fromRaw({ data, info }: RawPicture): Sharp {
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

function transparentShare(rgba: Buffer): number {
  let transparent = 0;
  for (let at = 3; at < rgba.length; at += 4) if ((rgba[at] ?? 255) < 128) transparent += 1;
  return transparent / (rgba.length / 4);
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 32);
}

class NotAPhotoFile extends Error {}

function explain(error: unknown): PhotoRefusal {
  if (error instanceof NotAPhotoFile) {
    return {
      kind: 'refused',
      reason: 'not_a_photo_file',
      message: 'This is not a JPEG, PNG, WebP, AVIF or GIF.',
    };
  }
  if (error instanceof Error && error.message.includes('pixel limit')) {
    return { kind: 'refused', reason: 'too_many_pixels', message: 'This photo has too many pixels.' };
  }
  return { kind: 'refused', reason: 'damaged', message: 'This photo is damaged and cannot be shown.' };
}
