export type DatedRenovation = { thing: string; label: string; year: number; text: string };

/** Things renewed so rarely that two different years contradict each other. */
const things: [thing: string, label: string, sign: RegExp][] = [
  ['roof', 'Year of the roof', /\broof\b(?! (?:deck|terrace|garden|line))/i],
  ['HVAC', 'Year of the HVAC', /\bhvac\b/i],
  ['furnace', 'Year of the furnace', /\bfurnace\b/i],
  ['boiler', 'Year of the boiler', /\bboiler\b/i],
  ['heat pump', 'Year of the heat pump', /\bheat pumps?\b/i],
  ['central air', 'Year of the central air', /\bcentral air\b|\bair condition(?:ing|er)\b/i],
  ['water heater', 'Year of the water heater', /\bwater heater\b/i],
  ['windows', 'Year of the windows', /\bwindows\b/i],
  ['kitchen', 'Year of the kitchen', /\bkitchen\b/i],
  ['siding', 'Year of the siding', /\bsiding\b/i],
  ['septic system', 'Year of the septic system', /\bseptic\b/i],
  ['sewer line', 'Year of the sewer line', /\bsewer line\b/i],
  ['wiring', 'Year of the wiring', /\bwiring\b|\belectrical (?:panel|service)\b/i],
];
const otherBuilding = /\b(?:barn|shed|shop|garage|carriage|coop|guest ?house|casita|workshop)\b/i;
const otherDate = /\b(?:warrant\w*|inspect\w*|certif\w*|tested|serviced|until|through|built in)\b/i;
const changed =
  /\b(?:new|newer|replaced|installed|remodeled|renovated|redone|rebuilt|updated|upgraded|opened up|dates?|from|relined|rewired|recoated|in|put)\b/i;

/** The renovations a text dates: "Roof replaced in 2020, furnace 2023". */
export function datedRenovations(text: string): DatedRenovation[] {
  return clausesOf(text).flatMap((clause) => {
    const years = [...new Set(clause.match(/\b(?:19|20)\d\d\b/g) ?? [])];
    if (years.length !== 1 || otherBuilding.test(clause) || otherDate.test(clause)) return [];
    const isShort = clause.split(' ').length < 6;
    if (!changed.test(clause) && !isShort) return [];
    return things
      .filter(([, , sign]) => sign.test(clause))
      .map(([thing, label]) => ({ thing, label, year: Number(years[0]), text: clause.trim() }));
  });
}

const joint = /[,;:]\s|\.\s|\band (?=[^,;]{0,80}\b(?:19|20)\d\d\b)/g;
const clausesOf = (text: string) => text.split(joint);

/** The text without what it says about a thing's year, or nothing if that's all it says. */
export function withoutRenovation(text: string, thing: string): string {
  const parts = text.replace(/\.$/, '').split(/(: |, and |, | and )/);
  const saysYear = (part: string) => datedRenovations(part).some((renovation) => renovation.thing === thing);
  const kept: string[] = [];
  parts.forEach((part, at) => {
    if (at % 2 === 1) return;
    if (saysYear(part)) return;
    const link = at === 0 || kept.length === 0 ? '' : (parts[at - 1] ?? '');
    const isBehindColon = parts[at - 3] === ': ' && saysYear(parts[at - 2] ?? '');
    kept.push(isBehindColon ? ': ' : link, part);
  });
  const rest = kept.join('');
  return kept.length >= 4 && !saysYear(rest) ? `${rest}.` : '';
}
