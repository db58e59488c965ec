/** What people retell about a home: a short run of the listing's own words, fit for quotation marks. */
export type Story = {
  kind: 'history' | 'press' | 'award' | 'register' | 'rarity' | 'market' | 'oddity' | 'use';
  quote: string;
};

/** Up to the end of the clause; a period after an initial doesn't end it. */
const rest = String.raw`(?:[^.,;:!?()"“”–—|]|(?<=\b(?:\p{Lu}|Jos|Wm|Chas|St))\.)`;
const number = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)';
const room =
  'attic|room|space|bedroom|den|suite|level|basement|garage|loft|studio|area|apartment|office|unit';
const name = String.raw`(?:(?:the |an? |noted |renowned |legendary |American |English )*[\p{Ll}-]* ?){0,2}\p{Lu}`;
const register = 'National Register of Historic Places';
/** "The painter Ida Marsh" is known for something; a seller's name alone is private. */
const calling = String.raw`(?:an? |the )?(?:[\p{L}-]+ ){0,3}(?:artist|author|writer|novelist|actor|actress|composer|painter|architect|poet|playwright|photographer|musician|singer|dancer|designer|mogul|industrialist|philanthropist|inventor|senator|governor|president|sculptor|director)`;
const callingOf = `${calling},? `;
const known = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}(?:[\p{L}'’-]+|\.)){1,3}`;
const title = String.raw`\p{Lu}[\p{L}'’]+(?: (?:(?:of|and|the|&) ){0,2}\p{Lu}[\p{L}'’]*){0,5}`;
const patterns: [Story['kind'], string][] = [
  ['press', `\\b(?:[Ff]eatured|[Pp]rofiled|[Pp]ublished) in (?:the |the pages of )?${title}`],
  ['press', `\\b[Ff]eatured in (?:multiple|several|numerous) (?:\\p{Ll}+ )?publications`],
  ['register', `\\b(?:[Ll]isted|[Pp]laced|[Rr]egistered) on the ${register}`],
  ['register', `\\b(?:an? )?nationally registered [Hh]istoric [Ll]andmark`],
  ['award', `\\ban? (?:two|three|four|five|\\d)-time ${rest}{3,60} (?:winner|champion|honoree)\\b`],
  ['award', `\\b(?:[Ww]inner|[Rr]ecipient) of (?:the |an? )(?:\\d{4} )?\\p{Lu}${rest}{4,60}`],
  ['award', `(?<=\\b(?:[Ww]inner|[Rr]ecipient) of the (?:prestigious|coveted) )\\p{Lu}${rest}{8,60}`],
  [
    'rarity',
    `\\b[Oo]ne of the (?:largest|widest|tallest|deepest) ${rest}{3,50} (?:in|on|along|of) ${rest}{3,40}`,
  ],
  [
    'rarity',
    `\\bthe (?:very )?first (?!floor|level|time|thing|step|bed|bath|of|to\\b)(?:[\\p{Ll}-]+ ){1,4}in ${rest}{6,60}`,
  ],
  [
    'rarity',
    `\\bthe (?:largest|widest|tallest|deepest|highest) (?:[\\p{Ll}-]+ ){1,4}in the (?:building|complex|tower|row)\\b${rest}{0,60}`,
  ],
  ['rarity', `\\b[Oo]ne of (?:only |just )${number} ${rest}{8,90}`],
  ['rarity', `\\b[Oo]ne of the (?:few|first|last|oldest|earliest) (?:remaining |surviving )?${rest}{8,90}`],
  ['rarity', `\\bthe only (?:remaining |surviving |\\p{Ll}+ ){1,3}(?:in|on|of|left) ${rest}{6,80}`],
  [
    'history',
    `\\b(?:the |a )?(?:[Ll]ong-?time |[Ff]ormer |one-?time |childhood |previous |[Oo]nce (?:the )?)(?:home|residence|studio|house) (?:of|to) ${rest}{4,80}`,
  ],
  ['history', `\\bbuilt on land (?:that was )?once ${rest}{6,80}`],
  [
    'history',
    `\\b[Oo]nce (?:part of |the (?:[\\p{Ll}-]+ )?(?=\\p{Lu})|an? (?:[\\p{Ll}-]+ )?(?=(?:(?:[\\p{Ll}-]+ )?(?:showroom|fire station|foundry)|factory|warehouse|firehouse|bank|stable|hotel|theater|hospital|brewery|bakery|mill|dairy|inn|tavern|printing)\\b))${rest}{4,70}`,
  ],
  ['history', `\\brumored to (?:have )?${rest}{6,70}`],
  ['history', `\\b(?:owned|occupied|used) and (?:owned|occupied|used) by the \\p{Lu}${rest}{3,60}`],
  ['history', `\\b[Ii]mmortalized as ${rest}{6,90}`],
  ['history', `\\b[Tt]he ${callingOf}${known}, who (?:once )?(?:lived|resided|worked) t?here\\b`],
  ['history', `\\b${known},?(?: ${calling},?)? (?:was once|once was) a (?:resident|tenant)(?: here)?`],
  [
    'history',
    `\\b(?:renovated and |once )?(?:occupied|(?:acquired|bought|purchased) (?:\\p{Ll}+ly )?from|(?:formerly |once |previously )owned) (?:by )?${callingOf}${known}`,
  ],
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
    `\\ban? former (?:\\p{Ll}+ )?(?:factory|schoolhouse|warehouse|firehouse|fire station|showroom|foundry|bank|hotel|mill|brewery|stable|bath ?house|theater|hospital|carriage house)\\b${rest}{0,60}`,
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
/** Praise, appeals, and anything a listener couldn't understand on its own. */
const unfit =
  /\b(?:you|your|our|we|us|must|opportunit\w+|luxur\w+|stunning|gorgeous|breathtaking|unparalleled|sought-after|coveted|desirable|dream|amazing|incredible|spectacular|best|finest|premier|prestigious|vibrant|beloved|famil(?:y|ies)|children|kids|school|church|these|it|its|can|could|buyer|living|entertain\w*|retreats?|jaw)\b|\.\.\.|[&@#*/]/i;
const dangling =
  /\b(?:and|or|a|an|the|of|in|on|at|with|for|to|by|as|from|that|which|where|while|is|are|has|have|was|(?<!')[a-z])$/i;
const [minWords, maxWords] = [4, 18];
/** Land that a family once owned is history, and a house may suit a family; who lives there today is private. */
const familyLand = /\bfamily (?=farm|estate|orchard|homestead)|\bsingle-family\b/i;

/** The parts of a sentence that people would retell, at most two. */
export function readStories(original: string): Story[] {
  const sentence = original
    .replace(/[‘’]/g, "'")
    // A hyphen between two clauses is a dash.
    .replace(/(?<=\p{L}{4})-(?=(?:this|the|now|it|its|rumored|an?|once) )/gu, ' – ')
    .replace(/\s+/g, ' ');
  const found: (Story & { at: number })[] = [];
  for (const [kind, pattern] of compiled) {
    const match = pattern.exec(sentence);
    const quote = match?.[0].trim();
    // A clause that continues would be cut in the middle, and a rarity cut short is rarer than it says.
    if (
      !match ||
      !quote ||
      looksAcross.test(sentence.slice(0, match.index)) ||
      (kind === 'rarity' ? /^ ?[\p{L}\d'-]/u : /^[\p{L}\d'-]/u).test(
        sentence.slice(match.index + match[0].length),
      )
    )
      continue;
    const words = quote.split(' ').length;
    const isFit = !unfit.test(quote.replace(familyLand, '')) && !dangling.test(quote);
    const isOther = found.every(
      (one) => match.index >= one.at + one.quote.length || match.index + quote.length <= one.at,
    );
    if (words >= minWords && words <= maxWords && isFit && isOther)
      found.push({ kind, quote: inSentence(quote), at: match.index });
  }
  return found.slice(0, maxPerSentence).map(({ kind, quote }) => ({ kind, quote }));
}

const maxPerSentence = 2;
/** What one sees from the windows has its own history, not the home's. */
export const looksAcross =
  /\b(?:over|overlook\w*|views?|fac(?:e|es|ing)|next to|beside|across|near|steps)\b[^.,;]*$/i;
/** Lowercase "Built", but keep "Ida Marsh". */
const inSentence = (quote: string) =>
  /^\p{Lu}[\p{L}'-]+ \p{Lu}/u.test(quote) ? quote : quote.charAt(0).toLowerCase() + quote.slice(1);
