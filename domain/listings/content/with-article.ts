const determiner =
  /^(?:an?|the|this|these|its|their|each|every|both|all|no|one|two|three|four|five|six|seven|eight|nine|ten|several|some|many|another|half)\s/i;
/** What only adds to a thing: "a porch with a swing", "an outlet in the garage". */
const afterHead =
  /,| (?:with|in|on|off|at|of|for|from|to|by|under|over|near|along|behind|facing|and|throughout|overlooking|above|below|beside)\s/i;
const uncounted =
  /(?:^|[ -])(?:air|heat|heating|cooling|conditioning|flooring|shelving|cabinetry|laundry|parking|cooking|siding|insulation|molding|millwork|woodwork|stonework|wainscoting|paneling|service|brick|stone|tile|granite|quartz|marble|soapstone|hardwood|concrete|storage|access|frontage|acreage|landscaping|lighting|irrigation|plumbing|wiring|electric|power|water|sewer|space|seating|glass|carpet|carpeting|decking|fencing|privacy|security|solar|shade)$/i;
const plural = /(?:[^suai]s|sses|ies|[aeo]es|shelves|feet)$/i;

/** The thing that a phrase is about, without what only adds to it. */
export function headOf(phrase: string): string {
  return (phrase.split(afterHead)[0] ?? phrase).trim();
}

const vowelSound =
  /^(?:[aei]|o(?!ne\b)|u(?!ni(?!n)|s[ae]|til)|8|11(?!\d)|18(?!\d)|(?:rv|hvac|led|lp|hoa|mls)\b|hour|heir|honest)/i;

/** "an" goes by sound: an eight-foot wall, a one-car garage, an RV pad, a used brick path. */
export function articleFor(words: string): 'a' | 'an' {
  return vowelSound.test(words) ? 'an' : 'a';
}

/** Whether it takes no article: several things, or something that is not counted. */
export function isUncountedOrMany(phrase: string): boolean {
  const head = headOf(phrase);
  return uncounted.test(head) || isMany(phrase);
}

export function isMany(phrase: string): boolean {
  const head = headOf(phrase);
  return plural.test(head) && !uncounted.test(head) && !/(?:works|gas|campus|sauna)$/i.test(head);
}

/** A thing as one says it inside a sentence: "covered patio" becomes "a covered patio". */
export function withArticle(phrase: string): string {
  if (determiner.test(phrase) || isUncountedOrMany(phrase)) return phrase;
  return `${articleFor(phrase)} ${phrase}`;
}
