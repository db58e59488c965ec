const suffixes: Record<string, string> = {
  St: 'Street',
  Ave: 'Avenue',
  Av: 'Avenue',
  Blvd: 'Boulevard',
  Dr: 'Drive',
  Rd: 'Road',
  Ln: 'Lane',
  Ct: 'Court',
  Pl: 'Place',
  Ter: 'Terrace',
  Pkwy: 'Parkway',
  Cir: 'Circle',
  Sq: 'Square',
  Hwy: 'Highway',
  Trl: 'Trail',
};
const directions: Record<string, string> = {
  N: 'North',
  S: 'South',
  E: 'East',
  W: 'West',
  NE: 'Northeast',
  NW: 'Northwest',
  SE: 'Southeast',
  SW: 'Southwest',
};

/** "862 N Mozart St APT 2F" as spoken: "862 North Mozart Street, apartment 2F". */
export function sayStreet(street: string): string {
  return (
    street
      .replace(/,?\s*\b(?:APT|Apt|apt)\.?\s*#?/, ', apartment ')
      .replace(/,?\s+(?:FLOOR|FL)\s+(?=\w+$)/, ', floor ')
      .replace(/,?\s*(?:\bUNIT|\bUnit|\bunit|#)\s*#?/, ', unit ')
      .replace(
        /(?<!(?:apartment|unit) [\w-]*)\b(N|S|E|W|NE|NW|SE|SW)\b\.?(?=\s+\p{Lu}|\s+\d|\s*$|,)/gu,
        (word) => directions[word.replace('.', '')] ?? word,
      )
      .replace(
        /\b(St|Ave|Av|Blvd|Dr|Rd|Ln|Ct|Pl|Ter|Pkwy|Cir|Sq|Hwy|Trl)\b\.?(?=,|\s*$|\s+(?:North|South|East|West)\b)/g,
        (word) => suffixes[word.replace('.', '')] ?? word,
      )
      .replace(/,? (?:apartment |unit )PENTHOUSE\b/i, ', penthouse')
      .replace(/, (unit|apartment) PH-?(\w*)\b/i, (_, _kind, number: string) => `, penthouse ${number}`)
      .replace(/, unit BLDG?\b\.?/i, '')
      // "# TOWNHOUSE" says what the home is, not which unit.
      .replace(/, (?:unit|apartment) [A-Z]{4,}$/, '')
      .replace(/\s+/g, ' ')
      .replace(/ ,/g, ',')
      .trim()
  );
}
