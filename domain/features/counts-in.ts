const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const number = String.raw`\b(${numberWords.join('|')}|\d{1,2}(?:\.\d)?)[- ]`;
const kinds: [name: string, pattern: RegExp][] = [
  [
    'beds',
    new RegExp(`${number}(?:(?:spacious|generous|large|true|full|ample)[- ])?bed(?:room)?s?\\b`, 'gi'),
  ],
  ['baths', new RegExp(`${number}(?:full[- ])?bath(?:room)?s?\\b`, 'gi')],
  ['sqft', /\b(\d{1,2},?\d{3})[- ](?:interior )?(?:sq\.? ?ft|square[- ]f(?:ee|oo)t)\b/gi],
  ['yearBuilt', /\b(?:built (?:in|circa)|circa) ((?:1[789]|20)\d\d)\b/gi],
];

/** The counts a text states, as "beds:3". Each count appears once per text. */
export function countsIn(text: string): string[] {
  const found = kinds.flatMap(([name, pattern]) =>
    [...text.matchAll(pattern)].map(([, said = '']) => `${name}:${countOf(said)}`),
  );
  return [...new Set(found)];
}

function countOf(said: string): number {
  const at = numberWords.indexOf(said.toLowerCase());
  return at < 0 ? Number(said.replace(',', '')) : at + 1;
}
