import { readFeatures } from '../../features/read-features.ts';
import { hasFiniteVerb } from './finite-verb.ts';

const [minWords, maxWords] = [4, 32];
/** A label, a heading, or a list that lost its beginning. */
const isLabel = /^[^,]{0,40}:|^(?:and|or|with|plus|also|including|featuring)\b|;/i;

/** "Chef's kitchen with a soapstone island and a gas range.": no sentence, but what agents post when they write in notes. */
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

/** A note of several things may name a sink beside them. */
export const isRichNote = (text: string) => isNeatNote(text) && thingsIn(text) > 1;

const thingsIn = (text: string) =>
  readFeatures(text, 'note', 'home').filter(({ qualifiers }) => qualifiers.length === 0).length;
