import { readFeatures } from '../../features/read-features.ts';
import { hasFiniteVerb } from './finite-verb.ts';

const [minWords, maxWords] = [4, 32];
/** A label, a heading, or a list without its beginning. */
const isLabel = /^[^,]{0,40}:|^(?:and|or|with|plus|also|including|featuring)\b|;/i;

/** "Chef's kitchen with a soapstone island and a gas range.": not a sentence, but agents post such notes. */
export function isNeatNote(text: string): boolean {
  const words = text.split(' ').length;
  return (
    words >= minWords &&
    words <= maxWords &&
    !isLabel.test(text) &&
    !hasFiniteVerb(text) &&
    /^\p{Lu}[\p{L}'’-]* \p{Ll}|^\p{Lu}\S* \d/u.test(text) &&
    thingsIn(text) > 0
  );
}

/** A note about several things may include a sink. */
export const isRichNote = (text: string) => isNeatNote(text) && thingsIn(text) > 1;

const thingsIn = (text: string) =>
  readFeatures(text, 'note', 'home').filter(({ qualifiers }) => qualifiers.length === 0).length;
