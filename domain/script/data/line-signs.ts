/** Words that tell what a listing statement is about. */

/** Words that tell where in the home a sentence is, by priority. */
export const placeSigns: readonly (readonly [beat: string, sign: RegExp])[] = [
  ['parking', /\b(?:garage|parking|driveway|carport)\b/i],
  [
    'outside',
    /\b(?:terraces?|gardens?|back ?yards?|yards?|decks?|patios?|balcon(?:y|ies)|rooftop|roof ?deck|pool|porch|pavers|landscaping|lawns?|outdoors?(?! (?:assigned |gated )?parking))\b/i,
  ],
  ['kitchen', /\b(?:kitchens?|pantry|countertops?|range|(?<!\bon an )island|appliances|dining|breakfast)\b/i],
  [
    'rooms',
    /(?<!-)\b(?:bed ?rooms?|bath(?:room)?s?|suites?|closets?|dressing (?:room|area)s?|vanit(?:y|ies)|shower|tub)\b/i,
  ],
  [
    'practical',
    /\b(?:laundry|washer|hvac|heating|storage|basement|lower level|mechanicals?|water heater|plumbing|electrical|furnace|boiler|solar|alarm|mudroom|attic)\b/i,
  ],
];

export type Sign = readonly [ask: string, beat: string, sign: RegExp];

