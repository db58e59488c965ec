import type { FactGroupName } from '../rules.ts';

/** The words that decide which group a feature belongs to; the first matching row wins. */
export const featureWords: [FactGroupName, RegExp][] = [
  // About the photos, not the home.
  ['more', /^some photos\b/i],
  [
    'association',
    /^(?:shared|common|community|communal|building|association)\b|\b(?:clubhouse|elevators?|doorman|concierge|lobby|gym|fitness|bike (?:room|storage)|package room|gated community|superintendent|pets?|rentals?|sublet\w*)\b/i,
  ],
  [
    'outside',
    /\b(?:garage|carport|driveway|parking|yard|backyard|fenc\w*|patio|decks?|porch|veranda|terraces?|balcon(?:y|ies)|pergola|gazebo|pool|hot tub|dock|boathouse|frontage|waterfront|lakefront|shoreline|acres?|orchard|sheds?|barns?|stables?|fire pit|outdoor|exterior|sprinklers?|irrigation|courtyard|lawn|pasture|creek|pond)\b/i,
  ],
  [
    'inside',
    /\b(?:rooms?|floors?|flooring|floor plan|layout|kitchen\w*|island|counters?|countertops?|pantry|cabinet(?:s|ry)?|backsplash|appliances?|refrigerator|microwave|ovens?|range|cooktop|stove|dishwasher|disposal|bath\w*|vanit(?:y|ies)|showers?|tubs?|bedrooms?|suites?|closets?|laundry|washer|dryer|ceilings?|windows?|skylights?|fireplaces?|hearth|hardwood|carpet|tiles?|moldings?|beams?|built-ins?|bookcases?|stair\w*|foyer|mudroom|office|den|library|loft|basement|attic|wine|bar|doors?|interior|furnish\w*|nook|mezzanine|brick|millwork|wainscoting|walls?|lighting|studio|dining)\b/i,
  ],
  // A bedroom with a view is a bedroom.
  ['outside', /\b(?:views?|gardens?|lot|wooded|trees?|pines|exposure|siding|spa)\b/i],
  [
    'systems',
    /\b(?:heat\w*|cool\w*|air|hvac|furnace|boiler|radiant|roof\w*|solar|generator|geothermal|internet|fiber|wi-?fi|cable|sewer|septic|wells?|electric\w*|wiring|gas|water|plumbing|pipes?|insulation|alarm|security|smart home|thermostat|charger|charging|foundation|energy|central)\b/i,
  ],
  [
    'area',
    /\b(?:near|nearby|close to|steps|blocks|minutes|miles|walk(?:able|ing)?|transit|train|subway|bus|parks?|trails?|schools?|shops?|shopping|restaurants?|highway|downtown|cul-de-sac|corner)\b/i,
  ],
];
