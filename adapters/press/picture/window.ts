import type { PictureCard } from '../contract.ts';
import { box } from '../element.ts';
import { look } from '../look.ts';
import { badge, brand, headline, listedBy, onDark } from './parts.ts';
import type { Sizes, Template } from './template.ts';

/** The photo seen through a frame, with an evergreen plate that carries the words. */
export function window(card: PictureCard, sizes: Sizes): Template {
  const { width, height } = card;
  const { unit, isWide, isStory } = sizes;
  const frame = Math.round(34 * unit);
  const plateHeight = Math.round(height * (isStory ? 0.36 : 0.46));
  const plate = isWide
    ? { left: frame * 2, top: frame * 2, width: Math.round(width * 0.46), height: height - frame * 4 }
    : {
        left: frame * 2,
        top: height - plateHeight - (isStory ? 300 : frame * 2),
        width: width - frame * 4,
        height: plateHeight,
      };
  const padding = 44 * unit;
  const writing = box(
    { width, height },
    box(
      { position: 'absolute', ...plate, padding, justifyContent: 'space-between' },
      box({ gap: 20 * unit }, badge(card.badge, sizes), headline(card, sizes, onDark, isStory ? 0.85 : 0.76)),
      box({ gap: 14 * unit }, listedBy(card, sizes, onDark, 0.9), brand(sizes, onDark)),
    ),
  );
  const corner = Math.round(22 * unit);
  return {
    photoArea: { left: frame, top: frame, width: width - frame * 2, height: height - frame * 2 },
    backdrop: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill-rule="evenodd" fill="${look.paper}" d="M0 0h${width}v${height}h-${width}zM${frame} ${frame}v${height - 2 * frame}h${width - 2 * frame}v-${height - 2 * frame}z"/><rect x="${plate.left}" y="${plate.top}" width="${plate.width}" height="${plate.height}" rx="${corner}" fill="${look.pine}"/></svg>`,
    writing,
    isFixed: true,
  };
}