/** What one could ask about the sale, whatever else a statement mentions. */
export const terms: readonly Sign[] = [
  [
    'terms',
    'money',
    /\b(?:permitted|allowed|welcome|board approval|sublet\w*|subleas\w*|rentals?|pied|co-?purchas\w*|guarantors?|gifting|flip tax|pets?|dogs?|investors?|financing|down payment)\b/i,
  ],
  [
    'costs',
    'money',
    /\b(?:tax(?:es)?|abatement|assessments?|common charges|monthlies|hoa|dues|maintenance (?:fee|is|includes|covers)|association fees?|fees?)\b/i,
  ],
  [
    'deal',
    'money',
    /\b(?:for sale|being sold|is sold|sold as|sold with|delivered vacant|vacant|tenants?|leased? (?:through|until)|closing|as[- ]is|convey\w*|included in the (?:sale|price)|comes? furnished|offering plan)\b/i,
  ],
];
/** Distances go with the part of the talk that is outdoors. */
export const near =
  /\b(?:steps (?:from|to|away)|(?:blocks?|miles?|minutes?|moments|feet) (?:from|to|away|off|north|south|east|west)|(?:blocks?|minutes?)(?:' walk|-walk)?\.$|walk(?:ing distance)? (?:to|from|of)|(?:close|near|next|adjacent) to(?! (?:the |a )?(?:[\w-]+ )?(?:bath|bed|kitchen|dining|living|closet|laundry))|nearby|around the corner|(?:at|on) the (?:[\w-]+ )?corner of|across the street|across from|within reach|(?:easy|quick) access|convenient(?:ly)? (?:to|located)|a short (?:walk|drive|stroll))\b/i;
export const surroundings: readonly Sign[] = [
  [
    'transit',
    'place',
    /\b(?:trains?|subways?|metro|bus(?:es)?|transit|station|stop|lines?|CTA|BART|MTA|Caltrain|Metra|ferr(?:y|ies)|freeways?|highways?|expressway|I-\d+|airport|commut\w*)\b/i,
  ],
  [
    'errands',
    'place',
    /\b(?:restaurants?|caf(?:e|é)s?(?! light)|coffee(?! (?:bar|station|maker))|shop(?:s|ping)?|dining(?! (?:areas?|rooms?|space|table|banquette|nook))|grocer\w*|market|boutiques|bars|nightlife|hotspots?|eateries|institutions|museums?|theaters|Whole Foods|Trader Joe's|Target|retail)\b/i,
  ],
  [
    'green',
    'place',
    /\b(?:parks?|beach(?:es)?|trails?|lakefront|riverfront|waterfront|promenade|green ?space|golf)\b/i,
  ],
];
/** The kind of location. */
export const block =
  /^(?:It's|It is|It sits|It stands|The (?:home|house|condo|apartment|property|townhouse|building) (?:is|sits|stands))\b[^.]{0,40}\b(?:block|street|avenue|cul-de-sac|corner lot|neighborhood|district|at the corner of|in the heart of|in \p{Lu}|on \p{Lu}|between)\b/u;

export const ofWhole: readonly Sign[] = [
  [
    'potential',
    'living',
    /\b(?:could (?:be|become|serve|easily)|potential|possib\w+|expand\w*|opportunit\w+|option to|room for an?|zoned(?! (?:[\w-]+ )?(?:hvac|heat\w*|cool\w*|air|climate|central|systems?))|zoning|FAR|air rights|buildable|plans? (?:for|to|are))\b/i,
  ],
  [
    'redone',
    'arrival',
    /^(?:It|The (?:home|house|condo|apartment|residence|property|townhouse|unit|building|entire \w+))(?:'s been|'s| has been| was| is)\b[^.]{0,30}\b(?:renovat\w+|remodel\w*|updated|upgraded|restored|refinished|repainted|painted|redone|rehabbed|rebuilt|reimagined|overhauled|refreshed|modernized|replaced)\b/i,
  ],
  [
    'history',
    'arrival',
    /\b(?:(?:was |were )?(?:built|constructed|erected|designed) (?:in|by|for|circa|around)|architects?|originally|formerly|was once|once (?:the|a|home)|conver(?:ted|sion)|dat(?:es|ing) (?:back )?to|since (?:18|19)\d\d|landmark\w*|historic(?! (?:character|charm|details?|street|block|district|neighborhood))|19th|turn of the century|named (?:after|for)|commissioned|occupants?|(?:first|last|only) (?:remaining|of its)|one of (?:the |only )+(?:last|first|few|only|oldest|earliest|original|\d+|two|three|four|five|six)|featured in|owned by|lived)\b/i,
  ],
  [
    'layout',
    'arrival',
    /\b(?:\d+|total of [\w-]+) rooms\b|\bsquare feet (?:of (?:living|interior)|over|on|across)\b/i,
  ],
  [
    'floor',
    'arrival',
    /^(?:It|The (?:home|apartment|condo|unit|residence|loft))(?:'s| is| sits)\b[^.]{0,20}\b(?:on|occup\w+) the (?:[\w-]+ floor|top floors?)\b/i,
  ],
  [
    'layout',
    'arrival',
    /\b(?:duplex|triplex|floor[- ]through|split[- ](?:level|bedroom|floor)|layout|floor ?plan|(?:two|three|four|five|\d) (?:levels|floors|stories)|(?:two|three|four|five|\d)-(?:story|level)|open[- ](?:concept|plan|layout)|full[- ]floor (?:home|apartment|residence|condo|unit|loft|layout)|feet wide|one[- ]level|single[- ](?:level|story))\b/i,
  ],
];
export const ofInside: readonly Sign[] = [
  ['lift', 'practical', /\b(?:internal|private|interior|in-home|residential|full-service|own) elevator\b/i],
  ['living', 'living', /\bstair(?:case|s|way)\b/i],
  ['view', 'living', /\b(?:views?|vistas?|skyline|visible)\b|\boverlook(?:s|ing)\b/i],
  [
    'light',
    'living',
    /\b(?:light|sun(?:light|shine|ny)?|exposures?|windows|skylights?|(?:south|east|west|north)\w*[- ]facing)\b/i,
  ],
  ['fireplace', 'living', /\bfireplaces?\b/i],
  ['finishes', 'living', /\b(?:floors|flooring|hardwoods?|parquet|carpet(?:ing)?)\b/i],
  [
    'details',
    'living',
    /\b(?:ceilings?|mold(?:ings?)|millwork|woodwork|wainscoting|trim|beams?|brick|plaster|built-ins?|doors|hardware|finishes|details)\b/i,
  ],
  ['flex', 'living', /\b(?:office|den|study|library|bonus room|flex\w*|workspace|desk|gym)\b/i],
  [
    'gadgets',
    'practical',
    /\b(?:smart (?:home|house|lock|lights?|lighting|thermostats?|technology|controls?|shades)|wired|security system|sound system|speakers|nest|lutron|sonos|intercom|internet|wi-?fi)\b/i,
  ],
];
export const practicals: readonly Sign[] = [
  ['laundry', 'practical', /\b(?:laundry|washer|dryer)\b/i],
  [
    'climate',
    'practical',
    /\b(?:air[- ]condition\w*|central (?:air|a\/?c|heat\w*)|hvac|heat(?:ing|ed|s)?|cool(?:ing|ed)?|radiant|mini-?splits?|furnace|boiler|zoned|thermostats?|geothermal|heat pumps?)\b/i,
  ],
  [
    'renewed',
    'practical',
    /\b(?:roof|soffits|windows|furnace|boiler|water heater|plumbing|electric\w*|hvac|wiring|sewer|panel|siding|systems|mechanicals)\b[^.]*\b(?:new|newer|replaced|updated|upgraded|installed)\b/i,
  ],
  [
    'renewed',
    'practical',
    /\b(?:new|newer|replaced|updated|upgraded)\b[^.]*\b(?:roof|windows|furnace|boiler|water heater|plumbing|electric\w*|hvac|wiring|sewer|panel|siding|systems)\b/i,
  ],
  ['below', 'practical', /\b(?:basement|lower level|cellar|downstairs)\b/i],
  ['storage', 'practical', /\b(?:storage|attic|bike room)\b/i],
];
export const staff =
  /\b(?:door ?m[ae]n|doorperson|concierge|superintendent|super|live-in|porters?|attended|staff|package)\b/i;
export const appliances =
  /\b(?:appliances?|range|oven|cooktop|refrigerator|dishwasher|Sub-Zero|Wolf|Miele|Viking|Bosch|Thermador|microwave)\b/i;
export const dining = /\b(?:dining|breakfast|eat-in)\b/i;
export const closets = /\bclosets?\b/i;
export const baths = /\b(?:bath(?:room)?s?|shower|tub|vanit(?:y|ies)|powder)\b/i;
export const beds = /\b(?:bed ?rooms?|suites?|sleeping)\b/i;
export const facade = /\b(?:fa[cç]ade|stoop|exterior|curb|front porch|gated?|landscap\w*)\b/i;
