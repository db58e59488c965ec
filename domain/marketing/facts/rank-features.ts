/** How memorable a feature is; anything not listed here counts for little. */
const memorable: [worth: number, pattern: RegExp][] = [
  [-1, /:/],
  [
    0,
    /\b(?:central air|air conditioning|heat|heating|cooling|radiant|insulation|\d+-amp|sprinklers?|septic|well|fans?|water heater|furnace|boiler|hoa|locker|service|private road|outlet|dishwasher|appliances)\b/i,
  ],
  [2, /\bcommunity\b/i],
  [
    5,
    /\b(?:views?|waterfront|frontage|beach|docks?|lake|ocean|river|harbor|creek|pond|pool|mountain|skyline)\b/i,
  ],
  [
    4,
    /\b(?:fireplaces?|wood stove|wood-burning|porch(?:es)?|terrace|gardens?|courtyard|barn|carriage house|guest house|casita|ramada|sauna|hot tub|roof deck|rooftop|turret|library|theater|workshop|greenhouse|orchard|pasture|stables?|solar|new roof)\b|\broof\b.*\b20\d\d\b/i,
  ],
  [
    3,
    /\b(?:ceilings?|brick|beams?|kitchen|island|deck|patio|balcony|suite|windows|floors|fire pit|bookcases|pocket doors|loft|lanterns)\b/i,
  ],
  [2, /\b(?:cabinets|counters|countertops|garage|basement|closets?|laundry|tub|shower|charger|lot|range)\b/i],
];

/** Listed features, most memorable first; among equals, phrases come before single words. */
export function rankFeatures(features: readonly string[]): string[] {
  const worth = (feature: string) =>
    (memorable.find(([, pattern]) => pattern.test(feature))?.[0] ?? 1) + (feature.includes(' ') ? 0.5 : 0);
  return features.toSorted((a, b) => worth(b) - worth(a));
}
