import { concepts } from '../concept.ts';
import type { Aspect } from '../question/read-aspect.ts';
import type { Span } from './bind-word.ts';

const number =
  '(?:\\d[\\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|half|a|few|several)';
const dated =
  /\b(?:1[789]|20)\d\d(?:s|\b)|\b(?:brand[- ])?new(?:er|ly)?\b|\boriginal\b|\b(?:freshly|recently|just) \w+ed\b|\b(?:replaced|updated|renovated|remodeled|redone|upgraded|refinished|installed|rebuilt|moderniz(?:ed)|refreshed|overhauled|reimagined|restored|recoated|re-sided)\b|\blast (?:\w+ )?years?\b|\b\w+ years? (?:old|ago)\b/i;
const inYear =
  /\b(?:1[789]|20)\d\d(?:s|\b)|\b(?:last|this) (?:year|spring|summer|fall|winter|month)\b|\b\w+ (?:years?|months?) (?:old|ago)\b|\blast (?:\w+ )?years?\b/i;
/** "a new furnace and air conditioning (2025)" */
const sharedYear = /^ (?:and|&) (?:[\p{L}-]+ ){1,3}(?:\(|in |from )(?:19|20)\d\d\b/u;
/** "a new roof, chimney and porch (2025)" */
const listedYear =
  /^(?:, (?:and )?[\p{L}-]+(?: [\p{L}-]+){0,2}){1,5}(?: and [\p{L}-]+(?: [\p{L}-]+)?)? \((?:19|20)\d\d\)/u;
const measured = new RegExp(
  `\\b${number}[- +]*(?:square[- ]|linear[- ])?(?:feet|foot|ft|sq[- .]*(?:ft|foot|feet)|sqft|sf|inch(?:es)?|acres?|gallons?|yards?|cars?|bays?|spaces?|pounds?|lbs?|person|by|x|'|"|tier)|\\d[\\d.]*[- ]miles? (?!away|from|to|walk|drive|radius)|\\d[\\d,.]* ?(?:by|x) ?\\d|seats? \\w+|seating for|table for|\\b(?:king|queen)[- ]size|entire footprint|double[- ]height|double[- ]wide|two[- ]story|triple[- ]height`,
  'i',
);
const far = new RegExp(
  `${number}[- ](?:\\w+ )?(?:minutes?|miles?|blocks?|hours?|feet (?:from|to|away)|steps?|houses?)|\\b(?:steps|seconds|moments|minutes|blocks|around the corner|across the street|next door|walking distance|(?:down|end of) the (?:block|street)|short (?:walk|drive|stroll|distance|hop|ride)|within|right outside|outside your door|doorstep|walk to|stroll to|out(?:side)? (?:the|your) (?:front )?door|just off|adjacent to)\\b`,
  'i',
);
const placed =
  /\b(?:floor|level|upstairs|downstairs|bedrooms|bathrooms|living areas|main rooms|off the|in the|in back|behind|under the|beneath|underneath|next to|beside|basement|cellar|attic|lobby|mud ?room|hall|entry|end|side|above|below|by the|along|closet|rooftop|decks?|patio|terrace|yard|balcony|on-site|overhead|street)\b/i;
const conveyed =
  /\b(?:negotiable|not included|exclud\w+|accompanied|comes? with|(?:sold|offered|delivered) (?:\w+ )?furnished)\b|\b(?:stays?|staying|convey(?:s|ed)?|leaving|remain(?:s|ing)?|transfers?|deeded|part of the sale)\b|\b(?:is|are|all|be) included\b|\b(?:hoa|fees?|dues|assessments?|maintenance|charges|rent)\b[^.;]{0,30}\b(?:covers?|includes?)\b|\b(?:spaces?|spots?|parking|garage) (?:is |are )?included\b|\bincluded (?:in|with)\b|\b(?:perks|extras|bonuses) include\b|\bincluded[.!]?$|\bcomes? with\b|\b(?:price|sale|rent|purchase|condo|home|unit|residence|apartment|loft|townhome|house) (?:also )?includes?\b|\bsold separately\b|\bseparately\b|\badditional[.!]?$|\b(?:available to|for) (?:rent|lease|purchase|buy|sale)\b|\bfor (?:an? )?(?:additional|extra)\b|\bavailable \(?(?:for |at )?\$|\b(?:rental|leased?|for rent) (?:parking|spaces?|spots?)\b/i;
/** Who pays or does it: the owner, the tenant, the association, or what is charged covers it. */
const paid =
  /\b(?:pays?|paid|payable|includ\w+|covers?|billed|responsib\w+|handles?|takes? care|maintain\w*|provides?|landlord|tenants?|owners?|association|dues|fees?|plows?|mows?|split|shared?)\b/i;
const onDay =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.? \d|\b(?:january|february|march|april|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|immediate(?:ly)?)\b|\b20\d\d\b|\d ?[ap]\.?m\b/i;
const openHours =
  /\b(?:24[- ]?hours?|24 ?\/ ?7|\d days (?:a|per) week|part[- ]time|full[- ]time|\d{1,2} ?[ap]\.?m\b|midnight|overnight|(?:round|around)[- ]the[- ]clock)\b/i;

/** Whether a statement tells what a question wants to know about the thing at `span`. */
export function fitsAspect(text: string, span: Span, aspect: Aspect, name = ''): boolean {
  if ((aspect === 'year' || aspect === 'age') && isOnlyCount(text, span)) return false;
  switch (aspect) {
    case 'year':
      if (/^windowed/i.test(text.slice(span.from, span.to))) return false;
      return (
        inYear.test(segmentOf(text, span)) ||
        sharedYear.test(text.slice(span.to)) ||
        listedYear.test(text.slice(span.to))
      );
    case 'age':
      return !/^windowed/i.test(text.slice(span.from, span.to)) && dated.test(segmentOf(text, span));
    case 'size':
      return (
        !isOnlyCount(text, span) &&
        measured.test(withoutOthers(segmentOf(text, span), text.slice(span.from, span.to)))
      );
    case 'count':
      // "Only three units have pool access" doesn't count the units.
      return isCounted(text, span) && !/^\w* (?:boast|have|enjoy|share)\b/i.test(text.slice(span.to));
    case 'cost':
      return /\$\d|\b\d+k\b|\bfree\b|\bno (?:charge|cost)\b/i.test(segmentOf(text, span));
    case 'distance':
      return isFarFrom(text, span);
    case 'place':
      return placed.test(text);
    case 'when':
      return onDay.test(text);
    case 'date':
      return /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.? \d|\b\d{1,2}\/\d{1,2}\b/i.test(
        text,
      );
    case 'hours':
      return openHours.test(segmentOf(text, span));
    case 'purpose':
      return /^[^.;,]{0,30}\b(?:serves?|used|works?|functions?|doubles?|set up) as\b|^(?:[^.;,]|[.,]\d){0,60}\bfor (?!purchase|sale|rent\b|lease|an? (?:additional|extra)|additional|extra|the home|sure)\w+/i.test(
        text.slice(span.to),
      );
    case 'brand':
      return brandNear(text, span);
    case 'maker':
      // "An Emery Roth-designed tower"; but "Versatile interior" and "Mediterranean design" name nobody.
      if (
        /ed$/i.test(text.slice(span.from, span.to)) &&
        /(?<!^)\p{Lu}[\p{L}.]+(?: | ?[-–—] ?)$/u.test(text.slice(0, span.from))
      )
        return true;
      // "Lowe and Hart Architects"
      if (
        /^Architects?$/.test(text.slice(span.from, span.to)) &&
        /\p{Lu}\p{Ll}+ $/u.test(text.slice(0, span.from))
      )
        return true;
      // "Architects Lowe and Hart"; but "restored Italianate front" names nobody.
      if (!/ed$/i.test(text.slice(span.from, span.to)) && /^,? \p{Lu}\p{Ll}+/u.test(text.slice(span.to)))
        return true;
      return /^[^.;]{0,90}?(?:\bby\b[^.;,]{0,30}|\bfor (?:the )?|\bunder the [\w -]{0,20}(?:care|direction|eye) of\b[^.;,]{0,60})\b\p{Lu}\p{Ll}+/u.test(
        text.slice(span.to),
      );
    case 'payer':
      return paid.test(text);
    case 'inclusion':
      return conveyed.test(text);
    case 'kind':
      // What a fee covers tells no kind.
      if (
        /\b(?:covers?|includes?|included) (?:[\w/]+, )*(?:and )?$/i.test(text.slice(0, span.from)) &&
        name.startsWith('heat')
      )
        return false;
      return isOtherName(text, span, name) || isDescribed(text, span);
    default:
      return true;
  }
}

/** "A one-bedroom with a 300-square-foot terrace", "a two-car garage with roof deck": the figure is another thing's. */
const ofOther =
  /\bwith (?:an? |its )?(?:[\w-]+ )?\d[\d,.]*[- +]*(?:square[- ])?(?:feet|foot|ft|sf|inch)(?: of)?(?: [\w-]+){0,2} (?:terrace|deck|patio|yard|garden|balcony|ceilings?|roof|outdoor|garage|basement)\w*|\b\d[\d,.]*[- +]*(?:square[- ](?:feet|foot)|sq\.? ?ft\.?|sf)(?: [\w-]+){0,2} (?:condominium|condo|home|house|residence|apartment|unit|loft|townho\w+|duplex|penthouse|co-op|floor ?plan)|\b(?:one|two|three|four|\d)[- ]car (?:\w+ )?garage|\b(?:\d[\d,.]*|nine|ten|eleven|twelve)[- +]*(?:foot|feet|ft|inch|'|’)\+?(?:[- ][\w-]+){0,2} ceilings?|\bceilings? (?:heights? )?(?:of|at|up to) \d[\d,.]*[- ](?:foot|feet|ft)/gi;
const withoutOthers = (part: string, thing: string) =>
  part.replace(ofOther, (other) => (other.toLowerCase().includes(thing.toLowerCase()) ? other : ' '));

/** "A 2-bathroom residence from the 1920s" dates the residence. */
const isOnlyCount = (text: string, { from, to }: Span) =>
  /(?:\d|\b(?:one|two|three|four|five|six))-$/i.test(text.slice(0, from)) &&
  /(?:room|bath|bed)$/i.test(text.slice(from, to));

/** "An 8-minute drive to downtown, and many train stops": the minutes are those to downtown. */
function isFarFrom(text: string, { from }: Span): boolean {
  const other = new RegExp(
    `${number}[- ](?:minutes?|miles?|hours?)\\b[^,;.]{0,20} to [^,;.]+, and (?:many|several|multiple|more)[^,;.]*$`,
    'i',
  );
  // "Steps from the park, with easy access to the train": the steps are those to the park.
  const reached = /\b(?:easy|immediate|quick|convenient|great|direct|unbeatable)? ?access to [^.;]*$/i.exec(
    text.slice(0, from),
  );
  const told = reached ? text.slice(reached.index) : text;
  return far.test(told.replace(/\bmiles of\b/gi, '')) && !other.test(text.slice(0, from));
}

/** A sentence may begin with the maker: then only one that we know is a name. */
const firstMaker =
  /^(?:sub-zero|wolf|viking|miele|bosch|thermador|ge|samsung|lg|kitchenaid|whirlpool|gaggenau|bertazzoni|jennair|frigidaire|electrolux|smeg|dacor|fisher)\b[\w ,&/-]{0,30}$/i;

/** In capitals these are still no names of makers. */
const notMaker =
  /\b(?:Newer|New|Brand|Stainless|Steel|Gas|Electric|Induction|Range|Refrigerator|Fridge|Stove|Oven|Cooktop|Dishwasher|Microwave|Washer|Dryer|Kitchen|Chef|Double|Full|Modern|Updated|Gourmet|Granite|Quartz|Marble)\b(?!-)/g;

/** A maker's name right before the thing, or in the list that it ends: "Sub-Zero, Wolf and Miele appliances". */
function brandNear(text: string, { from, to }: Span): boolean {
  const before =
    text
      .slice(Math.max(0, from - 60), from)
      .split(/[.;:]/)
      .at(-1)
      ?.replace(notMaker, (word) => word.toLowerCase()) ?? '';
  const name = /(?<!^)\b(?!A\b|The\b)\p{Lu}[\p{L}-]+(?:[ ,/&]|and|[a-z" -]){0,40}$/u;
  return (
    name.test(before) || firstMaker.test(before) || /^[^.;]{0,20}\b(?:by|from) \p{Lu}/u.test(text.slice(to))
  );
}

/** Whether a number counts the things at `span`: "four total fireplaces", "all eight of the home's windows", "10-story". */
function isCounted(text: string, span: Span): boolean {
  const lead = /(?:[^\s,;:.]+[\s-]+){0,6}$/.exec(text.slice(0, span.from))?.[0] ?? '';
  const figures =
    '(?:\\d{1,3}(?:,?\\d{3}(?=[- ]bottle))?(?!\\d|[,.]\\d|[- ]?(?:foot|feet|ft|inch|minute|mile|year|hour|percent|%|square|sq|degree))|one(?=-)|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|both|dual|double|(?:second|third|fourth|2nd|3rd)(?![- ](?:floor|level|story)))';
  const isPlex = /^(?:du|tri|quad\w*)plex/i.test(text.slice(span.from, span.to));
  return (
    (!isPlex &&
      new RegExp(
        `\\b${figures}(?:[- ]+(?!and\\b|with\\b|in\\b|on\\b|of\\b(?! the))[\\w'’/]+){0,5}[- ]+$`,
        'i',
      ).test(lead)) ||
    new RegExp(`^(?:${figures}\\b|(?:bi|tri)-?level)`, 'i').test(text.slice(span.from, span.to)) ||
    // An upper duplex is a home on two floors, no building of two.
    (isPlex &&
      !/\b(?:upper|lower|penthouse|garden|floor|level|bed(?:room)?|bath(?:room)?)[- ]$/i.test(lead) &&
      !/^\w* (?:penthouse|apartment|home|residence|loft|unit|condo|co-op)/i.test(text.slice(span.to)))
  );
}

const leadOf = (text: string, { from }: Span) =>
  /(?:[^\s,;:.]+\s+){0,3}$/.exec(text.slice(0, from))?.[0] ?? '';

/** Asked for the heating, "geothermal" tells its kind by itself. */
function isOtherName(text: string, { from, to }: Span, name: string): boolean {
  const root = (word: string) => word.toLowerCase().slice(0, 4);
  return name !== '' && !root(text.slice(from, to)).startsWith(root(name.split(' ').at(-1) ?? ''));
}

/** A name with nothing before it says nothing of its kind. */
function isDescribed(text: string, span: Span): boolean {
  if (/^[\w ]+: /.test(text)) return true;
  const lead = leadOf(text, span)
    .toLowerCase()
    .replace(
      /\b(?:an?|the|its|their|this|with|and|has|have|of|in|on|there|is|are|one|two|three|also|plus|to)\b/g,
      '',
    );
  const named = text.slice(span.from, span.to).trim().split(/\s+/);
  const after = /^\s*(?:is|are|was|were|has|have|of|with|from)\b|^,/i.test(text.slice(span.to));
  return /[a-z]{3}/.test(lead) || named.length > 1 || after;
}

/** What goes on with a verb is still said of the thing: "was built in 2018 and is 640 square feet". */
const separator =
  /,\s+(?:and\s+)?|;\s*|\s-{1,2}\s(?!(?:19|20)\d\d\b)|\s+and\s+(?!(?:is|are|was|were|has|measures|spans|totals)\b)|\.\s+/g;

/**
 * The part of a list that speaks of the thing: "New roof in 2023, HVAC 2020" says nothing of the HVAC in its first part.
 * A bare name goes on: "roof, windows and furnace replaced in 2020".
 */
function segmentOf(text: string, { from, to }: Span): string {
  const cuts = [...text.matchAll(separator)].filter(({ index }) => index + 1 >= to || index < from);
  let start = Math.max(
    0,
    ...cuts.filter(({ index }) => index < from).map(({ 0: sign, index }) => index + sign.length),
  );
  start = withMeasure(text, withParticiple(text, start));
  const behind = cuts.filter(({ index }) => index >= to - 1);
  // A list goes on behind a comma, not behind a dash or a stop.
  const last = behind.find(([sign]) => /[-;.]/.test(sign))?.index ?? text.length;
  const ends = [...behind.map(({ index }) => index).filter((index) => index < last), last];
  for (const end of ends) {
    const part = text.slice(start, end);
    // "Central air, and a newly updated bathroom": what the next thing is called so isn't shared.
    if (end !== ends[0] && ofNext.test(text.slice(ends[0], end))) return text.slice(start, ends[0]);
    if (dated.test(part) || part.trim().split(/\s+/).length > maxBareWords(part, end - to)) return part;
  }
  return text.slice(start, last);
}

const ofNext =
  /(?:^|,|\band\b)\s*(?:and\s+)?(?:an?|the|its|your)\s+(?:[\w-]+\s+)?(?:new|newer|updated|renovated|remodeled|upgraded|refinished|restored|refreshed|reimagined)\s+\w|(?:^|,|\band\b)\s*(?:and\s+)?an?\s+(?:[\w-]+\s+){1,4}(?:replaced|installed|updated|renovated|rebuilt|added)\b/i;

/** "Freshly renovated, windowed kitchen": what was done stands before a comma, with no thing of its own. */
function withParticiple(text: string, start: number): number {
  const before =
    /(?:^|[.;,]\s+)((?:(?!with\b)[\p{L}-]+ ){0,3}(?:renovated|updated|remodeled|redone|upgraded|restored|rebuilt|gutted|replaced)(?: in (?:19|20)\d\d)?),\s+$/iu.exec(
      text.slice(0, start),
    )?.[1];
  if (before === undefined || namesThing(before)) return start;
  return text.slice(0, start).lastIndexOf(before);
}

/** "A private 19x30' sun-filled, landscaped garden": figures stand before the comma of two adjectives. */
function withMeasure(text: string, start: number): number {
  const before = /(?:^|\s)(\d+(?:\.\d+)?['’]? ?(?:by|x) ?\d+(?:\.\d+)?['’]?(?: [\w-]+){1,2}),\s+$/i.exec(
    text.slice(0, start),
  );
  return before?.[1] === undefined || namesThing(before[1]) ? start : before.index;
}

const namesThing = (text: string) =>
  concepts.some(
    ({ id, stated }) =>
      !/^(?:updates|sunlight|landscaping)$/.test(id) && stated !== undefined && text.search(stated) >= 0,
  );

/** Only names without anything said of them let the list go on. */
function maxBareWords(part: string, rest: number): number {
  const isBare = !/\b(?:with|has|have|is|are|was|were|of|in|on|to|for|that|which|by|from)\b/.test(part);
  return isBare && rest < 60 ? 5 : 0;
}
