const long = 650;
const [enough, full] = [300, 480];
const short = 140;
/** Where a reader expects a new paragraph: another part of the home, the building, the location. */
const turns =
  /^(?:the (?:\S+ ){0,3}?(?:kitchen|primary|bedrooms?|suite|level|floor|building|home|house|residence|backyard|yard|basement|garden|living room|dining room|family room|terrace|roof\w*|neighborhood|property|exterior)\b|upstairs|downstairs|outside|outdoors?|out back|located|situated|nestled|perfectly|ideally|conveniently|additional|other|recent|residents|on the|in the|enjoy|steps|just|walk|amenities|building|step|beyond|this (?:home|building|residence|property))/i;
/** A sentence that depends on the one before stays with it. */
const leans =
  /^(?:it|its|they|their|this|these|those|here|both|each|also|there|another|additionally|he|she|and|but|or|plus)\b/i;

/** Splits a long paragraph into several, one per subject if possible. */
export function breakParagraph(sentences: readonly string[]): string[] {
  if (lengthOf(sentences) <= long) return [sentences.join(' ')];
  const parts: string[][] = [[]];
  for (const sentence of sentences) {
    const current = parts.at(-1) ?? [];
    const size = lengthOf(current);
    const mayBreak = size >= enough && (!leans.test(sentence) || size > full);
    if (mayBreak && (turns.test(sentence) || size + sentence.length > full)) parts.push([sentence]);
    else current.push(sentence);
  }
  const last = parts.at(-1) ?? [];
  const isShort = parts.length > 1 && lengthOf(last) < short;
  const joined = isShort ? [...parts.slice(0, -2), [...(parts.at(-2) ?? []), ...last]] : parts;
  return joined.map((part) => part.join(' '));
}

const lengthOf = (sentences: readonly string[]) => sentences.reduce((sum, { length }) => sum + length + 1, 0);
