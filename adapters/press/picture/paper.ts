import type { PictureCard } from '../contract.ts';
import { box } from '../element.ts';
import { look } from '../look.ts';
import { badge, brand, headline, listedBy, onPaper } from './parts.ts';
import type { Sizes, Template } from './template.ts';

/** A page of a shelter magazine: the photo on one side, paper with the words on the other. */
export function paper(card: PictureCard, sizes: Sizes): Template {
  const { width, height } = card;
  const { margin, unit, isWide, isStory } = sizes;
  const side = Math.round(width * 0.52);
  const below = Math.round(height * (isStory ? 0.45 : 0.52));
  const panel = isWide
    ? { left: side, top: 0, width: width - side, height }
    : { left: 0, top: below, width, height: height - below };
  const photoArea = isWide
    ? { left: 0, top: 0, width: panel.left, height }
    : { left: 0, top: 0, width, height: panel.top };
  const writing = box(
    { width, height },
    box(
      {
        position: 'absolute',
        ...panel,
        padding: isWide ? `${margin * 0.8}px ${margin * 0.8}px` : `${margin * 0.8}px ${margin}px`,
        ...(isStory ? { paddingBottom: 300 } : {}),
        justifyContent: 'space-between',
      },
      box(
        { gap: 20 * unit },
        badge(card.badge, sizes),
        headline(card, sizes, onPaper, isWide || !isStory ? 0.8 : 0.95),
      ),
      box({ gap: 16 * unit }, listedBy(card, sizes, onPaper, 0.92), brand(sizes, onPaper)),
    ),
  );
  const edge = isWide
    ? `<rect x="${panel.left}" width="${Math.round(8 * unit)}" height="${height}" fill="${look.ember}"/>`
    : `<rect y="${panel.top}" width="${width}" height="${Math.round(8 * unit)}" fill="${look.ember}"/>`;
  return {
    photoArea,
    backdrop: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="${panel.left}" y="${panel.top}" width="${panel.width}" height="${panel.height}" fill="${look.paper}"/>${edge}</svg>`,
    writing,
    isFixed: true,
  };
}
