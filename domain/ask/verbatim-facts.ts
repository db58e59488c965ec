import { checkText } from '#domain/compliance/check-text.ts';
import { calmCapitals } from '#domain/english/calm-capitals.ts';
import { splitSentences } from '#domain/english/sentences/rules.ts';
import { upperFirst } from '#domain/english/upper-first.ts';
import { partInstructions } from '#domain/listings/content/is-instruction.ts';
import { cleanSourceText } from '#domain/script/facts/clean-source-text.ts';
import { shorthand } from '#domain/script/facts/data/shorthand.ts';
import { contactSigns } from '#domain/script/facts/data/unusable.ts';
import { factId } from '#domain/script/facts/fact-id.ts';
import { type FactSources, remarksOf } from '#domain/script/facts/fact-sources.ts';
import { factNames } from '#domain/script/facts/noted-facts.ts';
import type { Fact } from '#domain/script/schema.ts';
import { wished } from './evidence/cut-clause.ts';

const maxSentences = 120;
const maxLength = 700;
const minKept = 12;
/** When a home is shown is news to a buyer; every other way to reach somebody is not. */
const showingDays =
  /^(?!.*(?:\d{3}[-. ]\d{4}|@|\b(?:call|text|phone|e-?mail|contact|message|code|lock ?box|key|agents?|realtors?|brokers?|showing ?time)\b)).*\b(?:show(?:n|ings?)?|open houses?|(?:hours?|days?)['’]? notice|hrs? notice|tenant[- ]occupied|by appointment)\b/i;
/** Short forms of listings, with what they stand for; "collars incl. First 200 feet" are two sentences. */
const spelled: Record<string, string> = {
  maint: 'maintenance',
  perm: 'permanent',
  assoc: 'association',
  assmt: 'assessment',
  assmnt: 'assessment',
  elec: 'electric',
  avail: 'available',
  addl: 'additional',
  conv: 'conventional',
  bldg: 'building',
  mgmt: 'management',
  mgr: 'manager',
  equip: 'equipment',
  lic: 'license',
  reqd: 'required',
  restr: 'restrictions',
  lvl: 'level',
  pkg: 'parking',
  prkg: 'parking',
  hrs: 'hours',
  hr: 'hour',
  mos: 'months',
  abt: 'about',
  dbl: 'double',
  thruout: 'throughout',
  hwh: 'water heater',
  ins: 'insurance',
  orig: 'original',
  furn: 'furnished',
  fpl: 'fireplace',
  bal: 'balance',
  util: 'utilities',
  utils: 'utilities',
  twp: 'township',
  elem: 'Elementary',
  blks: 'blocks',
  ord: 'ordinance',
  rehabbed: 'rehabbed',
};
const short = new RegExp(
  // "Built ins" insure nothing.
  `(?<!-|\\b(?:built|plug|walk|drop|pull|roll) )\\b(${Object.keys(spelled).join('|')})\\b(\\.(?=,| (?-i:[a-z$\\d(&+])))?`,
  'gi',
);
/** "2nd fl", "5 lbs": short forms that mean something only behind a figure. */
const figured: [RegExp, string][] = [
  [/\b(\d(?:st|nd|rd|th)) fl\b\.?/gi, '$1 floor'],
  [/\b(\d+) mo\b\.?(?= (?:min|lease|max|notice|term))/gi, '$1 month'],
  [/\bsep\.? (?=gas|electric|boilers?|meters?|shower|entrance|heat|furnaces?|utilities|bath)/gi, 'separate '],
];
/** A stop that ends a short form, not a sentence: "with arch. approval", "est. $90". */
const shortForm =
  /\b([Aa]rch|[Aa]pprox|[Ii]ncl|[Ee]xcl|[Pp]rop|[Mm]in|[Mm]ax|[Ee]st|[Dd]ist|[Aa]ppt|[Ee]xt|[Ii]nt|[Rr]eq|[Ii]nsp|[Cc]ond|[Mm]o|[Yy]r|[Yy]rs|[Ww]k|[Ss]q|[Ll]bs?|[Dd]ep|[Ss]t|[Ff]l|[Aa]pt|[Tt]emp|[Ss]ep|[Ff]t|[Mm]i)\.(?= [a-z(&+])|\b([Aa]pprox|[Ee]st|[Mm]in|[Mm]ax|[Aa]vg|[Ii]ncl)\.(?= [$\d])/g;

/** The text with its short forms written out, so that none of them ends a sentence. */
const written = (text: string) =>
  figured
    .reduce((line, [sign, words]) => line.replace(sign, words), text)
    .replace(short, (_, word: string) => {
      const words = spelled[word.toLowerCase()] ?? word;
      return /^\p{Lu}/u.test(word) ? upperFirst(words) : words;
    })
    .replace(
      /\$(\d{1,3}(?:\.\d)?)k\b/gi,
      (_, thousands: string) => `$${(Number(thousands) * 1000).toLocaleString('en-US')}`,
    )
    .replace(shortForm, '$1$2');
/** "Sticker on st. Back porch is private", "collars incl. First 200 feet": there the short form ends its sentence. */
const shortEnd = /\b(st|ave|incl|fl|etc|apts?)\. (?=\p{Lu}\p{Ll})/gu;
const otherHomes =
  /^(?!(?:\w+ )?(?:photo\w*|pictures?|images?|renderings?)\b).*\b(?:comps?|comparables?|sold (?:for|last|in)|lorem|ipsum|other units?|similar)\b/i;

/**
 * The sentences of the listing's own text as they stand. A talk rewords and drops what nobody would say aloud ("Pets
 * welcome!", "No board approval", small print); whoever asks wants to know just that, in the listing's words.
 */
export function verbatimFacts(sources: FactSources): Fact[] {
  const { page, byHand } = remarksOf(sources);
  const names = factNames(sources.listing);
  const texts = [
    ['description', 'From the description', page],
    ['staff', 'From the edited description', byHand],
  ] as const;
  return texts.flatMap(([kind, label, text]) =>
    partInstructions(splitSentences(cleanSourceText(written(text)).replace(shortEnd, '$1.\n')))
      .prose.flatMap(inClauses)
      .map(withoutContact)
      .filter(isTellable)
      .slice(0, maxSentences)
      .map((excerpt) => {
        const value = tidy(calmCapitals(excerpt, names));
        const source = { kind, excerpt: excerpt.slice(0, 400) };
        return { id: factId('remark', value), field: 'remark', label, value, aliases: [], source };
      }),
  );
}

/** A whole description may be one sentence of clauses; each of them is a fact. */
const longList = 300;
const minClauses = 4;

function inClauses(sentence: string): string[] {
  const clauses = sentence.split(/;\s*(?=\S)/);
  return sentence.length > longList && clauses.length >= minClauses && !wished.test(sentence)
    ? clauses
    : [sentence];
}

/** "Tenant in place thru 8/31, 24 hr notice, no lockbox": what is said of keys and calls goes, the rest stays. */
function withoutContact(sentence: string): string {
  if (isTellable(sentence)) return sentence;
  const clauses = sentence.split(/(?<=[,;])\s+/);
  const kept = clauses.filter((clause) => isTellable(clause.replace(/[,;]$/, '')));
  return kept.length > 0 && kept.length < clauses.length && kept.join('').length >= minKept
    ? kept.join(' ').replace(/[,;]$/, '.')
    : sentence;
}

/** What a brokerage says of every home says nothing of this one. */
const smallPrint =
  /\b(?:no representation is made|subject to (?:errors|change without notice)|(?:deemed|believed) (?:to be )?(?:reliable|correct|accurate)|information\b[^.]{0,160}(?:should|must|to) be (?:independently )?verified|dimensions are approximate|exact dimensions can be obtained|information purposes only)\b/i;

function isTellable(sentence: string): boolean {
  return (
    sentence.length <= maxLength &&
    // "Elevator." is a fact, "Wow!" is none.
    (sentence.split(/\s+/).length > 1 || /^\p{L}[\p{L}-]{4,}\.?$/u.test(sentence)) &&
    (showingDays.test(sentence) || !contactSigns.some((sign) => sign.test(sentence))) &&
    !otherHomes.test(sentence) &&
    !smallPrint.test(sentence) &&
    checkText(sentence.replace(siteStudy, 'site study')).verdict === 'allow'
  );
}

/** An environmental site assessment, which the rules take for an assistance animal. */
const siteStudy = /\bphase (?:I{1,3}|[123]|one|two) ESA\b/gi;

/** Words that a listing spells out and a talk would say otherwise; quoted, they stay. */
const spelledOut = ['master bedroom', 'appliance', '19 feet wide'];
const isReworded = (sign: RegExp) => spelledOut.some((words) => words.search(sign) >= 0);

/** "Washer/dryer" stays as it is: it means both. */
const writtenOut: readonly (readonly [RegExp, string])[] = [
  [/\bappls?\b\.?/gi, 'appliances'],
  [/(\d)[- ]?ft\.? (?=island|ceilings?|dock|lot|door|deck|fence|frontage)/gi, '$1-foot '],
  ...shorthand.filter(([sign, words]) => !/ or /.test(words) && !isReworded(sign)),
];

/** "NOT incl. in sq footage", "collars incl": included, while "heat incl. water" has more to come. */
const notIncluded = /(?<=\bnot )incl\b\.?|\bincl\b\.?(?=[.,;)]|$)/gi;
/** Short words in capitals that a calm reader wouldn't shout. */
const shouted =
  /(?<=[\p{L}\d,;)%] )(?:NO|DO|ON|IN|TO|OF|OR|IS|AT|BY|IF|AN|BE|AS|UP|PER|PAY|PET|FEE|HOT|MAY|CAN|SET|DUE|OWN|END|BED|GAS|LOT|OUT|OFF|BUT|ARE|HAS|WAS|BIG|YES|YOU|ITS|ANY|DOG|CAT|CAR|OLD|DRY|WET|TOP|LOW|NOW|TAX|AGE|WALL|FREE|ONLY)(?=[\s,.;:)]|$)/gu;

