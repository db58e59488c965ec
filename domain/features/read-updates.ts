import { isSomebodysWord } from './read-limits.ts';

/** Something that was renewed, and when. */
export type DatedUpdate = { thing: string; isMany: boolean; year: string };

const things: [thing: string, isMany: boolean, sign: RegExp][] = [
  ['roof', false, /\broof\b(?![- ]?(?:deck|terrace|garden|line|top|rights))/i],
  ['HVAC', false, /\bhvac\b/i],
  ['furnace', false, /\bfurnace\b/i],
  ['boiler', false, /\bboiler\b/i],
  ['air conditioning', false, /\bair condition(?:ing|er)\b|\bA\/C\b|\bAC\b|\bcentral air\b/],
  ['water heater', false, /\bwater (?:heater|tank)\b|\bHW tank\b/i],
  ['windows', true, /\bwindows\b/i],
  ['plumbing', false, /\bplumbing\b/i],
  ['wiring', false, /\b(?:wiring|electrical|electric panel)\b/i],
  ['siding', false, /\bsiding\b/i],
  ['sewer line', false, /\bsewer line\b/i],
  ['fence', false, /\bfenc(?:e|ing)\b/i],
  ['refrigerator', false, /\b(?:refrigerator|fridge)\b/i],
  ['dishwasher', false, /\bdishwasher\b/i],
  ['floors', true, /\b(?:floors|flooring)\b/i],
  ['lobby', false, /\blobby\b/i],
  ['deck', false, /(?<!roof )\bdecks?\b/i],
];
const change =
  /\b(?:new|newer|replaced|installed|remodeled|renovated|redone|rebuilt|updated|upgraded|refinished|rewired|resurfaced|replacement|(?:dates|is|are) (?:from|to)(?= 20))\b/i;
const otherDate =
  /\b(?:warrant\w*|inspect\w*|tested|serviced|until|through|built in|scheduled|planned|since|permit\w*|assessment|taxes)\b/i;
const year = /\b20[012]\d\b/g;
/** "Roof and gutters were replaced in 2025" dates both. */
const joint =
  /[,;:•]\s|\.\s|\s(?:and|&|as well as)\s(?![\w-]+ (?:were|have been) )(?=[^,;]{0,60}\b20[012]\d\b)/g;
const maxClauseWords = 14;

/** The renewals that a text dates, each once: "new roof (2023), windows 2022". */
export function readUpdates(text: string): DatedUpdate[] {
  // Whose word it is goes with the feature; a bare date would lose it.
  if (isSomebodysWord.test(text)) return [];
  const found = new Map<string, DatedUpdate>();
  for (const clause of text.split(joint)) {
    const years = [...new Set(clause.match(year) ?? [])];
    const [only] = years;
    if (!only || years.length > 1 || otherDate.test(clause)) continue;
    const words = clause.trim().split(/\s+/).length;
    if (words > maxClauseWords || !(change.test(clause) || words < 6)) continue;
    const named = things.filter(([, , sign]) => sign.test(clause));
    const [one] = named;
    if (one && named.length === 1 && !found.has(one[0]))
      found.set(one[0], { thing: one[0], isMany: one[1], year: only });
  }
  return [...found.values()];
}
