import type { HomeTraits } from './home-traits.ts';

/** A buyer's first questions about a whole building: whether it's leased, and its income. */
export function withBuildingTraits(traits: HomeTraits, text: string): HomeTraits {
  // "Consistently fully leased" says how it has been.
  const [, tenancy] =
    /(?<!\b(?:consistently|historically|previously|usually|typically|always|been|when|once) )\b(?:fully|100%) (occupied|leased|rented)\b/i.exec(
      text,
    ) ?? [];
  const [, income] = yearly.exec(text) ?? [];
  return {
    ...traits,
    words: tenancy
      ? [{ said: `fully ${tenancy.toLowerCase()}`, worth: worthOfTenants }, ...traits.words]
      : traits.words,
    claims: income ? [`It generates ${income} a year.`, ...traits.claims] : traits.claims,
  };
}

/** What a building brings in, in the words that texts have for it: stated as a sum, it is no claim of theirs. */
export function incomeSentences(description: string | null): string[] {
  const [, income] = yearly.exec(description ?? '') ?? [];
  return income ? [`It generates ${income} a year`, `${income} a year`] : [];
}

const worthOfTenants = 5;
const yearly =
  /\b(?:generat(?:es|ing)|brings? in|gross(?:es|ing)|produc(?:es|ing))(?: (?:a |an |over |more than |approximately |about |rental |income |of )*)?\s*(\$\d[\d,]*\+?)(?: ?\/ ?(?:yr|year)\b| (?:a|per) year\b| annually\b| in annual\b)/i;

/** "13" from "13-unit building", if the agent counts units: no fact would back a count for a two-family home. */
export function unitsIn(several: string | null, text: string): number | null {
  const [, count] = /^(\d+)-unit building$/.exec(several ?? '') ?? [];
  return count && new RegExp(`\\b${count}[- ]units?\\b`, 'i').test(text) ? Number(count) : null;
}