/** Names that look like words once their capitals are calmed. */
const cityParts = /\b(?:upper|lower) (?:east|west) side\b/gi;

/** Shorthand written out, and slips of the keyboard put right: "terraces(532 sqft)", "Washer& dryer", "$40,000.;". */
function tidy(sentence: string): string {
  return writtenOut
    .reduce(
      (text, [sign, words]) => text.replace(sign, words),
      ` ${sentence.replace(notIncluded, 'included')} `,
    )
    .replace(shouted, (word) => word.toLowerCase())
    .replace(/(\d)\s?\/\s?(year|month|quarter|week)\b/gi, '$1 a $2')
    .replace(siteStudy, 'environmental site assessment')
    .replace(/(\p{L})\(/gu, '$1 (')
    .replace(/(\p{Ll})& ?/gu, '$1 & ')
    .replace(/\bsquare feet[- ]square[- ]f(?:oo|ee)t\b/gi, 'square-foot')
    .replace(/(?<=\b(?:19|20)\d\d)-(?=\p{Ll}{3})/gu, ' - ')
    .replace(/(?<=\p{L}{3});(?=\p{L}{3})/gu, '; ')
    .replace(cityParts, (name) => name.toLowerCase().replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase()))
    .replace(/\.;/g, ';')
    .replace(/\s+([.,;])(?!\d)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[,;]\.?$/, '.');
}
