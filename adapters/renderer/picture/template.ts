import type { agentPictures } from '../agent-pictures.ts';
import type { PictureCard } from '../contract.ts';
import type { Element } from '../element.ts';

/** A card with the agent's pictures opened and sized. */
export type PictureSheet = PictureCard & { pictures?: Awaited<ReturnType<typeof agentPictures>> };

export type Rectangle = { left: number; top: number; width: number; height: number };

/** One design: the text, and how everything else is arranged around it. */
export type Template = {
  writing: Element;
  /** Where the words are set; small print may be elsewhere. */
  wordsArea: Rectangle;
  arrange: (words: Rectangle) => Arrangement;
};

export type Arrangement = {
  /** Whether the words fit in their place; if not, they are set smaller. */
  fits: boolean;
  photoArea: Rectangle;
  /** The part of the photo that nothing covers, measured from the photo's own corner. */
  freeArea: Rectangle;
  /** SVG over the photo; `strength` from 0 to 1 darkens the area under the words. */
  backdrop: (strength: number) => string;
  /** Nothing to darken: the words stand on areas of our own colors. */
  isFixed: boolean;
};

export type Sizes = { unit: number; type: number; isWide: boolean; isStory: boolean; margin: number };

/** One measure for all formats: a square of 1,080 pixels has the unit 1. `type` is the measure of the writing. */
export function sizesOf({ width, height }: Pick<PictureCard, 'width' | 'height'>, scale = 1): Sizes {
  const unit = Math.sqrt(width * height) / 1080;
  return {
    unit,
    type: unit * scale,
    isWide: width > height,
    isStory: height / width > 1.6,
    margin: Math.round(64 * unit),
  };
}

/** A long text is set smaller, down to a size that is still readable on a phone. */
export function fitted(size: number, words: string, roomyLength: number, min = 0.62): number {
  const share = Math.sqrt(roomyLength / Math.max(roomyLength, words.length));
  return Math.round(size * Math.max(share, min));
}

/** Stories show their own controls over both ends: this much is kept free at each, in units. */
export const storyEnds = { top: 188, bottom: 248 };

export function svgSheet(width: number, height: number, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`;
}
