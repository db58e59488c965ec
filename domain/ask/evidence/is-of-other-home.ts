import type { AskedHome } from './asked-home.ts';

/** "The townhouse on W 12th St" is another home. */
const otherHome =
  /\b(?:house|townhouse|home|condo|unit|apartment|place|one|listing|property) (?:on|at|over on) (?:[nsew]\.? |west |east |north |south )?([\w']+) (?:st|street|ave|avenue|rd|road|blvd|boulevard|dr|drive|ln|lane|pl|place|ct|court)\b/i;

/** "That ranch on Tollgate Hollow", "the commercial building on Granary": named as another one. */
const otherPlace =
  /\b(?:that|the other|your other|hows the|how is the|what about the) (?:\w+ )?(?:house|ranch|condo|duplex|cabin|farm|townhouse|building|bldg|lot|land|place|listing) (?:on|at|in) (?!the\b|this\b|a\b)([\w']+)/i;

export function isOfOtherHome({ home }: AskedHome, message: string): boolean {
  const street = otherHome.exec(message)?.[1] ?? otherPlace.exec(message)?.[1];
  return (
    street !== undefined && !(home.fact('street')?.value ?? '').toLowerCase().includes(street.toLowerCase())
  );
}
