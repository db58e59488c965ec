import { articleFor } from '../english/article-for.ts';
import type { Feature } from './feature.ts';

/** A feature as part of a list: "a large quartz island", "two fireplaces", "central air on the second floor". */
export function tellFeature(feature: Feature): string {
  const { phrase, where, year, number, id, tail } = feature;
  const named =
    number === 'singular' && !/^(?:one|the) |\bdoor staff$/.test(phrase)
      ? `${articleFor(phrase)} ${phrase}`
      : phrase;
  const dated = year && datedIds.test(id) ? `from ${year}` : '';
  const isWord = where?.startsWith('according to');
  return [id === 'named-place' ? phrase : named, ...(isWord ? [dated, where] : [where ?? tail, dated])]
    .filter(Boolean)
    .join(' ');
}

const datedIds =
  /^(?:furnace|boiler|water-heater|new-roof|hvac|new-windows|central-air|appliances|dishwasher|washer-dryer|in-unit-laundry|deck|fence|vinyl-plank|carpet)$/;

const maxNameWords = 3;
const maxSceneWords = 5;

/** Two-word names of materials and directions. */
const halves =
  /^(?:stainless steel|(?:leaded|stained|beveled|art) glass|cast iron|wrought iron|butcher block|(?:north|south) (?:east|west)\S*)$/i;

/** Its short name after the first mention: "the wine wall", not "the wall". */
export function shortName({ phrase, noun }: Feature): string {
  // "The views of Bridge" doesn't refer to any known bridge.
  const [, view, scene] = /^(?:.* )?(views?|vistas?) ((?:of|over) .+)$/i.exec(phrase) ?? [];
  if (view && scene) return scene.split(' ').length <= maxSceneWords ? `${view} ${scene}` : view;
  // A wall of windows isn't just "the wall".
  const [, part, whole] = /(\S+) of (?:.* )?(\S+)$/.exec(phrase) ?? [];
  if (part && whole && noun.split(' ').length === 1) return `${part} of ${whole}`;
  if (!phrase.endsWith(noun)) return noun;
  // "East and west-facing windows" would lose half its meaning without the first word.
  if (/^\w+ and \S+ \S+$/.test(phrase)) return phrase;
  const words = phrase.split(' ');
  const from = Math.max(words.length - Math.min(noun.split(' ').length + 1, maxNameWords), 0);
  const isHalf = from > 0 && halves.test(words.slice(from - 1, from + 1).join(' '));
  const short = words.slice(isHalf ? from - 1 : from).join(' ');
  // "Original tiles and staircase": the staircase alone doesn't start with "and".
  if (/^(?:and|&) /.test(short)) return noun;
  // Every home has a primary bath; few have a marble one.
  return /^(?:primary|main) \p{L}+$/u.test(short) ? words.slice(-maxNameWords).join(' ') : short;
}

/** Whether a verb after it takes the plural. */
export const isPlural = ({ number }: Feature) => number === 'plural';
