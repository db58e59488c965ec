import sharp from 'sharp';
import { colors } from './brand-styles.ts';
import type { Cover } from './contract.ts';
import { openPhoto } from './open-photo.ts';
import { paperCutHome } from './picture/paper-cut-home.ts';

/** Twice the 600 pixels of an email, for sharp screens. */
export const coverSize = { width: 1200, height: 750 };

/**
 * One picture of a home in a fixed shape, wherever its photo comes from, because emails can neither crop nor
 * overlay a button.
 */
export async function drawCover({ photo, hasPlayButton }: Cover): Promise<Buffer> {
  const picture = (photo && (await cropped(photo))) ?? (await drawn());
  return sharp(picture)
    .composite(hasPlayButton ? [{ input: Buffer.from(playButton), gravity: 'centre' }] : [])
    .jpeg({ quality: 76, progressive: true })
    .toBuffer();
}

/** Undefined for a file that can't be read. */
async function cropped(photo: Uint8Array): Promise<Buffer | undefined> {
  try {
    return await openPhoto(photo)
      .resize(coverSize.width, coverSize.height, { fit: 'cover', position: 'attention' })
      .flatten({ background: colors.paper })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch {
    return undefined;
  }
}

function drawn(): Promise<Buffer> {
  const svg = paperCutHome(coverSize, { left: 0, top: 0, ...coverSize });
  return sharp(Buffer.from(svg)).flatten().png({ compressionLevel: 1 }).toBuffer();
}

const playButton = `<svg xmlns="http://www.w3.org/2000/svg" width="220" height="220">
<circle cx="110" cy="110" r="104" fill="${colors.pineDeep}" fill-opacity="0.38"/>
<circle cx="110" cy="110" r="88" fill="${colors.ember}" stroke="${colors.paper}" stroke-width="6"/>
<path d="M90 70 L152 110 L90 150 Z" fill="${colors.paper}" stroke="${colors.paper}" stroke-width="10" stroke-linejoin="round"/>
</svg>`;
