import { type ClipShape, clipSizes } from './rules.ts';

export type Place = { left: number; top: number; width: number; height: number };
export type ClipLayout = {
  width: number;
  height: number;
  title: Place;
  hook: Place;
  captions: Place;
  waveform: Place;
};

/** Apps cover the top and bottom of a vertical clip with their own controls, so keep those areas empty. */
const layouts: Record<ClipShape, Omit<ClipLayout, 'width' | 'height'>> = {
  vertical: {
    title: { left: 64, top: 190, width: 952, height: 134 },
    hook: { left: 64, top: 350, width: 952, height: 640 },
    captions: { left: 54, top: 1080, width: 972, height: 310 },
    waveform: { left: 220, top: 1420, width: 640, height: 110 },
  },
  square: {
    title: { left: 48, top: 36, width: 984, height: 122 },
    hook: { left: 48, top: 176, width: 900, height: 470 },
    captions: { left: 54, top: 660, width: 972, height: 250 },
    waveform: { left: 260, top: 944, width: 560, height: 90 },
  },
  wide: {
    title: { left: 72, top: 44, width: 1776, height: 128 },
    hook: { left: 72, top: 196, width: 1180, height: 460 },
    captions: { left: 310, top: 670, width: 1300, height: 250 },
    waveform: { left: 600, top: 950, width: 720, height: 90 },
  },
};

/** The position of everything. `scale` below 1 makes a small clip with the same look. */
export function clipLayout(shape: ClipShape, scale = 1): ClipLayout {
  // Video dimensions must be even.
  const even = (value: number) => 2 * Math.round((value * scale) / 2);
  const place = ({ left, top, width, height }: Place): Place => ({
    left: even(left),
    top: even(top),
    width: even(width),
    height: even(height),
  });
  const { title, hook, captions, waveform } = layouts[shape];
  return {
    width: even(clipSizes[shape].width),
    height: even(clipSizes[shape].height),
    title: place(title),
    hook: place(hook),
    captions: place(captions),
    waveform: place(waveform),
  };
}
