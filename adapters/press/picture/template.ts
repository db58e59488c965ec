import type { PictureCard } from '../contract.ts';
import type { Element } from '../element.ts';

export type Rectangle = { left: number; top: number; width: number; height: number };

/** One design: where the photo goes, what lies between photo and writing, and the writing itself. */
export type Template = {
  photoArea: Rectangle;
  /** SVG over the photo; `strength` from 0 to 1 darkens what lies under `writing`. */
  backdrop: (strength: number, writing: Rectangle[]) => string;
  writing: Element;
  /** Nothing to darken: the words stand on areas of our own colours. */
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

/** A long text is set smaller, down to a size that can still be read on a phone. */
export function fitted(size: number, words: string, roomyLength: number): number {
  const share = Math.sqrt(roomyLength / Math.max(roomyLength, words.length));
  return Math.round(size * Math.max(share, 0.58));
}
