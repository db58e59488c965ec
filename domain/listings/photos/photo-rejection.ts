import type { MeasuredPhoto } from '#adapters/images/contract.ts';

export type PhotoRejection = 'tiny' | 'banner' | 'graphic';

type Measures = Omit<MeasuredPhoto, 'kind' | 'hash' | 'thumb'>;

const minSide = 180;
const minArea = 60_000;
const maxRatio = 3.2;
const minRatio = 0.4;

const graphicNames =
  /(^|[^a-z])(logo|icon|badge|sprite|flag|avatar|headshot|placeholder|map|staticmap|qr|banner|watermark|equal-?housing|no-?(photo|image)|coming-?soon|app-?store|google-?play)([^a-z]|$)/;

/** Why an image isn't a photo of the home: logos, badges, flags, maps, app buttons, empty frames. */
export function photoRejection(url: string, photo: Measures): PhotoRejection | undefined {
  const side = Math.min(photo.width, photo.height);
  const ratio = photo.width / photo.height;
  if (ratio > maxRatio || ratio < minRatio) return 'banner';
  if (side < minSide || photo.width * photo.height < minArea) return 'tiny';
  if (photo.transparentShare > 0.1) return 'graphic';
  // Measured: photos have 6.3 to 7.7 bits and 0.2 to 0.65 in their top colors, graphics under 5 bits.
  const isFlat = photo.entropyBits < 4 || (photo.entropyBits < 5.5 && photo.topColorShare > 0.75);
  const isFlattish = photo.entropyBits < 6 || photo.topColorShare > 0.7 || side < 320;
  return isFlat || (isFlattish && graphicNames.test(fileName(url))) ? 'graphic' : undefined;
}

/** Only the file name: streets can be called Flag Street or Map Court. */
function fileName(url: string): string {
  return (url.split(/[?#]/, 1)[0] ?? '').split('/').at(-1)?.toLowerCase() ?? '';
}
