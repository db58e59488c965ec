import type { Feature } from './feature.ts';
import { isRoomItself } from './read-spot.ts';

const covers = '(?:an?|the) (?:[a-z]+ )?(bookcase|bookshelf|mirror|panel|painting)';
const away = `(?:hidden|concealed|tucked|disguised)(?: away)? behind ${covers}`;
const roomBehind = new RegExp(
  `\\b${away}[^.;,]{0,30},? (?:is|lies|sits|waits) an? (?:[\\p{L}-]+ ){0,3}$`,
  'iu',
);
const roomBefore = new RegExp(`^,? (?:(?:that is|which is|is) )?${away}\\b`, 'i');
const best = 5;

/** "Hidden behind a bookcase is a half bath": keep the room, along with how it's hidden. */
export function hideRooms(features: readonly Feature[], sentence: string): Feature[] {
  const hidden = new Set<string>();
  const rooms = features.map((feature) => {
    const at = sentence.indexOf(feature.matched);
    if (at < 0 || !isRoomItself(feature.matched)) return feature;
    const cover =
      roomBehind.exec(sentence.slice(0, at))?.[1] ??
      roomBefore.exec(sentence.slice(at + feature.matched.length))?.[1];
    if (!cover) return feature;
    hidden.add(cover.toLowerCase());
    const { where: _, tailOf: __, ...room } = feature;
    return { ...room, tail: `hidden behind a ${cover.toLowerCase()}`, notability: best };
  });
  // The bookcase is the door.
  return rooms.filter(({ matched }) => !hidden.has(matched.toLowerCase()));
}
