import { after, type Reader, sentenceEnd, startsSentence } from '../reader.ts';

const nameBefore = /(?:^|[^\p{L}])\p{Lu}[\p{L}'’-]+\s+$/u;
/** Here a letter is a label, and its period ends the sentence. */
const labelBefore =
  /(?:Unit|Apartment|Apt|Suite|Penthouse|Building|Line|Train|Residence|Tower|Wing|Phase|Lot|Plan|Type|Class|Grade|Space|Garage|Vitamin|Zone|District|Level|Avenue|Street)\s+$/;
const place = /^(?:D\.C|U\.S|N\.Y|L\.A|U\.S\.A|P\.M|H\.O\.A)\.$/i;

/** The periods of a person's initials don't end a sentence: a voice would pause in the middle of the name. */
export const initials: Reader[] = [
  {
    starts: 'capital',
    pattern: /([A-Z])\.(?=\s+[A-Z][a-z])/y,
    say: (match, place) => {
      if (!nameBefore.test(place.before) || labelBefore.test(place.before)) return null;
      return startsSentence.test(after(place, match)) ? null : (match[1] ?? null);
    },
  },
  {
    starts: 'letter',
    pattern: /([A-Za-z])\.([A-Za-z])\.((?:[A-Za-z]\.){0,4})(?![A-Za-z])/y,
    say: (match, at) => {
      const following = after(at, match);
      const isName =
        !place.test(match[0]) &&
        !/\d\s?$/.test(at.before) &&
        !startsSentence.test(following) &&
        /^\s+[A-Z][a-z]/.test(following);
      const letters = match[0].replaceAll('.', '').toUpperCase();
      return [...letters].join('-') + (isName ? '' : sentenceEnd(match[0], following));
    },
  },
];
