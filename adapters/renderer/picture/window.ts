import { colors } from '../brand-styles.ts';
import { box } from '../element.ts';
import { badge, foot, headline, note, onDark } from './parts.ts';
import { type PictureSheet, type Sizes, storyEnds, svgSheet, type Template } from './template.ts';

/** A print on paper: the photo in its margin, and over its edge an evergreen plate just as large as the words. */
export function window(card: PictureSheet, sizes: Sizes): Template {
  const { width, height } = card;
  const { unit, isWide, isStory } = sizes;
  const frame = Math.round(30 * unit);
  const inset = Math.round(frame * 1.9);
  const padding = Math.round(42 * unit);
  const bottom = isStory ? (storyEnds.bottom - 30) * unit : inset;
  const plate = { left: inset, width: isWide ? Math.round(width * 0.47) : width - 2 * inset };
  const noteTop = isStory ? storyEnds.top * unit : frame + 24 * unit;
  const top = isWide ? inset : noteTop + 60 * unit;
  const writing = box(
    { width, height },
    note(card.note, sizes, { right: frame + 24 * unit, top: noteTop }),
    box(
      {
        position: 'absolute',
        left: plate.left + padding,
        top,
        width: plate.width - 2 * padding,
        height: height - top - bottom - padding,
        justifyContent: 'flex-end',
        gap: 24 * unit,
      },
      badge(card, sizes),
      headline(card, sizes, onDark, isWide ? 0.9 : isStory ? 1 : 0.94),
      foot(card, sizes, onDark),
    ),
  );
  return {
    writing,
    wordsArea: { left: plate.left, top, width: plate.width, height: height - top },
    arrange: (words) => {
      const over = card.badge ? 12 * sizes.type : 0;
      const plateTop = Math.round(words.top - over - padding);
      const plateHeight = height - bottom - plateTop;
      const photo = isWide
        ? {
            left: frame + Math.round(width * 0.24),
            top: frame,
            width: Math.round(width * 0.76) - frame * 2,
            height: height - frame * 2,
          }
        : {
            left: frame,
            top: frame,
            width: width - frame * 2,
            height: Math.round(plateTop + plateHeight * (isStory ? 0.3 : 0.2)) - frame,
          };
      const [right, below] = [photo.left + photo.width, photo.top + photo.height];
      const sky = isStory ? 112 * unit : 0;
      return {
        fits: plateTop >= (isWide ? inset : height * 0.3),
        photoArea: photo,
        freeArea: isWide
          ? {
              left: plate.left + plate.width - photo.left,
              top: 0,
              width: right - plate.left - plate.width,
              height: photo.height * 0.94,
            }
          : { left: 0, top: sky, width: photo.width, height: plateTop - frame - sky },
        backdrop: () =>
          svgSheet(
            width,
            height,
            `<path fill-rule="evenodd" fill="${colors.paper}" d="M0 0H${width}V${height}H0ZM${photo.left} ${photo.top}V${below}H${right}V${photo.top}Z"/><rect x="${plate.left}" y="${plateTop}" width="${plate.width}" height="${plateHeight}" rx="${Math.round(18 * unit)}" fill="${colors.pine}"/>`,
          ),
        isFixed: true,
      };
    },
  };
}
