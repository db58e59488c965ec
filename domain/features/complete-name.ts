/** Half of a name, and the noun that agents leave out behind it. */
const halves: Record<string, [end: RegExp, noun: string]> = {
  'sound-system': [/\b(?:sound|audio)$/i, 'system'],
  'water-filter': [/\b(?:filtration|purification)$/i, 'system'],
  'open-plan': [/\bconcept$/i, 'layout'],
  valet: [/\bvalet$/i, 'parking'],
};

/** "A water filtration" is no thing yet; "a water filtration system" is. */
export function completeName(id: string, words: string): string {
  const [end, noun] = halves[id] ?? [];
  return end?.test(words) ? `${words} ${noun}` : words;
}
