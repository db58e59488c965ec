import { colors } from '../brand-styles.ts';
import { box } from '../element.ts';
import { badge, foot, headline, note, onDark } from './parts.ts';
import {
  type PictureSheet,
  type Rectangle,
  type Sizes,
  storyEnds,
  svgSheet,
  type Template,
} from './template.ts';

/** The photo over the whole picture; it darkens from the edge where the words are, and nowhere else. */
export function evening(card: PictureSheet, sizes: Sizes): Template {
  const { width, height } = card;
  const { margin, unit, isStory, isWide } = sizes;
  const bottom = isStory ? storyEnds.bottom * unit : Math.round(margin * 0.9);
  const top = isStory ? storyEnds.top * unit : margin * 0.8;
  const column = isWide ? Math.round(width * 0.48) : width - 2 * margin;
  const noteTop = isStory ? storyEnds.top * unit : margin * 0.7;
  const wordsArea = {
    left: 0,
    top: isWide ? 0 : noteTop + 60 * unit,
    width: isWide ? margin + column : width,
    height,
  };
  const writing = box(
    { width, height },
    note(card.note, sizes, { right: margin, top: noteTop }),
    box(
      {
        position: 'absolute',
        left: margin,
        top,
        width: column,
        height: height - top - bottom,
        justifyContent: 'flex-end',
        gap: 24 * unit,
      },
      badge(card, sizes),
      headline(card, sizes, onDark, isWide ? 1.06 : 1.1),
      foot(card, sizes, onDark),
    ),
  );
  return {
    writing,
    wordsArea,
    arrange: (words) => {
      // The photo ends inside the dark area, so that its center is where nothing covers it.
      const photoArea = isWide
        ? { left: Math.round(width * 0.28), top: 0, width: width - Math.round(width * 0.28), height }
        : { left: 0, top: 0, width, height: Math.min(height, Math.round(words.top + words.height * 0.36)) };
      const sky = isStory ? storyEnds.top * 0.7 * unit : 0;
      return {
        fits: words.top >= (isWide ? margin * 0.6 : height * 0.24),
        photoArea,
        freeArea: isWide
          ? { left: width * 0.26, top: 0, width: width * 0.46, height: height * 0.94 }
          : { left: 0, top: sky, width, height: words.top - sky - 10 },
        backdrop: (strength) =>
          isWide
            ? duskFromTheLeft(card, photoArea.left, margin + column, strength)
            : duskFromBelow(card, photoArea.height, words, strength),
        isFixed: false,
      };
    },
  };
}

type Stop = { at: number; opacity: number };

/** Closed at the photo's edge, `strength` behind the words, easing out beyond them. */
function duskFromTheLeft(
  { width, height }: PictureSheet,
  edge: number,
  end: number,
  strength: number,
): string {
  const start = (end * 0.96) / width;
  return dusk(width, height, 'x2="1" y2="0"', [
    { at: edge / width, opacity: 1 },
    { at: (edge + (end - edge) * 0.45) / width, opacity: strength },
    ...fall(start, 0.3, strength),
  ]);
}

function duskFromBelow(
  { width, height }: PictureSheet,
  edge: number,
  words: Rectangle,
  strength: number,
): string {
  const start = Math.max(0, words.top - 34) / height;
  const stops = fall(1 - start, Math.min(start, 0.26), strength).map(({ at, opacity }) => ({
    at: 1 - at,
    opacity,
  }));
  return dusk(width, height, 'x2="0" y2="1"', [
    ...stops.toReversed(),
    { at: start + (edge / height - start) * 0.4, opacity: strength },
    { at: edge / height, opacity: 1 },
  ]);
}

/** A straight fall shows its edges; this one starts and ends softly. */
function fall(from: number, over: number, strength: number): Stop[] {
  return [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1].map((share) => ({
    at: from + over * share,
    opacity: strength * (1 + Math.cos(Math.PI * share)) * 0.5,
  }));
}

function dusk(width: number, height: number, direction: string, stops: Stop[]): string {
  const written = stops.map(
    ({ at, opacity }) =>
      `<stop offset="${Math.min(1, Math.max(0, at)).toFixed(4)}" stop-color="${colors.pineDeep}" stop-opacity="${opacity.toFixed(3)}"/>`,
  );
  return svgSheet(
    width,
    height,
    `<defs><linearGradient id="dusk" x1="0" y1="0" ${direction}>${written.join('')}</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#dusk)"/>`,
  );
}
