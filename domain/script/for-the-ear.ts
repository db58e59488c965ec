const spoken: [RegExp, string][] = [
  [/\bWasher\/dryers\b/g, 'Washers and dryers'],
  [/\bwashers?\/dryers\b/g, 'washers and dryers'],
  [/\b([Ww])asher\/dryer\b/g, '$1asher and dryer'],
  [/\bRE (?=tax)/g, 'real estate '],
  [/\bIntl\b\.?/g, 'International'],
  [/(\$[\d,.]+)\s?(?:\/|per )\s?mo(?:nth\b|\b\.?)/gi, '$1 a month'],
  [/(\$[\d,.]+)\s?(?:\/|per )\s?(?:year\b|yr\b\.?)/gi, '$1 a year'],
  [/(\d)\s?(?:SF|sq\.? ?ft\.?|sqft)(?![\p{L}])/gu, '$1 square feet'],
  [/(\d)['’′] ?(?=(?:high |tall )?ceilings?\b)/gi, '$1-foot '],
];

/** What is written short and said in full. */
export const forTheEar = (text: string) =>
  spoken.reduce((current, [pattern, words]) => current.replace(pattern, words), text);
