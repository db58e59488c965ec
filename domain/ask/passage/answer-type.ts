import type { Span } from '../evidence/bind-word.ts';

/** What an answer has to hold, whatever it is about. */
export type AnswerType =
  | 'amount'
  | 'measure'
  | 'date'
  | 'age'
  | 'year'
  | 'duration'
  | 'count'
  | 'distance'
  | 'frequency'
  | 'party'
  | 'inclusion'
  | 'permission'
  | 'place'
  | 'duty'
  | 'season'
  | 'reason'
  | 'color'
  | 'open';

const month =
  '(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\w*|january|february|march|april|may|june|july|august|september|october|november|december';
const figure =
  '(?:\\d[\\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|half)';

/** The first that fits counts; "how much land" wants a measure, "how much is the land" an amount. */
const asked: [AnswerType, RegExp][] = [
  ['reason', /^(?:and |so |but )?why\b|\bhow come\b|\bwhat (?:is|was) the reason\b/],
  ['color', /\b(?:what|which) colou?rs?\b/],
  ['frequency', /\bhow often\b|\bhow frequently\b/],
  [
    'distance',
    /\bhow (?:far|close|near)\b|\bhow (?:long|many minutes) (?:is the |of a )?(?:walk|drive|ride|commute)\b|\bhow long (?:does|would|will|do) (?:it|that|the \w+) take\b.*\b(?:to|from|downtown)\b|\bhow long to (?:get|walk|drive)\b/,
  ],
  ['count', /\bhow many (?!square|acres|feet|gallons|amps|hours|days|months|years|minutes|miles|pounds)/],
  [
    'duration',
    /\bhow long (?:has|have|do|does|did|can|will|would|before|until|is left|is remaining)\b|\bhow long (?:is|are) .*\b(?:paid|prepaid|good|valid|guaranteed|covered|locked in)\b|\bhow (?:much|many \w+) (?:time |longer )?(?:is|are) (?:left|remaining) (?:on|in|of)\b|\bhow long (?:is|are) (?:the |a |an |my |your )?(?:\w+ ){0,2}(?:wait(?:list|ing)?|leases?|terms?|waits?|waitlist|process|approval|contract|closing|escrow|season|warranty|abatement|assessments?|tenants?|rentals?|minimum|notice|commitment|it good)\b|\bhow many (?:hours|days|months|years)\b|\bwhat notice\b/,
  ],
  [
    'measure',
    /\bhow (?:big|large|tall|high|wide|long|deep|thick|steep|heavy|much (?:(?!is\b|are\b|does\b|for\b|would\b|will\b)[\w-]+ ){0,2}(?:land|space|frontage|storage|acreage|room|yard|road|water|power|rights|living|lot))\b|\bhow many (?:square|acres|feet|gallons|amps|pounds)\b|\bsquare feet\b|\bdimensions?\b|\bsizes?\b|\bheight\b|\bbiggest\b|\blargest\b/,
  ],
  ['age', /(?<!\bexactly )\bhow (?:old|new)\b|\bages?\b(?= of)/],
  [
    'year',
    /\bwhat year\b|\bexactly how old\b|\bhow long ago\b|\bwhen (?:was|were|did|has|have|is) .*\b(?:built|replaced|done|redone|put (?:in|on)|installed|updated|renovated|remodeled|made|added|coated|pumped|serviced|cut)\b/,
  ],
  [
    'season',
    /\bwhen (?:is|are) (?:the |an? )?(?:\w+ ){1,2}(?:around|there|on ?-?site|on duty|working|in|staffed)$/,
  ],
  // "Where does the car go when it snows?" asks for no date.
  [
    'date',
    /^(?:and |so |but )?when\b|\bknow when\b|\bwhen\b(?! (?:it|i|we|you|they|my|our|guests|friends|people)\b)|\buntil when\b|\bwhat (?:date|day|time)\b|\bhow soon\b/,
  ],
  [
    'season',
    /\b(?:open|staffed|available|manned)\b.*\b(?:year[- ]?round|all year|winter|summer|weekends?|saturdays?|sundays?|nights?|hours|24\/7|overnight|late)\b|\byear[- ]?round\b|\bon (?:weekends?|saturdays?|sundays?|weekdays)\b|\bhours\b/,
  ],
  ['place', /^(?:and |so )?where\b|\b(?:which|what) (?:floor|level|side|room)\b/],
  ['party', /^(?:and |so )?who\b|\bwhose\b|\bby whom\b/],
  ['inclusion', /\b(?:includ\w+|come with|comes with|convey\w*|stay|stays|remain|remains|leave|leaving)\b/],
  [
    'duty',
    /\b(?:do|does|will|would) (?:i|we|you|the buyer|the tenant) (?:have|need) to\b|\bmust (?:i|we)\b|\brequired\b|\bmandatory\b/,
  ],
  [
    'permission',
    /\ballow(?:s|ed)?\b|\bpermitted\b|\bok(?:ay)?\b|\bfriendly\b|\b(?:a problem|an issue|too (?:big|many|heavy|old|young))\b|\b(?:can|could|may|able to) (?:i|we|you|u|my|our)\b(?! (?:reach|(?:get|go|step) (?:out |in |up |down |over )?(?:to|into|onto|on) the .*\bfrom))|\b(?:want|like|hoping|planning|plan) to (?:build|put|bring|rent|add|park|keep|have|live|run|use)\b|^(?:i|we|my|our|i'm|im)\b(?!.*\b(?:how|what|when|where|who|which|does|is there|are there)\b)|\brestrict\w*|\brules?\b|\b(?:pet|rental|smoking|guest|leas\w+|sublet\w*) polic(?:y|ies)\b/,
  ],
  [
    'amount',
    /\bhow much\b(?! (?:notice|warning|time|of)\b)|\bcosts?\b|\bwhat (?:is|are|was|were) (?:the |a |an )?(?:\w+ ){0,3}(?:fees?|dues|price|rates?|charges?|rents?(?! (?:regulated|stabili|control))|taxes|tax|deposits?|payment)\b|\bwhat (?:will|would) (?:\w+ ){0,4}(?:rent|fees?|taxes|dues|payment|price|hoa|costs?)\b.*\b(?:be|run|cost|come)\b|\bwhat do (?:they|you) charge\b|\bcharge for\b/,
  ],
];

export const answerTypeOf = (question: string): AnswerType =>
  rule.test(question) &&
  !/\bhow (?:many|much|long|often|far|big|old)\b|\bwhen\b|\bwhere\b|\bwho\b/.test(question)
    ? 'permission'
    : (asked.find(([, sign]) => sign.test(question))?.[0] ?? 'open');

/** "Want to build a 1000 square foot cabin, allowed?" asks for a rule, not for a size. */
const rule =
  /^(?:so |and |also |but )?(?:can|could|may) (?:i|we|my)\b(?! (?:see|tour|look|visit|get in|move in|reach|(?:get|go|walk|step) (?:out |in |up |down |over )?(?:to|into|onto|on) the))|\b(?:allowed|permitted)\b|\bis (?:that|it|this) (?:ok|okay|a problem|an issue|allowed|too)\b/;

const signs: Record<Exclude<AnswerType, 'open'>, RegExp> = {
  amount:
    /\$ ?\d|\b\d[\d.]* ?%|\bfree\b|\bno (?:\w+ )?(?:charge|cost|fee)|\b\d{1,3}x\b|\b\d+k\b|\bincluded\b/i,
  measure: new RegExp(
    `${figure}[- +]*(?:square[- ]|linear[- ])?(?:feet|foot|ft|sq[- .]*(?:ft|foot|feet)|sqft|sf|inch|in\\.|acres?|ac\\b|gal|gallons?|yards?|amps?|pounds?|lbs?|tons?|person|people|by|x|'|")|\\d[\\d.]*[- ]miles? (?!away|from|to|walk|drive|radius)|\\d[\\d,.]* ?(?:by|x) ?\\d|\\d['"]`,
    'i',
  ),
  date: new RegExp(
    `\\b(?:19|20)\\d\\d\\b|\\b\\d{1,2}/\\d{1,2}\\b|\\b(?:${month})\\b|\\b(?:immediate|immediately|now|upon|after|within|\\w+day|mon|tues?|wed|thurs?|fri|sat|sun|daily|closing|season|spring|summer|fall|winter)\\b`,
    'i',
  ),
  age: /\b(?:1[789]|20)\d\d(?:s|\b)|\b(?:brand[- ])?new(?:er|ly)?\b|\boriginal\b|\b\w+ (?:years?|yrs?|months?) (?:old|ago)\b|'\d0s|\blast (?:year|spring|summer|fall|winter|month)\b|\bage\b/i,
  year: /\b(?:1[789]|20)\d\d(?:s|\b)|\b\w+ (?:years?|yrs?|months?) (?:old|ago)\b|'\d0s|\blast (?:year|spring|summer|fall|winter|month)\b/i,
  duration: new RegExp(
    `${figure}\\)?[- +]*(?:hours?|hrs?|days?|weeks?|months?|mos?|years?|yrs?)\\b|\\b(?:through|thru|until|since)\\b|\\bmonth[- ]to[- ]month\\b`,
    'i',
  ),
  count: new RegExp(`\\b${figure}\\b(?! ?%| ?percent)|\\bno\\b|\\bnone\\b|\\bboth\\b`, 'i'),
  distance: new RegExp(
    `(?:${figure}|few|several|couple)[- ]*(?:of |a |an )*(?:short |city )?(?:minutes?|mins?|miles?|blocks?|blks?|hours?|feet|steps)\\b|\\b(?:across|next door|around the corner|steps|seconds|moments|just off|walking distance|short (?:walk|drive|stroll|distance|hop|ride)|(?:down|end of) the (?:block|street)|adjacent|at (?:the )?corner)\\b`,
    'i',
  ),
  frequency: /\b(?:daily|weekly|monthly|yearly|annual(?:ly)?|quarterly|every|each|per|twice|once)\b/i,
  inclusion:
    /\b(?:includ\w*|convey\w*|stays?|staying|remains?|leav\w+|separate\w*|extra|negotiable|pays?|paid|covers?|exclud\w+|goes?|transfers?|available for)\b/i,
  permission:
    /\b(?:allow\w*|permit\w*|welcom\w*|ok(?:ay)?|friendly|no|not|none|non|max(?:imum|\.)?|min(?:imum|\.)?|limit\w*|restrict\w*|only|approval|approved|must|need|needs|minimum|(?:under|over) \d\w*|older|per (?:unit|house|household|lot|acre|year|home)|consider\w*|possible|up to|cap|prohibit\w*|required|zoned|rules?|available|lease)\b/i,
  season: new RegExp(
    `\\b(?:${month})\\b|\\d ?(?:am|pm|a|p)\\b|\\b(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day)?s?\\b|\\bm-f\\b|\\b(?:weekends?|weekdays?|daily|24/7|24[- ]h\\w+|\\d days|(?:full|part)[- ]time|year[- ]?round|season\\w*|winter|summer|hours|hrs|overnight|memorial|labor)\\b`,
    'i',
  ),
  duty: /\b(?:must|requir\w+|reqd|mandatory|optional|needs?|has to|have to|only|no|not|subject to|approval|pays?|paid)\b/i,
  place:
    /\b(?:in|on|at|off|behind|under|beneath|underneath|inside|within|near|next|beside|above|below|upstairs|downstairs|basement|floor|level|rear|front|across|by|along|end)\b/i,
  reason:
    /\b(?:because|due to|since|so that|reason|owing to|in order to|as the|for (?:a|an|the) \w+ (?:job|move))\b/i,
  color:
    /\b(?:white|black|gr[ae]y|blue|green|red|brown|beige|tan|cream|ivory|navy|yellow|taupe|charcoal|colors?|(?:dark|light|espresso|ebony|walnut|honey)[- ](?:stained|toned|colored|hued)|blonde?|ebony|pale)\b/i,
  party:
    /\b(?:seller|buyer|owner|owners|tenants?|landlord|association|hoa|city|town|county|state|builder|park|board|management|you|by)\b/i,
};

/** These belong to the thing that stands next to them; the others may stand anywhere in the sentence. */
const ofThing: ReadonlySet<AnswerType> = new Set(['amount', 'measure', 'age', 'year', 'count', 'season']);

/** A reason, a color and how long something may last are asked for by name: an answer without one is none, wherever it comes from. */
export function isWithoutReason(question: string, answer: string): boolean {
  const type = answerTypeOf(question);
  return /^(?:reason|color|duration)$/.test(type) && type !== 'open' && !signs[type].test(answer);
}

/** Whether a sentence has such an answer at all, be it another thing's: then nobody should say that it gives none. */
export const holdsAnywhere = (text: string, type: AnswerType) => type !== 'open' && signs[type].test(text);

/** Whether a sentence holds the kind of answer that is wanted, said of the thing at `span`. */
export function holdsAnswer(text: string, span: Span, type: AnswerType): boolean {
  if (type === 'open') return true;
  const sign = signs[type];
  if (type === 'count') return isCounted(text, span);
  return sign.test(ofThing.has(type) ? partOf(text, span) : text);
}

/** "Two restrooms", "pets: 2 max", "no garage": a number that belongs to the thing. */
function isCounted(text: string, { from, to }: Span): boolean {
  const lead = /(?:[^\s,;:.]+[\s-]+){0,5}$/.exec(text.slice(0, from))?.[0] ?? '';
  return (
    signs.count.test(lead) ||
    new RegExp(`^\\w*[:,]? ?(?:is |are |of |max |up to )*${figure}\\b(?! ?%)`, 'i').test(text.slice(to)) ||
    /^\d/.test(text.slice(from, to))
  );
}

/** "Main roof age unknown" tells that the listing doesn't know. */
export const isLeftOpen = (text: string, span: Span) =>
  /\b(?:unknown|not known|unsure|tbd|to be determined)\b/i.test(partOf(text, span));

/** The part of a list that speaks of one thing: "Roof 2016, furnace 2009"; what stands before an "and" is said of another. */
function partOf(text: string, { from, to }: Span): string {
  const lead =
    text
      .slice(0, from)
      .split(/[,;]\s|\s-\s(?!(?:19|20)\d\d\b)|\.\s|\band\b|\bplus\b/)
      .at(-1) ?? '';
  // "4 by 6 storage off the balcony" measures the storage.
  const before =
    /\b(?:off|in|on|at|near|from|by|behind|under|outside|to|for) (?:the |an? |each |its )?$/i.test(lead)
      ? ''
      : lead;
  // "Floors upstairs and 60 feet of windows": a figure behind "and" is another thing's.
  const [after = '', next = ''] = (text.slice(to).split(/\sand (?=\d)/)[0] ?? '').split(
    /,\s|;\s|\s-\s(?!(?:19|20)\d\d\b)|\.\s/,
  );
  const isCarriedOn = /^(?:\$|\d|about|abt|approx|only|at|for|from|up to|in|plus|which|leased)/i.test(next);
  return `${before}${text.slice(from, to)}${after}${isCarriedOn ? `, ${next}` : ''}`;
}
