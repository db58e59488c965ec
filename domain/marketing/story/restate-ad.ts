import { articleFor } from '../../english/article-for.ts';
import { lowerFirst, upperFirst } from '../../english/upper-first.ts';
import { withArticle } from '../../english/with-article.ts';
import { tailSays } from './edit-sentence.ts';
import { hasFiniteVerb } from './finite-verb.ts';
import { thingsListed } from './things-listed.ts';

/**
 * An ad's sentence as the plain statement that stands in it: "Experience harbor views from this corner loft" says that this corner loft
 * has harbor views. Only how it addresses the reader goes, and the praise around it. Undefined where it is no ad's sentence.
 */
export function restateAd(sentence: string): string | undefined {
  const short = withoutLabel(
    withoutPraise(sentence.replace(aside, '').replace(admired, '$1').replace(tie, '')),
  );
  const told = forms.reduce<string | undefined>((found, form) => found ?? form(short), undefined) ?? short;
  const plain = upperFirst(thingsListed(withoutPraise(told)) ?? withoutPraise(told));
  return plain === sentence ? undefined : plain;
}

/** Whether something is there at all, whose it is and what it costs may not go with the praise. */
const limits =
  /\b(?:fees?|shared|common|available|could|can|may|might|would|potential|if|subject|rent\w*|option\w*|planned|approv\w*|verify|additional|cost|leases?|leased|tenant\w*|buyer|once|until|except|only|not|no|proposed|virtual\w*)\b/i;
const minLeft = 30;

/** "— a true haven for quiet days", ", blurring the lines between indoors and out": praise behind what it praises. */
const praise = [
  /(?<=\p{Ll})-(?:ideal|perfect|blending|creating|making|offering|providing) [^—–\d]*\.$/u,
  /\s*(?:—|–| - )\s*(?:an? (?:\p{L}+[- ])*?(?:cityscape|backdrop|retreat|sanctuary|haven|oasis|paradise|dream|masterpiece|gem|showpiece|rarity|treat|statement)\b|creating|making|providing|offering|perfect|ideal|truly|all (?:designed|in)|bringing|for (?:added|easy|effortless|ultimate)|an entertainer)[^—–\d]*\.$/iu,
  /,\s+(?:blurring|perfect|ideal|creating|making|evoking|elevating|setting the|truly|bringing|promising|epitomizing|allowing for effortless|providing (?:ultimate|endless|the perfect|a perfect|an ideal)|offering (?:the best|ultimate|endless|unmatched|unparalleled|a peaceful|a serene|a perfect|privacy|peace)|and prepare to)\b[^.\d]*\.$/i,
  /\s+(?:and prepare to be \p{L}+|that (?:set|sets) (?:the|an?) [^.,]*tone[^.,]*|that defines? [^.,\d]*|perfect for [^.\d]*|ideal for [^.\d]*)\.$/iu,
];

/** The sentence as far as it says something. */
export function withoutPraise(sentence: string): string {
  for (const sign of praise) {
    const found = sign.exec(sentence);
    const left = found && sentence.slice(0, found.index).replace(/[\s,;:—–-]+$/, '');
    if (!found || !left || left.length < minLeft || limits.test(found[0]) || tailSays.test(found[0]))
      continue;
    if (hasFiniteVerb(left) && !leftOpen.test(left)) return withoutPraise(`${left}.`);
  }
  return sentence;
}

/** "The deck is", "sun that makes it": what was praised is what the sentence says. */
const leftOpen =
  /\b(?:is|are|was|be|it|them|that|that['’]s|it['’]s|an?|the|of|and|or|as|to|too|an? (?:open|warm|airy|calm|quiet|bright|true [\p{L}]+))$/iu;

/** "(waitlist)" changes what a thing is; "(vented)" doesn't. */
const aside = / \((?:vented|not pictured|see photos?|see floor ?plan|as pictured)\)/gi;

