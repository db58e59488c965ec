import type { AgentCard } from './contract.ts';
import { openPhoto } from './open-photo.ts';

type Picture = { bytes: Buffer; width: number; height: number };

/**
 * The agent's photo as a square and the logo fitted to its place, as JPEG; null for a damaged file or none.
 */
export async function agentPictures(
  { photo, logo }: Pick<AgentCard, 'photo' | 'logo'>,
  sizes: { photo: number; logo: { width: number; height: number } },
): Promise<{ photo: Picture | null; logo: Picture | null }> {
  const side = Math.round(sizes.photo);
  return {
    photo: photo && (await draw(photo, { width: side, height: side, fit: 'cover', position: 'attention' })),
    logo: logo && (await draw(logo, { ...rounded(sizes.logo), fit: 'inside' })),
  };
}

const rounded = ({ width, height }: { width: number; height: number }) => ({
  width: Math.round(width),
  height: Math.round(height),
});

async function draw(
  bytes: Uint8Array,
  options: { width: number; height: number; fit: 'cover' | 'inside'; position?: string },
): Promise<Picture | null> {
  try {
    const { data, info } = await openPhoto(bytes)
      .resize(options)
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}
