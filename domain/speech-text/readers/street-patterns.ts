import { addressSuffixes, fullSuffixes, plainSuffixes } from '../data/street-suffixes.ts';
import { DIRECTION } from '../reader.ts';

const capitalized = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`;
const forms = [...Object.keys(plainSuffixes), ...Object.keys(addressSuffixes)];
const shortForms = forms.flatMap((form) => [capitalized(form), form.toUpperCase()]);

export const STREET_SUFFIX = `(?:${[...fullSuffixes, ...shortForms].join('|')})(?![A-Za-z])`;
/** One to four words of a street's name. */
export const STREET_NAME = `(?:(?:[A-Z][A-Za-z'-]{0,30}\\.?|\\d{1,3}(?:st|nd|rd|th))\\s+){1,4}?`;
export const STREET = `(?:(?:${DIRECTION})\\.?\\s+)?${STREET_NAME}${STREET_SUFFIX}`;