/** "The garden is breathtaking, it is lushly planted": two sentences, of which the first says nothing. */
const admired =
  /\b(is) (?:truly |simply |absolutely )?(?:breathtaking|stunning|spectacular|gorgeous|beautiful|amazing|incredible), it is\b/i;
/** What only ties it to the one before. */
const tie = /^(?:finally|best of all|plus|and|also),? (?=(?:you can|the home|this home)\b)/i;

const floor =
  /^((?:(?:first|second|third|fourth|fifth|sixth|top|main|lower|upper|garden|parlor|ground|entry|penthouse|entertaining|bedroom) )+(?:floor|level)|roof terrace|rooftop|roof deck): (?=\S)(.+)$/i;

/** "Second floor: a gallery opens to a terrace" says where a gallery opens to one. */
function withoutLabel(sentence: string): string {
  const [, where = '', rest = ''] = floor.exec(sentence) ?? [];
  if (rest === '') return sentence;
  if (!hasFiniteVerb(rest)) return `The ${where.toLowerCase()} has ${lowerFirst(rest)}`;
  return /^(?:an?|the|two|three|four|five)\b/i.test(rest)
    ? `On the ${where.toLowerCase()}, ${lowerFirst(rest)}`
    : sentence;
}

type Form = (sentence: string) => string | undefined;

const dwelling =
  '(?:condo(?:minium)?|co-?op|condop|loft|apartment|town ?home|townhouse|residence|house|home|duplex|triplex|greystone|brownstone|penthouse|bungalow|unit|studio|two-flat|three-flat|row ?house|cottage|estate|ranch)';
/** "Sunny 2-bedroom, 2-bath corner loft": commas stand between counts and adjectives, and no verb is in it. */
const described = String.raw`(?:(?!(?:with|in|on|at|of|to|from|for|is|has|where|that|which|the|an?|by|can|could|may|will|be|have|once|imagine|move(?!-)|own|this|your|into|offering|featuring|boasting|and prepare)\b)[\p{L}\d"“”.'’/&-]+,? ){0,9}?`;
const thisHome = String.raw`this ((?:${described})${dwelling})\b(?! (?:building|conversion|complex|style))`;
const address = String.raw`((?:Unit |Apartment |Residence |Penthouse |\d)[^,]{2,45}?)`;

/** ", perfectly nestled on a quiet street": the home is, and not its deck. */
const placedLast =
  /, (?:perfectly |ideally |beautifully |conveniently )?(?:nestled|located|situated|set)\b[^.]*\.$/i;

/** "With private deck plus storage" has a private deck. */
function withFirstArticle(things: string): string {
  const [, first = things, rest = ''] =
    /^(.+?)((?:,| and| plus| in| with| off| on| of|[.!]).*)$/su.exec(things) ?? [];
  return one.test(first) ? `${withArticle(first)}${rest}` : things;
}

const one =
  /\b(?:layout|deck|kitchen|terrace|balcony|garden|yard|backyard|patio|garage|fireplace|pool|den|floor ?plan|entrance)$/i;

/** "In boutique building" lacks its article; "in historic Larkmere" doesn't. */
const inOne =
  /^in (?!(?:an?|the|one|this)\b)(?=[^,.]*?\b(?:building|location|neighborhood|complex|community|setting|block|street)\b)/i;

/** What follows the home's name, and how a sentence about it goes on. */
const tails: readonly [sign: RegExp, told: (rest: string) => string][] = [
  [/^,? (?:featuring|boasting|offering|showcasing) (.+)$/i, (rest) => `features ${rest}`],
  [
    /^,? ((?:perfectly |ideally |conveniently |perched |beautifully |just |only )*(?:situated|located|set|nestled|perched|tucked|steps|moments|minutes|half a block|(?:one|two|three|\d+) blocks?)\b.+)$/i,
    (rest) => `is ${rest}`,
  ],
  [/^,? with ((?!its\b).+)$/i, (rest) => `has ${withFirstArticle(rest.replace(placedLast, '.'))}`],
  [
    /^ ((?:in|on|at|near|overlooking|along|atop)\b .+)$/i,
    (rest) =>
      /^overlooking/i.test(rest)
        ? rest.replace(/^overlooking/i, 'overlooks')
        : `is ${rest.replace(inOne, 'in a ')}`,
  ],
];

