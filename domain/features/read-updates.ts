import { isSomebodysWord } from './read-limits.ts';

/** Something renewed, and when. */
export type DatedUpdate = { thing: string; isMany: boolean; year: string };

const things: [thing: string, isMany: boolean, sign: RegExp][] = [
  ['roof', false, /\broof\b(?![- ]?(?:deck|terrace|garden|line|top|rights))/i],
  ['HVAC', false, /\bhvac\b/i],
  ['furnace', false, /\bfurnace\b/i],
  ['furnaces', true, /\bfurnaces\b/i],
  ['boiler', false, /\bboiler\b/i],
  ['air conditioning', false, /\bair condition(?:ing|er)\b|\bA\/C\b|\bAC\b|\bcentral air\b/],
  ['water heater', false, /\bwater (?:heater|tank)\b|\bHW tank\b/i],
  ['windows', true, /\bwindows\b/i],
  ['plumbing', false, /\bplumbing\b/i],
  ['electrical panel', false, /\belectric(?:al)? (?:service )?panel\b/i],
  ['wiring', false, /\b(?:wiring|electrical)\b(?! (?:service )?panel)/i],
  ['tuckpointing', false, /\btuck-? ?pointing\b/i],
  ['hallways', true, /\bhallways\b/i],
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
  /\b(?:new|newer|replaced|installed|remodeled|renovated|redone|rebuilt|updated|upgraded|rewired|replacement|renovation of|(?:dates|is|are) (?:from|to)(?= 20))\b/i;
/** A coat of paint doesn't make a new fence. */
const otherDate =
  /\b(?:stained|(?:re)?painted|(?:re)?sealed|coated|cleaned|repaired|refinished|resurfaced|warrant\w*|inspect\w*|tested|serviced|until|through|built in|scheduled|planned|since|permit\w*|assessment|taxes)\b/i;
const year = /\b20[012]\d\b/g;
/** "Roof and gutters were replaced in 2025" dates both. */
const joint =
  /[,;:•]\s|\.\s|\s(?:and|&|as well as)\s(?![\w-]+ (?:were|have been) )(?=[^,;]{0,60}\b20[012]\d\b)/g;
const maxClauseWords = 14;
/** Between two things that share a date: "new furnace and boiler, both from 2022". */
const between =
  /^(?:[\s,&]|\b(?:and|new|newer|the|a|an|all|both|building|upgraded|updated|tank|system)\b)*$/i;
/** Between the last of them and the year. */
const upToYear =
  /^(?:,? and [\p{L}-]+)?[\s,(–-]*(?:(?:were|was|have been|all|both|installed|replaced|renovated|redone|updated|completed|throughout|in|as of)\s*)*[\s(–-]*$/iu;

/** The dated renewals in a text, each once: "new roof (2023), windows 2022". */
export function readUpdates(text: string): DatedUpdate[] {
  // The feature keeps "per seller"; a bare date would lose it.
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
  for (const update of readJointly(text)) if (!found.has(update.thing)) found.set(update.thing, update);
  return [...found.values()];
}

/** Several things that share a date, which reading clause by clause would separate. */
function readJointly(text: string): DatedUpdate[] {
  const signs = things.map(([thing, isMany, sign]) => ({
    thing,
    isMany,
    sign: new RegExp(sign.source, 'gi'),
  }));
  return text.split(/[;•|]\s|\.\s/).flatMap((sentence) => {
    const spots = signs
      .flatMap(({ thing, isMany, sign }) =>
        [...sentence.matchAll(sign)].map(({ index, 0: name }) => ({
          thing,
          isMany,
          index,
          end: index + name.length,
        })),
      )
      .sort((a, b) => a.index - b.index);
    return [...sentence.matchAll(year)].flatMap(({ index: at, 0: dated }) => {
      const before = spots.filter(({ end }) => end <= at).reverse();
      const [last] = before;
      if (!last || !upToYear.test(sentence.slice(last.end, at))) return [];
      const alone = before.findIndex(
        (spot, place) => place > 0 && !between.test(sentence.slice(spot.end, before[place - 1]?.index)),
      );
      const dating = before.slice(0, alone < 0 ? before.length : alone);
      const clause = sentence.slice(Math.max(0, (dating.at(-1)?.index ?? at) - leadLength), at);
      if (
        !change.test(clause) ||
        otherDate.test(clause) ||
        /^\s?\/?\d/.test(sentence.slice(at + dated.length))
      )
        return [];
      return dating.reverse().map(({ thing, isMany }) => ({ thing, isMany, year: dated }));
    });
  });
}

/** Where "new" would be. */
const leadLength = 18;
