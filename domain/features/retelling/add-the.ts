import { placesWithThe } from './data/places-with-the.ts';

const behind = '(?<=\\b(?:in|to|from|of|near|overlooking|toward|and|between|via|at|by) |, )';
const place = new RegExp(
  `${behind}(?:${placesWithThe.join('|')})(?=[,.]| (?:and|or|with|in|at|to|just|are|is|stops?|stations?|trains?)\\b)`,
  'gu',
);
/** "The Loop and Gold Coast" share an article; "a river and lake" names neither. */
const shared = /\b(?:the|an?|its|both|of)(?: [\p{L}'’-]+){1,3},? and $/iu;
const plainPlace = /^(?:beach|lake|lakefront|riverfront|zoo)$/;
const nearness = /\b(?:steps|minutes|blocks?|moments|walk|close|distance|near|access|from)\b/i;

/** "In West Loop" and "to CTA" need the article that people say there. */
export function addThe(text: string): string {
  return text.replace(place, (name, at: number) => {
    const before = text.slice(0, at);
    if (shared.test(before) || / the (?!.*,)[^,]*$/.test(/ and $/.test(before) ? before : '')) return name;
    return plainPlace.test(name) && !nearness.test(before) ? name : `the ${name}`;
  });
}
