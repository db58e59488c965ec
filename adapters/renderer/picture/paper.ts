import { colors } from '../brand-styles.ts';
import { box } from '../element.ts';
import { badge, foot, headline, note, onPaper } from './parts.ts';
import { type PictureSheet, type Sizes, storyEnds, svgSheet, type Template } from './template.ts';

/** A page of a shelter magazine: the photo as large as the words leave it, paper below or beside it. */
export function paper(card: PictureSheet, sizes: Sizes): Template {
  return sizes.isWide ? besidePhoto(card, sizes) : belowPhoto(card, sizes);
}

function belowPhoto(card: PictureSheet, sizes: Sizes): Template {
  const { width, height } = card;
  const { margin, unit, isStory } = sizes;
  const bottom = isStory ? storyEnds.bottom * unit : Math.round(margin * 0.9);
  const noteTop = isStory ? storyEnds.top * unit : margin * 0.7;
  const top = noteTop + 60 * unit;
  const column = {
    position: 'absolute',
    left: margin,
    top,
    width: width - 2 * margin,
    height: height - top - bottom,
  };
  const writing = box(
    { width, height },
    note(card.note, sizes, { right: margin, top: noteTop }),
    box(
      { ...column, justifyContent: 'flex-end', gap: 30 * unit },
      badge(card, sizes),
      headline(card, sizes, onPaper, isStory ? 1.12 : 1.02),
      foot(card, sizes, onPaper),
    ),
  );
  return {
    writing,
    wordsArea: { left: 0, top, width, height: height - top },
    arrange: (words) => {
      // The label lies half on the photo, half on the paper.
      const edge = Math.round(card.badge ? words.top + 12 * sizes.type : words.top - 48 * unit);
      return {
        fits: edge >= height * 0.36,
        photoArea: { left: 0, top: 0, width, height: edge },
        freeArea: {
          left: 0,
          top: isStory ? 90 * unit : 0,
          width,
          height: edge - (isStory ? 90 * unit : 0) - 24 * unit,
        },
        backdrop: () =>
          svgSheet(
            width,
            height,
            `<rect y="${edge}" width="${width}" height="${height - edge}" fill="${colors.paper}"/><rect y="${edge}" width="${width}" height="${Math.round(6 * unit)}" fill="${card.brand?.colors.surface ?? colors.ember}"/>`,
          ),
        isFixed: true,
      };
    },
  };
}

function besidePhoto(card: PictureSheet, sizes: Sizes): Template {
  const { width, height } = card;
  const { margin, unit } = sizes;
  const side = Math.round(width * 0.54);
  const padding = Math.round(margin * 0.85);
  const panel = { left: side, top: 0, width: width - side, height };
  const writing = box(
    { width, height },
    note(card.note, sizes, { left: margin * 0.6, top: margin * 0.6 }),
    box(
      { position: 'absolute', ...panel, padding, justifyContent: 'space-between', gap: 20 * unit },
      box({ gap: 24 * unit }, badge(card, sizes), headline(card, sizes, onPaper, 0.94)),
      foot(card, sizes, onPaper),
    ),
  );
  return {
    writing,
    wordsArea: panel,
    arrange: (words) => ({
      fits: words.top + words.height <= height - padding * 0.8,
      photoArea: { left: 0, top: 0, width: side, height },
      freeArea: { left: 0, top: 0, width: side, height: height * 0.94 },
      backdrop: () =>
        svgSheet(
          width,
          height,
          `<rect x="${side}" width="${width - side}" height="${height}" fill="${colors.paper}"/><rect x="${side}" width="${Math.round(6 * unit)}" height="${height}" fill="${card.brand?.colors.surface ?? colors.ember}"/>`,
        ),
      isFixed: true,
    }),
  };
}
