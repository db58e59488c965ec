import { readNumbers } from '../claims/read-numbers.ts';

export type StatedNumber = {
  field: 'beds' | 'baths' | 'sqft' | 'yearBuilt' | 'price' | 'hoa' | 'taxes';
  value: number;
  text: string;
};

const home =
  '(?:single[- ]family |ranch |brick |corner |loft )*(?:home|house|condo|townhouse|townhome|ranch|bungalow|cottage|unit|property|residence|colonial|cabin|loft|farmhouse)';
const wholeHome: [StatedNumber['field'], RegExp][] = [
  ['beds', new RegExp(`\\b(\\S+)[- ]bed(?:room)?s?\\b(?=(?:,| and|,? \\/)? \\S+[- ]bath|,? ${home})`, 'gi')],
  ['baths', new RegExp(`\\b(\\S+)[- ]bath(?:room)?s?\\b(?=,? ${home})`, 'gi')],
  ['baths', /(?<=\bbed(?:room)?s?(?:,| and| \/)? )(\S+)[- ]bath(?:room)?s?\b/gi],
  [
    'sqft',
    /(?<!lot (?:is|of) |lot size |\b(?:over|about|nearly|almost|around|roughly|approximately|approx\.?|more than|just under|another|add(?:s|ing)?|access to(?: \w+)?) )\b(\d,?\d{3}) square feet(?! (?:lot|of (?:private |landscaped )?(?:land|deck|patio|yard|garage|storage|outdoor|exterior|terrace|roof|garden)))/gi,
  ],
  ['yearBuilt', /(?:^|\b(?:home|house|it|this \w+) (?:was )?)built in (\d{4})\b/gi],
  ['hoa', /\b(?:hoa|association|condo)(?: fees?| dues)?(?: is| are| of|:)? (\$[\d,]+)/gi],
  ['taxes', /\b(?:property )?taxes(?: are| were| of| come to|:)? (\$[\d,]+)/gi],
  ['price', /\b(?:asking|listed at|offered at|priced at|list price(?: of| is)?) (\$[\d,]+)/gi],
];

/** Numbers about the whole home; "two bedrooms upstairs" isn't. */
export function statedNumbers(text: string): StatedNumber[] {
  return wholeHome.flatMap(([field, pattern]) =>
    Array.from(text.matchAll(pattern)).flatMap((match) => {
      const number = readNumbers(`${match[1]} `)[0];
      return number ? [{ field, value: number.value, text: match[0].trim() }] : [];
    }),
  );
}
