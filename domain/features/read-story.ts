/** What people retell about a home, in the listing's own words: a few that stand together, fit for quotation marks. */
export type Story = { kind: 'rarity' | 'history' | 'market' | 'use'; quote: string };

/** Up to where a clause goes on; the stop behind an initial ends none. */
const rest = String.raw`(?:[^.,;:!?()"“”–—|]|(?<=\b(?:\p{Lu}|Jos|Wm|Chas|St))\.)`;
const number = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)';
const room =
  'attic|room|space|bedroom|den|suite|level|basement|garage|loft|studio|area|apartment|office|unit';
const name = String.raw`(?:(?:the |an? |noted |renowned |legendary |American |English )*[\p{Ll}-]* ?){0,2}\p{Lu}`;
const patterns: [Story['kind'], string][] = [
  ['rarity', `\\b[Oo]ne of (?:only |just )${number} ${rest}{8,90}`],
  ['rarity', `\\b[Oo]ne of the (?:few|first|last|oldest|earliest) (?:remaining |surviving )?${rest}{8,90}`],
  ['rarity', `\\bthe only (?:remaining |surviving |\\p{Ll}+ ){1,3}(?:in|on|of|left) ${rest}{6,80}`],
  [
    'history',
    `\\b(?:the |a )?(?:[Ll]ong-?time |[Ff]ormer |one-?time |childhood |previous |[Oo]nce (?:the )?)(?:home|residence|studio|house) (?:of|to) ${rest}{4,80}`,
  ],
  ['history', `\\brumored to (?:have )?${rest}{6,70}`],
  ['history', `\\b[Ii]mmortalized as ${rest}{6,90}`],
  [
    'history',
    `\\bthe (?:studio|home|residence|workshop) of (?:the )?(?:celebrated |famed |renowned |noted |legendary )?(?:artist|author|writer|actor|actress|composer|painter|architect|poet|playwright|photographer) \\p{Lu}${rest}{3,60}`,
  ],
  [
    'history',
    `\\bowned by \\p{Lu}\\p{L}+ \\p{Lu}${rest}{3,60}(?:, the (?:author|artist|composer|architect) of ${rest}{3,50})?`,
  ],
  [
    'history',
    `\\b(?:\\p{Lu}[\\p{L}'-]+ ){2,3}(?:lived here|re-?recorded|recorded|wrote|painted|filmed)${rest}{4,80}`,
  ],
  [
    'history',
    `\\b(?:[Oo]riginally |[Ff]irst )?(?:[Bb]uilt|[Cc]ommissioned|[Cc]onstructed) (?:in \\d{4} )?(?:by|for) ${name}${rest}{3,80}`,
  ],
  [
    'history',
    `\\b(?:[Oo]riginally )?(?:[Bb]uilt|[Cc]onverted|[Cc]onstructed) (?:in \\d{4} (?:as|from|to)|as|from) (?:an? |the |two |three )${rest}{4,80}`,
  ],
  [
    'history',
    `\\ban? former (?:\\p{Ll}+ )?(?:factory|schoolhouse|warehouse|firehouse|bank|hotel|mill|brewery|stable|bath ?house|theater|hospital|carriage house)\\b${rest}{0,60}`,
  ],
  [
    'market',
    `\\b(?:[Oo]ffered |[Aa]vailable )?(?:for the )?[Ff]irst time (?:on (?:the )?market )?(?:in|since) ${rest}{0,20}(?:\\d|years|decades|generations)${rest}{0,12}`,
  ],
  ['market', `\\b(?:owned by |in )?the same (?:owners?|hands) (?:for|since) ${rest}{2,40}`],
  [
    'use',
    `(?:\\ban? )?(?:\\b(?!and\\b|with\\b|the\\b)\\p{Ll}+[- ]){0,2}(?:${room})(?: space)?(?: that ${rest}{3,40})?,? (?:is |are )?currently (?:serving|used|being used) as ${rest}{4,60}`,
  ],
];
const compiled = patterns.map(([kind, source]) => [kind, new RegExp(source, 'u')] as const);
/** Praise, appeals, and what a listener can't make sense of alone. */
const unfit =
  /\b(?:you|your|our|we|us|must|opportunit\w+|luxur\w+|stunning|gorgeous|breathtaking|unparalleled|sought-after|coveted|desirable|dream|amazing|incredible|spectacular|best|finest|premier|prestigious|vibrant|beloved|famil(?:y|ies)|children|kids|school|church|these|it|its|can|could|buyer|living|entertain\w*|retreats?|jaw)\b|\.\.\.|[&@#*/]/i;
const dangling =
  /\b(?:and|or|a|an|the|of|in|on|at|with|for|to|by|as|from|that|which|where|while|is|are|has|have|was|[a-z])$/i;
const [minWords, maxWords] = [4, 18];

/** The part of a sentence that people would retell, if it has one. */
export function readStory(original: string): Story | undefined {
  const sentence = original
    .replace(/[‘’]/g, "'")
    // A hyphen between two clauses is a dash.
    .replace(/(?<=\p{L}{4})-(?=(?:this|the|now|it|its|rumored|an?|once) )/gu, ' – ')
    .replace(/\s+/g, ' ');
  for (const [kind, pattern] of compiled) {
    const found = pattern.exec(sentence);
    const quote = found?.[0].trim();
    // A clause that goes on would be cut in the middle.
    if (!found || !quote || /^[\p{L}\d'-]/u.test(sentence.slice(found.index + found[0].length))) continue;
    const words = quote.split(' ').length;
    if (words >= minWords && words <= maxWords && !unfit.test(quote) && !dangling.test(quote))
      return { kind, quote: quote.charAt(0).toLowerCase() + quote.slice(1) };
  }
  return undefined;
}
