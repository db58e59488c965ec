/** Half of a name, and the noun that agents leave out after it. */
const halves: Record<string, [end: RegExp, noun: string]> = {
  'sound-system': [/\b(?:sound|audio)$/i, 'system'],
  'water-filter': [/\b(?:filtration|purification)$/i, 'system'],
  'open-plan': [/\bconcept$/i, 'layout'],
  valet: [/\bvalet$/i, 'parking'],
};

/** "A water filtration" isn't a thing; "a water filtration system" is. */
export function completeName(id: string, words: string): string {
  const [end, noun] = halves[id] ?? [];
  return end?.test(words) ? `${words} ${noun}` : words;
}
