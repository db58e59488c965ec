import { lowerFirst, upperFirst } from './upper-first.ts';

type Slip = readonly [sign: RegExp, fixed: string | ((...found: string[]) => string)];

const home = '(?:home|unit|condo|residence|loft|apartment|townhouse|townhome|house|property|building)';

/** Sentence boundaries where the period is missing. */
const stops: readonly Slip[] = [
  // "A corner loft at the Mill This bright home has".
  [
    /(?<=[\p{L}\d)]) (?=(?:This|These|Enjoy|Located|Situated|Nestled|Featuring|Step|Experience|Welcome|Discover) (?:\p{Ll}|\d))(?<!\b(?:in|at|of|to|and|the|on|with|Like|Love|All) )/gu,
    '. ',
  ],
  // "By the ferry stops Don't miss the turret".
  [/(?<=\p{L}{3}) (?=(?:(?:Don['’]t|Do not) (?:miss|wait)|Schedule (?:your|a)) )/gu, '. '],
  // "A corner lot., which lets in the sun"; "Quill & Co." and "90 sq. ft." end in their own period.
  [/(?<=(?<!\p{L})(?!(?:etc|approx|incl|bldg|blvd|ave|apt|min|max)\.)\p{Ll}{3,})\.,(?= \p{Ll})/gu, ','],
  [/(?<=\p{Ll}),(?=\d|\p{L})/gu, ', '],
  // "A storage cage is included, Pet-friendly building".
  [/(?<=\b(?:is|are) (?:included|available|allowed|welcome)), (?=\p{Lu}[\p{Ll}-]+ \p{Ll})/gu, '. '],
  // "The rooms are full of light, The stove is new".
  [
    /(?<=\p{Ll}{3}), (?=(?:The|This|These|There|Located) \p{Ll}[^.,]*\b(?:is|are|has|have|features|offers|includes)\b)/gu,
    '. ',
  ],
];

/** A capital in the middle of a list: "a linen closet, High-performance glass". */
const capitals: readonly Slip[] = [
  [
    /(?<=\p{Ll}, (?:and )?)(?:High-performance|Pet-friendly|In-unit|Energy-efficient|Floor-to-ceiling|Custom-built|Walk-in|Hardwood|Stainless|Private|Spacious|Updated|Newly|Large|Heated|Separate|Beautiful|Plenty|Easy|Abundant|Outdoor|Mirrored|Ample|Recessed|Exposed|Granite|Quartz)(?= \p{Ll})/gu,
    (word) => lowerFirst(word ?? ''),
  ],
  // "A quiet and Modern loft"; "Mid-Century Modern" keeps its own.
  [
    /(?<=(?<![\p{L}-])(?:and|an?|this|with|your|is) )(?:Modern|Sophisticated|Spacious|Sunny|Bright|Stylish|Elegant|Luxurious|Contemporary|Beautiful|Gorgeous|Stunning|Extra-[Ww]ide|Oversized|Renovated|Charming|Cozy|Unique|Rare|Large|Huge|Private|Updated|Heated)(?= (?:\p{Ll}|\d))/gu,
    (word) => (word ?? '').toLowerCase(),
  ],
  [/(?<=\d(?:["”]|-inch) )Kitchen(?= \p{Ll})/gu, (word) => lowerFirst(word ?? '')],
  [/(?<=\p{Ll} )(?:With|And|Or|Of)(?= \p{Ll})/gu, (word) => lowerFirst(word ?? '')],
  [
    /\b(?:Pets Welcome|Pet Friendly|Freshly Painted|Newly Renovated)\b/g,
    (label) => upperFirst((label ?? '').toLowerCase()),
  ],
  [/(?<=[\p{Ll},] )(?:South|North|East|West)(?=(?:-| )facing\b)/gu, (word) => lowerFirst(word ?? '')],
];

/** Names with only one correct spelling. */
const names: readonly Slip[] = [
  [/\bpath (?=(?:train|station)s?\b)/gi, 'PATH '],
  [/\bcta\b/gi, 'CTA'],
  [/\bmetra\b/g, 'Metra'],
  [/\blake michigan\b/gi, 'Lake Michigan'],
  [/\bjack (?:and|&|n) jill (?=bath|layout|shower)/gi, 'Jack-and-Jill '],
  [/\bsub[- ]?zero\b/gi, 'Sub-Zero'],
  [/\bnest (?=thermostats?\b)/g, 'Nest '],
  [
    /\bwaterworks (?=(?:marble |brass )?(?:baths?|bathrooms?|fixtures|fittings|faucets|hardware|tubs?)\b)/g,
    'Waterworks ',
  ],
];

/** Agreement of subject and verb. */
const agreement: readonly Slip[] = [
  // "Proximity to shops and trains, make this home".
  [/^((?:close |easy )?(?:proximity|access) to [^.]*?),? make (?=this|it|the)/i, '$1 makes '],
  [/^(\p{L}+ like (?:this|that)) make (?=\p{L})/iu, '$1 makes '],
  // "A parking space and a storage cage is included".
  [
    /^((?:one|an?) (?:[\p{L}-]+ ){1,4}and (?:an? |one )?(?:[\p{L}-]+ ){1,4})is (?=included|available|deeded)/iu,
    '$1are ',
  ],
  // "A smart plan and nearly 900 square feet gives you".
  [
    /^(an? (?:[\p{L}-]+ ){1,3}and (?:nearly |over |almost )?[\d,]+ square feet )(gives|makes|offers)\b/iu,
    (_, start = '', verb = '') => `${start}${verb.slice(0, -1)}`,
  ],
  [
    /\b(no (?:[p{L}-]+ )?(?:neighbors|buildings|units)) (provides|allows|gives|makes)\b/gi,
    (_, start = '', verb = '') => `${start} ${verb.slice(0, -1)}`,
  ],
  // "This two-bath unit is a well-kept unit blends": the agent meant to delete one of the two.
  [
    new RegExp(
      String.raw`\b(${home}) is an? ((?:[\p{L}-]+ ){0,3}[\p{L}-]+ed) \1 (?=blends|offers|features|boasts|has|combines|showcases)`,
      'giu',
    ),
    '$1 is $2 and ',
  ],
  [
    new RegExp(
      String.raw`\b(${home}) is an? ((?:[\p{L}-]+ ){1,4})\1 (?=blends|offers|features|boasts|has|combines|showcases)`,
      'giu',
    ),
    '$1 is a $2$1 that ',
  ],
  // "Catering, and storage are allowed".
  [/^([\p{L}-]+), and ([\p{L}-]+ (?:is|are) )/u, '$1 and $2'],
];

/** Words typed instead of others. */
const words: readonly Slip[] = [
  [/\bearned (its|their) name ?sake\b/gi, 'earned $1 name'],
  [/\bname sake\b/gi, 'namesake'],
  [/\babundant of (?=\p{Ll})/gu, 'abundant '],
  [/\bAbundant of (?=\p{Ll})/gu, 'Abundant '],
  [/(?<=, )and (?=en suite bath(?:room)?,)/g, 'an '],
  [/\b(living|dining|family)room\b/gi, '$1 room'],
  [/\bCoop\b/g, 'Co-op'],
  [/\bwell[- ]ran\b/gi, 'well-run'],
  [/\ball what (?=\p{L})/gu, 'all that '],
  [/\bevery day (?=enjoyment|living|use|life|needs|comfort|meals)/gi, 'everyday '],
  [/\btree lined (?=\p{Ll})/giu, 'tree-lined '],
  [/\b(c)hefs[- ](?=kitchens?\b)/gi, "$1hef's "],
  // A mantle is a cloak.
  [
    /\b(fireplaces?|stone|marble|wood|oak|carved|limestone|decorative|original|detailed|and) mantle(s?)\b/gi,
    '$1 mantel$2',
  ],
  [/\bmantle(s?)(?= (?:above|over|and|with)\b)/g, 'mantel$1'],
  [/\bmantlepiece/g, 'mantelpiece'],
  [/\b(is|has|are|with|in|of) (an?|the) \1 \2 /gi, '$1 $2 '],
  // "Oak shelves and and island".
  [/\band and (?=(?:island|office|alcove|attic|elevator|en suite)\b)/g, 'and an '],
  // Remove doubled words, but not in "in in-unit closets".
  [
    /(?<![\p{L}-])(an?|the|and|or|of|with|in|to|for|is|are|at|on|from|this|your|by|as) \1(?![\p{L}'’-])/gu,
    '$1',
  ],
  [/\ban? extra storage(?=[,.;!]| and\b)/g, 'extra storage'],
  [/(?<=\p{Ll}{3})-(?=(?:don['’]t|you['’]ll|this is|it['’]s|just|all) )/gu, '—'],
  [/\bwood burning (?=\p{Ll})/giu, 'wood-burning '],
  [/\b(five|six|seven|eight|nine|ten|twelve) story (?=\p{Ll})/giu, '$1-story '],
  // "This two-bath, home has", "this well priced, loft condo".
  [
    /(?<=-bath(?:room)?|\b(?:priced|maintained|updated|renovated)), (?=(?:loft )?(?:home|condo|unit|loft|residence|apartment)\b)/gi,
    ' ',
  ],
  [/(?<=\b(?:away|blocks?))-(?=(?:it|renowned|home) )/g, '—'],
];

/** "Tanner Court loft set on the square has" needs an article; if it starts with a name, the name keeps its capital. */
const bare = new RegExp(
  String.raw`^(?!(?:this|the|an?|our|your|each|every|all|these|both|one|two|three|welcome|located|inside|outside)\b)((?:[\p{L}'’-]+,? ){1,7}?(?:condominium|building|co-?op|${home.slice(3, -1)})) (?=(?:located|situated|nestled|set|built) [^.,]*? (?:has|offers|features|boasts)\b)`,
  'iu',
);

/** An agent's sentence after proofreading: we fix punctuation and small words, never what it says. */
export function proofread(sentence: string): string {
  const fixed = [...stops, ...capitals, ...names, ...agreement, ...words].reduce(
    (text, [sign, right]) => text.replace(sign, right as string),
    sentence,
  );
  return upperFirst(
    fixed.replace(bare, (start) => `This ${/^\p{Lu}\S* \p{Lu}/u.test(start) ? start : lowerFirst(start)}`),
  );
}