const invited =
  "(?:experience|discover|enjoy|step (?:inside|into)|live in|own|come home to|welcome (?:home )?to|introducing|presenting|you(?:[’']ll| will) (?:love|fall in love with)|fall in love with|make your home in|settle into)";
const toHome = new RegExp(
  String.raw`^${invited}\b(?:[^.,]{0,60}?\b(?:living|life|luxury|blend|comfort|convenience|charm|elegance|style)\b[^.,]{0,40}? (?:in|at|with))? ?${thisHome}(.*)$`,
  'iu',
);
const toAddress = new RegExp(`^${invited} ${address}, an? (.+)$`, 'iu');

/** "Discover city living in this corner loft, featuring a sauna" tells of a corner loft that features one. */
function fromInvitation(sentence: string): string | undefined {
  const [, name, what] = toAddress.exec(sentence) ?? [];
  // The address stands with the figures.
  if (name && what && !/\b(?:opportunity|chance)\b/i.test(what)) return `This is ${articleFor(what)} ${what}`;
  const [, home, tail = ''] = toHome.exec(sentence) ?? [];
  const before = home && sentence.slice(0, sentence.indexOf(home));
  return home && !limits.test(before ?? '') ? goOn(home, tail) : undefined;
}

/** The address stands with the figures. */
const street =
  /,? (?:located )?(?:at )?\d+ (?:(?:North|South|East|West|[NSEW])\.? )?[\p{Lu}\d][\p{L}\d.]*(?: \p{Lu}[\p{L}.]*)* (?:Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Place|Pl|Boulevard|Blvd|Court|Ct|Way|Terrace)\b\.?(?:,? (?:Apt|Unit|Apartment|#)\.? ?[\w-]+)?(?=[—–,.])/u;

/** "West Larkmere condo" keeps its name. */
const calmStart = (home: string) =>
  /^\p{Lu}[\p{L}'’-]* \p{Lu}/u.test(home) && !titled.test(home) ? home : lowerFirst(home);
const titled =
  /^(?:beautiful|dreamy|convertible|spacious|charming|stunning|rare|corner|bright|sunny|gorgeous|stylish|modern|updated|renovated|historic|lovely|classic|elegant|large|huge|top|high)\b/i;

function goOn(home: string, tail: string): string | undefined {
  for (const [sign, told] of tails) {
    const [, rest] = sign.exec(tail.replace(street, '')) ?? [];
    if (rest && !/, this \p{Ll}/u.test(rest)) return `This ${calmStart(home)} ${told(rest)}`;
  }
  return undefined;
}

const sight =
  /^(?:experience|enjoy|discover|take in|soak in|savor|wake up to) ((?:(?!\b(?:from|in|at|fusion|blend|beauty|best|epitome)\b)[^.])*?\bviews?\b(?:(?!\bfrom this\b)[^.])*?) from (?:this|the) (.+)$/iu;
const homeFirst = new RegExp(String.raw`^((?:${described})${dwelling})\b(.*)$`, 'iu');

/** "Take in harbor views from this loft, steps from the pier" tells of a loft that has them. */
function fromSight(sentence: string): string | undefined {
  const [, views, rest = ''] = sight.exec(sentence) ?? [];
  const [, home, tail = ''] = homeFirst.exec(rest) ?? [];
  return views && home && !limits.test(tail)
    ? `This ${calmStart(home)} has ${lowerFirst(views).replace(/^([^,]+), (and the [^,]+)$/, '$1 $2')}.`
    : undefined;
}

const entered =
  /^step inside (?:to (?:find |discover )?|and (?:experience|discover|find) |and be welcomed by [^,.]*, featuring )(?!(?:find|discover|the \p{L}+ features)\b)(?!an? (?:\S+ ){0,4}home\b)(.+)$/iu;
const outdoors =
  /^(?:step (?:outside|out)|outside,?) (?:to|onto|into) (?:your|an?) (?:own )?[^.:,]*?\b(?:oasis|retreat|haven|paradise|sanctuary)\b(?::| —| –| with| featuring) (.+)$/i;
const awaits =
  /^outside, an? [^.:,]*?\b(?:oasis|retreat|haven|paradise|sanctuary) awaits(?::| —| –| with| featuring) (.+)$/i;
const impresses = /^outdoor living (?:is|continues|extends|shines)\b[^,.]*?,? with (.+)$/i;
const invitesOut = /^outside, enjoy (?:your|an?|the) (.+)$/i;

function fromWalk(sentence: string): string | undefined {
  const [, inside] = entered.exec(sentence) ?? [];
  if (inside) return `Inside, you'll find ${inside}`;
  const [, outside] = outdoors.exec(sentence) ?? awaits.exec(sentence) ?? impresses.exec(sentence) ?? [];
  if (outside) return `Outside, you'll find ${outside}`;
  const [, own] = invitesOut.exec(sentence) ?? [];
  return own && `Outside, you'll find ${articleFor(own)} ${own}`;
}

const fragment = new RegExp(
  String.raw`^(?!(?:this|the|each|all|both|every|your|our|an?|in|at|with|currently|originally|formerly|designed|built|located|perfect|ideal)\b)((?:${described})${dwelling})\b(,? .+)$`,
  'iu',
);

/** "Sunny corner loft offering harbor views" lacks what every sentence has. */
function fromFragment(sentence: string): string | undefined {
  if (/[.!?] \p{Lu}/u.test(sentence)) return undefined;
  const [, home, tail = ''] = fragment.exec(sentence) ?? [];
  return home && /^(?:\p{Lu}|\d)/u.test(home) ? goOn(home, tail) : undefined;
}

const reaching =
  /^(?:(?:ideally |perfectly |conveniently )?(?:located|situated|nestled|set|tucked away)) (.+?), you(?:['’](?:re|ll be)| are| will be) ((?:just |only |mere )*(?:steps|minutes|moments|blocks|a block|close)\b.+)$/i;
const placed =
  /^(?:(?:ideally |perfectly |conveniently )?(?:located|situated|nestled)) ((?:just )?(?:steps|minutes|moments) from [^,]+), you(?:['’](?:re|ll)| are| will)\b.+$/i;

/** "Set in Larkmere, you're steps from the pond": the home is, and not who reads it. */
function fromReader(sentence: string): string | undefined {
  const [, , steps] = reaching.exec(sentence) ?? [];
  if (steps) return `The home is ${steps}`;
  const [, where] = placed.exec(sentence) ?? [];
  return where && `The home is ${where}.`;
}

const included =
  /^(?:[^.]*?(?:—|–|: ))?((?:an?|one|two) (?:[\p{L}-]+ ){0,4}(?:parking (?:space|spot)s?|garage(?: (?:space|spot)s?)?|storage (?:unit|locker)))(?: is| are)? included in the (?:price|sale)\b/iu;

/** "And the best part: one heated spot included in the price" says that it is. */
function fromIncluded(sentence: string): string | undefined {
  const [, thing] = included.exec(sentence) ?? [];
  const isMany = thing && /^two /i.test(thing);
  return thing && `${upperFirst(thing)} ${isMany ? 'are' : 'is'} included in the price.`;
}

const forms: readonly Form[] = [fromSight, fromInvitation, fromWalk, fromReader, fromIncluded, fromFragment];
