import type { MeasuredPhoto } from '#adapters/images/contract.ts';

export type NotAPhoto = 'tiny' | 'banner' | 'graphic';

type Measures = Omit<MeasuredPhoto, 'kind' | 'hash' | 'thumb'>;

const smallestSide = 180;
const smallestArea = 60_000;
const widestRatio = 3.2;
const tallestRatio = 0.4;

const graphicNames =
  /(^|[^a-z])(logo|icon|badge|sprite|flag|avatar|headshot|placeholder|map|staticmap|qr|banner|watermark|equal-?housing|no-?(photo|image)|coming-?soon|app-?store|google-?play)([^a-z]|$)/;

/** Says why a picture is no photo of the home: logos, badges, flags, maps, app buttons, empty frames. */
export function notAPhoto(url: string, photo: Measures): NotAPhoto | undefined {
  const side = Math.min(photo.width, photo.height);
  const ratio = photo.width / photo.height;
  if (ratio > widestRatio || ratio < tallestRatio) return 'banner';
  if (side < smallestSide || photo.width * photo.height < smallestArea) return 'tiny';
  if (photo.transparentShare > 0.1) return 'graphic';
  // Measured: colour photos have 6.3 to 7.7 bits and 0.2 to 0.65 in their top colours, graphics under 5 bits.
  const isFlat = photo.entropyBits < 4 || (photo.entropyBits < 5.5 && photo.topColorShare > 0.75);
  const isFlattish = photo.entropyBits < 6 || photo.topColorShare > 0.7 || side < 320;
  return isFlat || (isFlattish && graphicNames.test(fileName(url))) ? 'graphic' : undefined;
}

/** Only the last part of the path: streets may well be called Flag Street or Map Court. */
function fileName(url: string): string {
  return (url.split(/[?#]/, 1)[0] ?? '').split('/').at(-1)?.toLowerCase() ?? '';
}
