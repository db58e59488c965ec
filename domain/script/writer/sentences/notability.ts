const rare =
  /\b(?:view|views|frontage|dock|lake|pool|sauna|turret|barn|orchard|courtyard|fountain|carriage|roof deck|rooftop|solar|generator|geothermal|acres?|creek|stream|original|timber|fireplace|wood stove|workshop|guest|casita|kiva|elevator|skylight|porch|balcony|warranty|pre-inspected|storm shelter|soapstone|stained-glass|pocket doors|rammed-earth|trail|trails|shelter|hayloft|corral|island|screened|hearth|vaulted|great room|wall of glass|boathouse|terrace|fire pit|soaking tub|window seat|slip)\b/gi;
const dull =
  /\b(?:subject to|by pass on|school bus|gate|plows|mows|controller|utility sink|tested at|easement)\b/i;

/** How much a sentence is worth telling: rare things, years and figures count, paperwork counts less. */
export function notability(sentence: string): number {
  const things = new Set(sentence.toLowerCase().match(rare) ?? []).size;
  const figures = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen)\b/i.test(
    sentence,
  )
    ? 1
    : 0;
  const year = /\b(?:19|20)\d\d\b/.test(sentence) ? 1 : 0;
  return 2 + Math.min(things, 4) * 1.5 + figures + year - (dull.test(sentence) ? 3 : 0);
}
