/** What a listing's columns add up to, by the signs of a question and the words that it may have besides. */
type Sum = {
  /** The question in the words that the columns answer to. */
  plain: string;
  signs: readonly RegExp[];
  words: string;
  /** What makes it another question: what may still be agreed on isn't in a column. */
  never?: RegExp;
};

/** Words that stand in any such question and change nothing about it. */
const idle = new Set(
  `so and ok okay then what which is are was were does do did has have had been be being it its it's that that's this these the a an of to for at
  in on out up by as if i i'm am we we're you they they're me us my our their how much many come comes came coming work works worked
  working figure figures break breaks down total totals about around roughly approximately approx exactly like please give
  tell say math number amount calculate calculated would will should could get right now just really actually overall altogether
  home house place condo co-op unit apartment property townhouse building seller sellers owner owners pay paying paid
  end run runs costs cost cheap correct again only even any with from under over than less more until till currently`.split(
    /\s+/,
  ),
);

const perFoot =
  /\b(?:per|an?|by the|each|every|for each|for every) (?:square )?(?:foot|feet|ft)\b|\bp?psf\b|\/ ?(?:square )?(?:foot|feet|ft)\b/;
const dues = /\b(?:hoas?|dues|maintenance|fees?|assess?ments?|monthlies|common charges?|charges)\b/;
const byYear =
  /\b(?:years?|yearly|annual|annually|annum|annualized)\b|\b(?:12|twelve) months\b|(?:\bx|\*|\btimes|\bby) ?(?:12|twelve)\b/;
const first =
  /\b(?:original(?:ly)?|initial(?:ly)?|first|started?|starting|before|previous(?:ly)?|prior|used to|old|earlier|beginning)\b/;
const asked = /\b(?:price[ds]?|ask(?:ed|ing)?|list(?:ed|ing)?|cost|want(?:ed|ing)?|offered|go for)\b/;
const undecided = /\b(?:will|would|could|can|might|should)\b/;

const sums: readonly Sum[] = [
  {
    plain: 'price per square foot',
    signs: [perFoot],
    words: 'price asking ask dollars square foot feet ft psf ppsf per each every living interior space',
  },
  {
    plain: 'price per square foot',
    signs: [
      /\b(?:divide|split)\b/,
      /\b(?:price|ask(?:ing)?(?: price)?|cost|it)\b/,
      /\bby (?:the |its |how many )?(?:\w+ )?(?:square (?:feet|foot(?:age)?)|(?:living )?area|size|footage)\b/,
    ],
    words: 'divide split price asking ask list cost square feet foot footage living area size total interior',
  },
  {
    plain: 'price per square foot',
    signs: [
      /\b(?:price|ask(?:ing)?(?: price)?|cost)\b/,
      /\b(?:divided by|over|\/|by)(?: the)? ?(?:square (?:feet|foot|footage)|living area|area|size)\b/,
    ],
    words: 'price asking ask divided square feet foot footage living area size',
  },
  {
    plain: 'hoa per year',
    signs: [dues, byYear],
    words: `hoa hoas association's association dues maintenance fee fees assessment assessments assesment assesments monthlies common charge charges
      monthly month months payment payments add adds condo coop full whole entire single one each every per year years yearly annual annually annum
      annualized twelve times multiplied multiply x worth sum`,
    never: /\b(?:a|one|single|which|what|per) (?:special|one-time)\b/,
  },
  {
    plain: 'price cut',
    signs: [/\b(?:below|under|less than|lower than|off|down from)\b/, first, asked],
    words:
      'below off lower original initial first starting previous prior old earlier price asking ask list listing cut',
    never: undecided,
  },
  {
    plain: 'price cut',
    signs: [
      /\b(?:did|has|have|had)\b/,
      /\b(?:come|came|gone|go|went|drop(?:ped)?|fall(?:en)?|reduced?|lower(?:ed)?|cut|slash(?:ed)?|marked)\b.*\b(?:down|price|asking)\b|\bprice\b.*\b(?:drop(?:ped)?|fall(?:en)?|reduced?|cut)\b/,
    ],
    words:
      'gone go went drop dropped fall fallen reduce reduced lower lowered cut slash slashed marked price asking ask already yet far ever',
    // Whether it was reduced at all wants a yes.
    never: /\b(?:will|would|could|can|might|should|from)\b|^(?:so |and )?(?:has|have|had|did|was|is)\b/,
  },
  {
    plain: 'original price',
    signs: [first, asked],
    words: `original originally initial initially first start started starting before previous previously prior used old earlier beginning price
      priced asking ask asked list listed listing want wanted offered go begin cut reduction reduced drop dropped lowered lower change changed market`,
    never: undecided,
  },
  {
    plain: 'how many units in the building',
    signs: [
      /\bhow many\b|\bnumber of\b|\b(?:many|few|lots of|a lot of)\b|\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)[- ]unit\b/,
      /\b(?:units?|apartments?|residences|condos|owners|shareholders|households|doors)\b/,
      /\b(?:building|co-op|complex|association|total|altogether|(?:other )?owners|shareholders|there|all|everything)\b/,
    ],
    words: `many number of units unit apartments residences condos owners shareholders households doors building co-op complex association total
      altogether there other dealing sharing share all everything contain contains consist consists large big small one two three four five six seven
      eight nine ten twelve twenty few lots lot`,
    never: /\b(?:rent\w*|per|bed\w*|occupied|each|floor|price|cost|like|less|more|own)\b/,
  },
  {
    plain: 'price per unit',
    signs: [
      /\b(?:per|each|every|for each|for every|by the|an?) (?:unit|apartment|door|apt|flat|residence)\b/,
      /\bhow much\b|\bprice\b|\bcost\b|\bcomes?\b|\bworks?\b|\baverage\b|\bper (?:unit|door)\b/,
    ],
    words: 'average price asking ask each every per door apt flat residence dollars',
  },
];

/** "whats that work out to a foot", "hoa x 12", "what did they ask for it originally": a sum of columns, in plain words. */
export function sumAsked(question: string): string | undefined {
  const text = question.replace(/[?!.,;:]+(?=\s|$)/g, ' ').trim();
  return sums.find(({ signs, words, never }) => {
    const own = new Set(words.split(/\s+/));
    const rest = text
      .split(/[\s/*-]+/)
      .filter((word) => word !== '' && !idle.has(word) && !own.has(word) && !/^\$?\d[\d,.]*k?$/.test(word));
    return rest.length === 0 && signs.every((sign) => sign.test(text)) && !never?.test(text);
  })?.plain;
}
