import type { ChapterName } from '../../schema.ts';

export const topics = [
  'character',
  'living',
  'kitchen',
  'bedrooms',
  'baths',
  'extra',
  'outdoors',
  'water',
  'land',
  'parking',
  'works',
  'building',
  'nearby',
  'terms',
] as const;
export type Topic = (typeof topics)[number];

export const chapterOf: Record<Topic, ChapterName> = {
  character: 'home',
  living: 'home',
  kitchen: 'home',
  bedrooms: 'home',
  baths: 'home',
  extra: 'home',
  outdoors: 'outside',
  water: 'outside',
  land: 'outside',
  parking: 'outside',
  works: 'outside',
  building: 'outside',
  nearby: 'neighborhood',
  terms: 'questions',
};

const work =
  /\b(?:replaced|relined|rewired|recoated|re-sided|installed|dates? from|was new in|were new in|replumbed|inspected|tested)\b/i;

/** The first that fits names what a sentence is about. */
const signs: [Topic, RegExp][] = [
  ['bedrooms', /^(?:there(?:'s| are| is) |upstairs (?:are |there are )?|the )?(?:[\w-]+ ){0,2}bedrooms?\b/i],
  ['terms', /\b(?:stays?|conveys?)\.?$/i],
  ['land', /^it's (?:fully |partly )?(?:fenced|cross-fenced|landscaped)\b/i],
  ['building', /^it's an? [^,.]*\bbuilding\b|^(?:monthly )?assessments?\b|^(?:the )?hoa\b/i],
  ['living', /\binto an? (?:\w+ )?(?:room|hall|foyer|parlor|entry)\b/i],
  ['extra', /^(?:the|on the) (?:garden|lower|upper|entry|top|fourth) level|^the (?:basement|attic|loft)\b/i],
  [
    'extra',
    /^(?:there(?:'s| is)(?: also)? an?|the|an?) (?:[\w-]+ )?(?:study|office|den|library|mudroom|laundry|bonus room|game room)\b/i,
  ],
  ['works', /\b(?:new|metal|tile|shingle|slate) roof\b(?! deck)|\broof (?:was|is|dates)\b/i],
  [
    'living',
    /^(?:inside, )?the (?:main|great|living|dining|family) room\b|^the (?:double |front )?parlor\b/i,
  ],
  [
    'outdoors',
    /^(?:an? |the )?(?:[\w-]+ )?(?:balcony|porch|deck|patio|courtyard|terrace|yard)\b|\bviews? (?:from|of|over)\b/i,
  ],
  ['land', /^(?:an? |the )?(?:[\w-]+ ){0,4}(?:barn|shed|shop)\b/i],
  [
    'nearby',
    /\b(?:minutes? (?:away|by|to|from|walk|drive)|minutes?\b.*\b(?:car|bike|foot|boat)|-minute|(?:miles?|blocks?) (?:away|to|from|south|north|east|west|by)|within (?:a )?(?:half|walking|\w+ miles?|\w+ blocks?)|under a mile|half a mile|across the street|walk to|close to|near the|nearby|bus stop|school bus|it's (?:just )?(?:minutes|steps)|trailhead)\b/i,
  ],
  [
    'terms',
    /\b(?:pets?\b.*allowed|rentals?\b.*(?:allowed|permitted)|allowed|permitted|(?:is|are) welcome|convey|conveys|stays?\b|leaving the|warranty|pre-inspected|report is available|lease|subject to|covenants|deeded|restrictions?|zoned|zoning|mineral rights|water rights)\b/i,
  ],
  ['outdoors', /^there(?:'s| is| are) (?:an? )?(?:[\w-]+ ){0,2}(?:pool|spa|hot tub|fire pit)\b/i],
  ['kitchen', /(?<!outdoor )\b(?:kitchen|pantry|cooktop)\b/i],
  [
    'building',
    /\b(?:the building|association|lobby|fitness|monthly fee|the fee|elevator|doorman|front desk|concierge|clubhouse|neighborhood amenities|community|owners share|rooftop)\b/i,
  ],
  ['works', work],
  [
    'works',
    /\b(?:mechanicals|spray-foam|insulation|tankless|furnace|hvac|heat pumps?|boiler|geothermal|solar|generator|amp service|central air)\b/i,
  ],
  [
    'water',
    /\b(?:frontage|dock|boathouse|covered slip|shore|lake\b(?! side)|beach|waterfront|boat|kayak|harbor|seawall|trout stream)\b/i,
  ],
  ['extra', /\bstorm shelter\b/i],
  ['parking', /^(?:[\w'-]+ ){0,5}(?:garage|carport|driveway|parking)\b|-car\b|\brv hookup\b/i],
  [
    'land',
    /\b(?:barn|pasture|acres?|orchard|machine shed|shed|shop has|stalls?|paddock|corral|coop|(?:private|shared|two|the|a) wells?\b(?! as)|creek|fields?|farmstead|wash)\b/i,
  ],
  ['bedrooms', /\b(?:bedrooms?|primary|suite|guest room|bunk)\b/i],
  ['baths', /\b(?:baths?|bathrooms?|shower|tub|vanity|sauna)\b/i],
  [
    'outdoors',
    /\b(?:porch|deck|patio|yard|backyard|garden|lawn|pool|courtyard|balcony|terrace|fire ?pit|outside|ramada|views?|fence|pergola|raised beds|irrigation|lot\b)\b/i,
  ],
  [
    'extra',
    /\b(?:basement|lower level|garden level|attic|loft (?:is|has|with)|bonus|game room|rec room|sunroom|study|office|laundry|mudroom|storage|workshop|media room|den|upstairs|internet|nook)\b/i,
  ],
  [
    'living',
    /\b(?:living|great room|parlor|main room|fireplace|wood stove|ceilings?|floors?|floorboards|windows?|hall|dining|stairs?|woodwork|brick walls|hardwood|main level|hearth)\b/i,
  ],
];

/** A room that a sentence begins with is what it is about, whatever can be seen from it. */
const subjects: [Topic, RegExp][] = [
  ['kitchen', /^(?:the |a |an |inside, )*(?:[\w-]+ ){0,3}kitchen\b/i],
  [
    'bedrooms',
    /^(?:the |a |an |two |three |four |five )*(?:[\w-]+ ){0,2}(?:bedrooms?|primary suite|suite)\b/i,
  ],
  ['living', /^(?:inside, )?(?:the |a |an )(?:[\w-]+ ){0,3}(?:great|living|family|main|dining) room\b/i],
  [
    'outdoors',
    /^(?:outside, )(?:the |a |an )?(?:[\w-]+ ){0,3}(?:terrace|deck|patio|porch|yard|garden|lawn|pool)\b/i,
  ],
];

export function topicOf(sentence: string): Topic {
  const subject = subjects.find(([, sign]) => sign.test(sentence))?.[0];
  if (subject) return subject;
  return signs.find(([, sign]) => sign.test(sentence))?.[0] ?? 'character';
}
