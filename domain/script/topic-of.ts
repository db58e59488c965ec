/** Words that tell what kind of thing a list names, by what a listener would ask about. */
const topics: readonly (readonly [topic: string, sign: RegExp])[] = [
  ['laundry', /\b(?:laundry|washers?|dryers?)\b/i],
  [
    'climate',
    /\b(?:air[- ]condition\w*|central (?:air|a\/?c|heat\w*)|hvac|heating|cooling|furnace|boiler|thermostats?|heat pumps?|mini-?splits?)\b/i,
  ],
  ['closets', /\b(?:closets?|wardrobes?|dressing (?:room|area))\b/i],
  ['storage', /\bstorage\b/i],
  ['fireplace', /\bfireplaces?\b/i],
  ['light', /\b(?:windows|skylights?|exposures?|light)\b/i],
  ['view', /\bviews?\b/i],
  ['baths', /\b(?:bath(?:room)?s?|powder rooms?|showers?|tub|vanit(?:y|ies))\b/i],
  ['appliances', /\bappliances\b/i],
  ['kitchen', /\b(?:kitchens?|countertops?|counters|pantry|island)\b/i],
  ['outside', /\b(?:decks?|terraces?|balcon(?:y|ies)|patios?|yard|garden)\b/i],
  ['parking', /\b(?:parking|garage|driveway)\b/i],
  ['bedrooms', /\bbed ?rooms?\b/i],
  [
    'rooms',
    /\b(?:dens?|gym|office|study|library|(?:family|media|movie|game|music|play|guest|staff|wine) ?rooms?|guest suite|wine cellar)\b/i,
  ],
  ['lift', /\belevator\b/i],
  ['floors', /\b(?:hardwoods?|flooring|floors)\b/i],
  ['ceilings', /\bceilings?\b/i],
];

/** A thing's own name, without what it comes with and where it is. */
const nameOf = (thing: string) =>
  thing.split(/ (?:with|in|off|on|for|of|under|beneath|along|which|that) /)[0] ?? '';

/** What a listener would ask to hear about this thing; undefined if nothing certain. */
export function topicOf(thing: string): string | undefined {
  const name = nameOf(thing);
  return topics.find(([, sign]) => sign.test(name))?.[0];
}
