import { type Copy, placeName } from './copy.ts';
import { thisOne } from './hook-line.ts';
import { homeLine } from './plain-lead.ts';

/** "A renovated loft in Larkmere"; of four words that could stand before its name, the two that say most. */
export function homeOf(copy: Copy, isPlain: boolean, counted = false): string {
  const { story } = copy;
  const best = story.traits.words.toSorted((a, b) => b.worth - a.worth).slice(0, maxBefore);
  const words = story.traits.words.filter((word) => best.includes(word));
  return homeLine(
    { ...copy, story: { ...story, traits: { ...story.traits, words } } },
    maxHome,
    isPlain,
    true,
    counted,
  );
}
const maxBefore = 2;

/** "This corner loft in Larkmere". */
export function thisHomeOf(copy: Copy, isPlain: boolean): string {
  const home = thisOne(`${homeOf(copy, isPlain)}.`).replace(/\.$/, '');
  const place = placeName(copy)?.replace(/^the /, '');
  const [, noun] = /^this (.+) (?:in|on) (?:the )?(\p{Lu}.*)$/u.exec(home) ?? [];
  // "This Quarry Heights loft"; a place of three words stands behind it.
  const isBrief = place && noun && `${place} ${noun}`.split(' ').length <= maxPlaceWords;
  return place && noun && home.endsWith(place) && isBrief && !/[\d-]/.test(noun)
    ? `this ${place} ${noun}`
    : home;
}
const maxPlaceWords = 5;
export const maxHome = 90;
