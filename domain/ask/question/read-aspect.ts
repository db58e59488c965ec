/** What a question wants to know about a thing. */
export const aspects = [
  'existence',
  'age',
  'year',
  'count',
  'cost',
  'size',
  'distance',
  'kind',
  'place',
  'inclusion',
  'permission',
  'when',
  'hours',
  'date',
  'purpose',
  'maker',
  'brand',
  'payer',
  'description',
] as const;
export type Aspect = (typeof aspects)[number];

/** The first that fits counts. */
const signs: [Aspect, RegExp][] = [
  [
    'payer',
    /^(?:so |and )?who(?: is| would be|'s)? (?:pays?|paying|covers?|handles?|takes? care|responsible|maintains?|does|mows?|shovels?|plows?|cuts?)\b|^(?:do|will|would|does) (?:i|we|the (?:tenants?|renters?|owners?|landlord|sellers?|association|hoa)) (?:have to |also )?(?:pay|cover|handle|take care|maintain|mow|shovel|plow|cut)\b/,
  ],
  [
    'brand',
    /\b(?:what|which) (?:\w+ ){0,2}(?:brands?|makes?|manufacturers?)\b|^who (?:makes|made|manufactures|manufactured)\b|^who (?:is|are) (?:the |your )?\w+ (?:with|through)\b|\bbrands? (?:of|are|is)\b/,
  ],
  ['maker', /^who (?:was|were|did|has|have|(?:re)?designed|built|renovated|restored|developed|created)\b/],
  [
    'purpose',
    /\bwhat (?:is|are|was|were) (?:it|that|they|those|the [\w -]+) for$|\bwhat (?:is|are) the [\w -]+ used (?:for|as)\b|\bfor what\b|^what for\b/,
  ],
  [
    'date',
    /\bwhich (?:sun|mon|tues|wednes|thurs|fri|satur)day\b|\b(?:what|which) (?:is the )?(?:exact )?dates?\b|^(?:the )?date$/,
  ],
  [
    'hours',
    /^when (?:is|are) the (?:doorm[ae]n|concierge|super|superintendent|staff|gym|pool|front desk|lobby)\b|\b(?:overnight|at night|round the clock|24 ?\/ ?7|24[- ]hours?|full[- ]time|part[- ]time|(?:what|which|doorman|gym|pool|desk|lobby) hours|(?:open|on) weekends)\b|\bhours$/,
  ],
  [
    'when',
    /^(?:and |so )?when (?:do|does|can|could|will|would|may)\b|\bas of when\b|\bhow soon\b|^until when\b/,
  ],
  [
    'distance',
    /\bhow (?:far|close|near)\b|\bdistance\b|\bhow long (?:is (?:the|a) (?:walk|drive|commute|ride|trip)|does it take|to\b|would it)|\b(?:minutes?|miles?|blocks?) (?:to|from|away)\b|\bcommute\b|\bhow many (?:minutes|miles|blocks)\b/,
  ],
  ['year', /^(?:and |so )?(?:when (?:was|were|did|has|have)|(?:in )?what year)\b|\bhow long ago\b/],
  [
    'age',
    /\bhow (?:old|new|recent(?:ly)?)\b|\bwhen (?:was|were|did|is|has|have)\b|\b(?:what|which) years?\b|\bages?\b|\bhow long ago\b|\blast (?:replaced|updated|renovated|serviced|redone)\b|\b(?:newer|brand new|updated|renovated|remodel(?:ed)?|replaced?|redone|upgraded|original|refinished|recently|installed)\b|\b(?:is|are|was|were|any|have|has|got|a) (?:\w+ ){0,3}new\b/,
  ],
  ['size', /\bhow many seats\b/],
  ['count', /\bhow many\b|\bnumber of\b|\bcount\b|\bmore than (?:one|1)\b/],
  [
    'cost',
    /\bhow much\b(?! (?:(?!is\b|are\b|does\b|for\b|would\b|will\b)\w+ )?(?:notice|warning|frontage|land|space|storage|room|acreage|of|square|yard|light|closet|parking|outdoor|noise|traffic))|\bcosts?\b|\bexpensive\b|\bbills?\b|\bwhat (?:is|are) (?:the )?(?:\w+ ){0,2}(?:fees?|dues|price|rates?|charges?)\b|\bfees? for\b|\bextra (?:fee|charge|cost)\b|\bfree\b/,
  ],
  [
    'size',
    /\bhow (?:big|large|tall|high|wide|long(?! (?:can|may|do|does|will|would|must|has|have|before|until|is left|is remaining|is the (?:\w+ )?(?:lease|term)|(?:is|are) (?:[\w ]+ )?(?:paid|prepaid|good|valid|guaranteed|covered|locked in)))|deep|spacious|small)\b|\bhow much (?:\w+ )?(?:frontage|land|space|storage|room|acreage|square|yard|closet|outdoor)\b|\bdimensions?\b|\bsizes?d?\b|\bsquare (?:feet|foot|footage)\b|\bacres?\b|\bacreage\b|\bheights?\b|\bwhat size\b/,
  ],
  [
    'inclusion',
    /\b(?:stay|stays|staying|convey|conveys|conveyed|remain|remains|leave|leaving|left behind|part of the sale|go with|come with the (?:house|home|place|sale)|included?|include|includes|come with|comes with)\b/,
  ],
  [
    'permission',
    /^(?:and )?(?:can|could|may|am|would|are) (?:i|we|my|our|you)\b|\ballow(?:s|ed)?\b|\bpermitted\b|\bokay? (?:to|with|if)\b|\brules?\b|\brestrict\w*\b|\bpolic(?:y|ies)\b|\blegal to\b|\bable to\b|\bfriendly\b/,
  ],
  ['place', /^(?:and )?where\b|\b(?:which|what) (?:floor|level|side|room|end)\b|\bwhere (?:is|are)\b/],
  [
    'kind',
    /\b(?:what|which) (?:kinds?|types?|sorts?|styles?|brands?|colou?rs?|materials?)\b|\bmade (?:of|from)\b|\b(?:kind|type|sort) of\b|\bwhat (?:is|are) the \w+(?: \w+)? (?:made|like)\b|\bgas or electric\b|\belectric or gas\b|\b\w+ or \w+\b/,
  ],
  [
    'description',
    /\b(?:tell me|describe|what about|how about|what is|what are|how is|how are|what|info|information|details|anything about|more about)\b/,
  ],
];

export function readAspect(question: string): Aspect {
  return signs.find(([, sign]) => sign.test(question))?.[0] ?? 'existence';
}
