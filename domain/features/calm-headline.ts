const ordinary: ReadonlySet<string> = new Set(
  'washer washers dryer dryers kitchen kitchens bath baths bathroom bathrooms bedroom bedrooms living dining family great room rooms floor floors flooring level levels basement parlor garden terrace deck patio balcony balconies yard backyard garage parking storage laundry board building unit units apartment apartments condo amenities elements pool gym fitness exercise center lobby elevator elevators intercom security view views window windows windowed closet closets pantry island counters countertops appliances cabinets cabinetry fireplace den library office suite primary master guest mudroom ceiling ceilings hardwood walk-in in-unit eat-in new newer large private heated renovated updated remodeled spacious common community outdoor indoor rooftop ownership taxes assessment assessments maintenance deposit sublets subletting pets financing duplex triplex studio owner residence'.split(
    ' ',
  ),
);
/** Capitalized, but not names by themselves. */
const adjectives = /^(?:English|French|Juliet|Juliette|Murphy|Italian|Japanese|Victorian|Tudor|Georgian)$/;
const capitals = /\p{Lu}\p{Ll}[\p{L}-]*(?: \p{Lu}\p{Ll}[\p{L}-]*)*/gu;
const article = /^(?:The|This|That|Your|Its|An?|All|Each|Every|Both|One|Two|Three|Four)$/;

const isOrdinary = (word: string) => ordinary.has(word.toLowerCase());
const small = (word: string) => (isOrdinary(word) ? word.toLowerCase() : word);

/** "Washer and Dryer is allowed with Board approval": brochure capitals don't make names. Real names keep theirs. */
export function calmHeadline(text: string): string {
  return text.replace(capitals, (run: string, at: number) => {
    const isStart = at === 0 || /[.?!:]["”]? $/.test(text.slice(0, at));
    const words = run.split(' ');
    const head = isStart ? words.slice(0, article.test(words[0] ?? '') ? 1 : 0) : [];
    const rest = words.slice(head.length);
    if (!rest.every((word) => isOrdinary(word) || adjectives.test(word))) return run;
    const calmed = rest.map((word, index) =>
      isStart && head.length === 0 && index === 0 ? word : small(word),
    );
    return [...head, ...calmed].join(' ');
  });
}
