import { stateName } from '#domain/listings/address/states.ts';

const spoken: [RegExp, string][] = [
  [/\b([Ww])ashers?\/[Dd]ryers\b/g, '$1ashers and dryers'],
  [/\b([Ww])asher\/[Dd]ryer\b/g, '$1asher and dryer'],
  [/\b([Ww])asher and dryers\b/g, '$1ashers and dryers'],
  [/^Washer and [Dd]ryer (?=is|are|may|can)/, 'A washer and dryer '],
  [/\bRE (?=tax)/g, 'real estate '],
  // The claim check's reading of it.
  [/(?<![\p{L}/])A\/?C(?:'s)?\b(?! (?:power|outlets?))/gu, 'air conditioning'],
  [/\bInt['’]?l\b\.?/g, 'International'],
  [/(\$[\d,.]+)\s?(?:\/|per )\s?mo(?:nth\b|\b\.?)/gi, '$1 a month'],
  [/(\$[\d,.]+)\s?(?:\/|per )\s?(?:year\b|yr\b\.?)/gi, '$1 a year'],
  [/(\d)\s?(?:SF|sq\.? ?ft\.?|sqft)(?![\p{L}])/gu, '$1 square feet'],
  [/(\d)['’′] ?(?=(?:high |tall )?ceilings?\b)/gi, '$1-foot '],
  [/\b(assessment)( is in (?:place|effect)) in the amount of (\$[\d,.]*\d)/gi, '$1 of $3$2'],
  [/\bin the amount of (?=\$)/gi, 'of '],
  [/(\$\d{1,3})(\d{3})(?=\.\d\d\b|\b(?![\d,.]))/g, '$1,$2'],
  // After one name and before no other: St. Clair is a saint.
  [/(?<=\b(?:\p{Lu}\p{Ll}+|\d+(?:st|nd|rd|th)) )St(?:\.(?=,|\s+\p{Ll})|(?=[,;]|\.?$|\s+\p{Ll}))/gu, 'Street'],
  [
    /(?<=\b(?:\p{Lu}\p{Ll}+|\d+(?:st|nd|rd|th)) )Ave(?:\.(?=,|\s+\p{Ll})|(?=[,;]|\.?$|\s+\p{Ll}))/gu,
    'Avenue',
  ],
  [/(?<=\b\p{Lu}\p{Ll}+ )Blvd(?:\.(?=,|\s+\p{Ll})|(?=[,;]|\.?$|\s+\p{Ll}))/gu, 'Boulevard'],
  // The agent's flourish isn't the host's.
  [/\b(?:lovingly|jaw[- ]dropping|magazine-(?:caliber|worthy|ready)|mold-breaking) (?=\p{L})/giu, ''],
  [/,? with (?:custom|designer|thoughtful) details at every turn\b/gi, ''],
];

/** Abbreviations that are spoken in full. */
export const forTheEar = (text: string) =>
  spoken.reduce((current, [pattern, words]) => current.replace(pattern, words), text);

/** "Harlan Realty IL" is spoken with the state's name; "Keys to LA" isn't, so require a real estate word. */
export const brokerageForTheEar = (name: string) =>
  forTheEar(name).replace(
    /(?<=\b(?:Real Estate|Realty|Realtors|Properties|Group|Homes|Brokerage) )[A-Z]{2}(?=$|,? (?:Inc|LLC)\b)/,
    (code) => stateName(code) ?? code,
  );
