import { articleFor } from './article-for.ts';
import { isPluralNoun } from './plural-of.ts';

/** "covered patio" → "a covered patio"; plurals, uncountable nouns and phrases with a determiner stay as they are. */
export function withArticle(phrase: string): string {
  if (hasDeterminer(phrase) || isPlural(phrase) || isUncounted(headOf(phrase))) return phrase;
  return `${articleFor(phrase)} ${phrase}`;
}

const determiner =
  /^(?:an?|the|this|that|these|those|its|his|her|their|each|every|both|all|no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|some|any|many|most|plenty|lots|another|half(?! bath)|more|about|over|nearly|there|it|owners?|sellers?|your|such|including|been)\b(?!-)/i;
/** "3 fireplaces" already has a count; "1920s brick", "48-inch range", "22 kW generator" and "2 car garage" don't. */
const count =
  /^(?!(?:18|19|20)\d\d [a-z])\$?\d[\d,.]*(?= |$)(?! (?:by \d|kw\b|amp\b|volt\b|gallon\b|(?:foot|ft|inch|car|acre|story|zone|burner)(?: [\w-]+){1,2}$))/i;

export function hasDeterminer(phrase: string): boolean {
  return determiner.test(phrase) || count.test(phrase);
}

/** Where a phrase starts adding detail: "a porch with …", "a home wrapped in …", "a study off the hall". */
const addition =
  /,(?!\d)| (?:with|in|on|off|at|of|for|from|to|by(?! \d)|under|over|near|along|behind|facing|between|across|around|that|which|plus|through|throughout|inside|beside|above|below|overlooking|leading|opening|underfoot|out|wrapped(?= in)|surrounded|set|tucked|built|turned|converted|remodeled|renovated|redone|finished in|completed|installed|added|put|left|used|wired|plumbed|is|are|has)(?![\w-])/i;

/** A phrase without its added detail: "fire pit and bench by the pond" → "fire pit and bench". */
export function coreOf(phrase: string): string {
  return (phrase.split(addition, 1)[0] ?? '').trim();
}

/** The thing a phrase is about: "fire pit". */
export function headOf(phrase: string): string {
  return (coreOf(phrase).split(/ and /, 1)[0] ?? '').trim();
}

export function isPlural(phrase: string): boolean {
  const head = headOf(phrase);
  return isPluralNoun(head) && !isUncounted(head);
}

const uncounted =
  /\b(?:access|acreage|air|brick|cabinetry|cable|carpet|carpeting|coffee|concrete|conditioning|construction|cooking|cooling|decking|door staff|electric|electricity|fencing|flooring|frontage|furniture|gas|glass|granite|gravel|hardwood|heat|heating|hot water|hvac|insulation|internet|irrigation|landscaping|laundry|lighting|marble|millwork|mou?lding|paint|paneling|parking|pasture|plaster|plumbing|power|privacy|propane|quartz|radiant|rainwater collection|roofing|room|seating|security|septic|service|sewer|shade|shelving|shiplap|siding|soapstone|solar|(?:cabinet|closet|counter|cupboard|drawer|hanging|living|outdoor|pantry|prep|shelf|storage|wall|work) space|stone|stonework|storage|stucco|tile|tile ?work|timber|trash|trim|vinyl plank|wainscoting|water|water filtration|wiring|wood|woodwork|zoning)$/i;

/** Uncountable nouns: "storage", not "a storage". A laundry room is countable; "room for a boat" isn't. */
export function isUncounted(phrase: string): boolean {
  return uncounted.test(phrase.trim()) && !/[\w-] room$/i.test(phrase.trim());
}
