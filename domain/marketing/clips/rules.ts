import { type ClipShape, clipShapes } from '#db/column-values.ts';

export { type ClipShape, clipShapes };

export const clipSizes: Record<ClipShape, { width: number; height: number; name: string; use: string }> = {
  vertical: { width: 1080, height: 1920, name: 'Vertical', use: 'Reels, Stories, TikTok and Shorts' },
  square: { width: 1080, height: 1080, name: 'Square', use: 'Facebook and Instagram feeds' },
  wide: { width: 1920, height: 1080, name: 'Wide', use: 'YouTube, LinkedIn and your website' },
};
export const clipLengths = [30, 60] as const;

export type Cut = { shape: ClipShape; seconds: number };

/** Every clip of a kit. Higher priorities are made earlier: the one people post most comes first. */
export const cuts: (Cut & { priority: number })[] = [
  { shape: 'vertical', seconds: 30, priority: 0 },
  { shape: 'square', seconds: 30, priority: -1 },
  { shape: 'wide', seconds: 30, priority: -2 },
  { shape: 'vertical', seconds: 60, priority: -3 },
  { shape: 'square', seconds: 60, priority: -4 },
  { shape: 'wide', seconds: 60, priority: -5 },
];

/** "vertical-30": a cut's name in files and jobs. */
export function cutName({ shape, seconds }: Cut): string {
  return `${shape}-${seconds}`;
}
