import { numberValues } from '#domain/english/number-words.ts';
import { upperFirst } from '#domain/english/upper-first.ts';
import { withArticle } from '#domain/english/with-article.ts';
import type { Fact } from '#domain/script/schema.ts';
import type { AskedHome } from '../evidence/asked-home.ts';
import { type Described, describedOtherwise, type Figure } from '../evidence/described-otherwise.ts';
import { computedFact, type Draft } from './draft.ts';

const factOf = ({ sheet }: AskedHome, field: string) => sheet.facts.find((fact) => fact.field === field);

/** The figure of a column; where the description says another, both. */
function answerFigure(home: AskedHome, field: Figure, listed: string, plain: string, facts: Fact[]): Draft {
  const told = describedOtherwise(home, field);
  if (!told) return { text: plain, facts };
  return {
    text: `The listing gives ${listed}, but its description says “${wordsOf(told)}.” Please check with the agent which is right.`,
    facts: [...facts, told.fact],
  };
}

const maxQuoted = 160;

/** What explains the other figure is told with it: "a two-bed with a den or guest room". */
function wordsOf({ quote, fact }: Described): string {
  const rest = fact.value.slice(fact.value.indexOf(quote) + quote.length);
  const isExplained =
    fact.value.length <= maxQuoted &&
    /\b(?:den|office|flex|bonus|study|guest room|loft|convert\w*)\b/i.test(rest);
  return isExplained ? fact.value.replace(/[.!]+$/, '') : quote;
}

export function answerBeds(home: AskedHome): Draft | undefined {
  const beds = factOf(home, 'beds');
  if (!beds) return undefined;
  const plain = beds.value === 'studio' ? 'It’s a studio.' : `It has ${beds.value}.`;
  return answerFigure(home, 'beds', beds.value, plain, [beds]);
}

export function answerBaths(home: AskedHome): Draft | undefined {
  const [baths, split] = [factOf(home, 'baths'), factOf(home, 'bathSplit')];
  if (!baths) return undefined;
  if (!split) return answerFigure(home, 'baths', baths.value, `It has ${baths.value}.`, [baths]);
  // Two half baths make one in the listing's count, and would be counted wrong: 5 and 2 aren't 6.
  const plain = split.value.endsWith('half baths')
    ? `It has ${split.value}, listed as ${baths.value}.`
    : `It has ${baths.value}: ${split.value}.`;
  return answerFigure(home, 'baths', `${baths.value} (${split.value})`, plain, [baths, split]);
}

export function answerArea(home: AskedHome): Draft | undefined {
  const area = factOf(home, 'sqft');
  return (
    area &&
    answerFigure(home, 'sqft', `a living area of ${area.value}`, `The living area is ${area.value}.`, [area])
  );
}

export function answerAge(home: AskedHome, question: string, today: string): Draft | undefined {
  const built = factOf(home, 'yearBuilt');
  if (!built) return undefined;
  const years = Number(today.slice(0, 4)) - Number(built.value);
  const plain = `It was built in ${built.value}.`;
  const draft = answerFigure(home, 'yearBuilt', `${built.value} as the year built`, plain, [built]);
  if (years < 1 || !/\bold|\bage\b/.test(question) || draft.text !== plain) return draft;
  const said = `${years} ${years === 1 ? 'year' : 'years'} old`;
  return {
    text: `It was built in ${built.value}, so it’s about ${said}.`,
    facts: [built],
    computed: [computedFact('age', 'Age', said, [built])],
  };
}

/** "3 bed 2 bath, right?" */
export function answerConfirmation(home: AskedHome, question: string): Draft | undefined {
  const asked = [
    [
      'beds',
      /\b(\d+|one|two|three|four|five|six|seven|eight)[- ]?(?:bed(?:room)?s?|brs?|bds?|bdrms?)\b/,
      answerBeds,
    ],
    [
      'baths',
      /\b(\d+(?:\.\d+)?|one|two|three|four|five|six|seven|eight)[- ]?(?:full |complete )?(?:bath(?:room)?s?|ba)\b/,
      answerBaths,
    ],
  ] as const;
  const named = asked.flatMap(([field, sign, answer]) => {
    const figure = sign.exec(question)?.[1];
    return figure === undefined
      ? []
      : [{ field, figure: numberValues.get(figure) ?? Number(figure), answer }];
  });
  const rest = asked.reduce((text, [, sign]) => text.replace(sign, ''), question);
  const isOnlyThat =
    /^(?:so |and )?(?:is |are |was |does |has |have |got |it'?s? |this |that |there |really |still |only |just |the |an? |with |and |has )*(?:home|house|condo|place|unit|apartment)?[,\s/&-]*(?:and )?(?:only|total|in total)? *(?:right|correct|yes|true)?\W*$/;
  if (named.length === 0 || !isOnlyThat.test(`${rest.replace(/\s+/g, ' ').trim()} `)) return undefined;
  const drafts = named.map(({ answer }) => answer(home));
  const facts = drafts.flatMap((draft) => draft?.facts ?? []);
  if (drafts.some((draft) => draft === undefined)) return undefined;
  if (drafts.some((draft) => !draft?.text.startsWith('It')))
    return { text: drafts.map((draft) => draft?.text).join(' '), facts };
  const isOfFull = /\b(?:full|complete) ba/.test(question);
  const listedOf = (field: string) =>
    (isOfFull && field === 'baths' && factOf(home, 'bathSplit')?.value) || factOf(home, field)?.value || '';
  const isRight = named.every(({ field, figure }) => {
    const value = listedOf(field);
    return value === 'studio' ? figure === 0 : Number.parseFloat(value) === figure;
  });
  const told = named.map(({ field }) => listedOf(field).replace(/^studio$/, 'a studio')).join(' and ');
  // A column that doesn't say which of its baths are full neither confirms nor denies so few.
  const isOpen =
    isOfFull &&
    !factOf(home, 'bathSplit') &&
    named.every(({ field, figure }) => field !== 'baths' || Number.parseFloat(listedOf(field)) >= figure);
  return { text: `${isOpen ? '' : isRight ? 'Yes. ' : 'No. '}It has ${told}.`, facts };
}

const kinds: [kind: string, sign: RegExp][] = [
  [
    'co-op',
    /(?<![,\d-])\b(?:(?:an?|the) )?(?:(?!by |with |of |in |for |from |the |square |feet |foot )[\w-]+ ){0,3}(?:co-?op|cooperative)\b(?! (?:board|fee|city))/i,
  ],
  [
    'condo',
    /(?<![,\d-])\b(?:an? )?(?:(?!by |with |of |in |for |from |the |square |feet |foot )[\w-]+ ){0,3}condo(?:minium)?\b(?! (?:fee|board|association))/i,
  ],
];

const findRemark = ({ sheet }: AskedHome, word: string) =>
  sheet.facts.find(({ field, value }) => field === 'remark' && new RegExp(`\\b${word}\\b`, 'i').test(value));

/** What kind of home it is; where the description calls it by another kind of ownership, both. */
export function answerKind(home: AskedHome, question: string): Draft | undefined {
  const type = factOf(home, 'type');
  const asked =
    /\b(?:lofts?|penthouse|brownstone|duplex|triplex|bungalow|cottage|cabin|studio|townho(?:me|use)|row ?house|ranch)\b/.exec(
      question,
    )?.[0];
  const named = asked && !type?.value.includes(asked) ? findRemark(home, asked) : undefined;
  if (type && named)
    return {
      text: `The listing gives the kind of home as ${type.value}. It also says: “${named.value.replace(/\.$/, '')}.”`,
      facts: [type, named],
    };
  const isUnit = type && kinds.some(([kind]) => type.value.includes(kind));
  const others = isUnit ? kinds.filter(([kind]) => !type.value.includes(kind)) : type ? [] : kinds;
  const told = others
    .flatMap(([, sign]) => home.statements.map(({ fact }) => ({ fact, quote: sign.exec(fact.value)?.[0] })))
    .find(({ fact, quote }) => fact.field === 'remark' && quote !== undefined);
  const quote = told?.quote?.trim();
  if (!type)
    return told && /\b(?:co-?op|condo)/.test(question)
      ? { text: `The listing mentions “${quote}.”`, facts: [told.fact] }
      : undefined;
  if (!told) return { text: `It’s ${withArticle(type.value)}.`, facts: [type] };
  return {
    text: `The listing gives the kind of home as ${type.value}, but its description calls it “${quote}.” Please check with the agent which is right.`,
    facts: [type, told.fact],
  };
}

const ordinal =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|\\d+(?:st|nd|rd|th)|top|ground)';
const ownFloor = new RegExp(
  `\\b(${ordinal})[- ]floor,? (?:(?:[\\w-]+ )?(?:unit|apartment|condo|home|residence|co-op|loft|penthouse|studio|walk-?up|tier|line|vantage point|retreat|perch|setting)|(?:one|two|three|four|\\d)[- ]?b(?:e?d|r)|\\w\\W{0,2}(?:tier|line)|corner)|\\b(?:unit|apartment|residence|home|condo|studio|loft|penthouse|co-op|perched|situated|located|high|(?:luxury|city|downtown|urban|high-rise) living)\\b(?: [\\w']+){0,3}? on the (${ordinal})[- ]floor|\\bown the (?:high )?(${ordinal})[- ]floor|\\b(${ordinal})[- ]floor of (?:\\d|the|this|an?|six|eight)\\b|\\bthe (${ordinal})[- ]floor (?:at [^.;,]{3,30} )?is an?\\b|\\b(?:located|situated|perched|set|poised|nestled|tucked)(?: [\\w-]+){0,2} (?:on|atop) the (${ordinal})[- ]floor|\\b(?:spans?|spanning|occup(?:ies|ying)|encompass(?:es|ing)|takes up)(?: the)? (?:entire|whole|full) (${ordinal})[- ]floor`,
  'i',
);

/** "Both towers have shops on the first floor" tells where the stores are. */
const notHome =
  /\b(?:stores?|shops?|retail|restaurants?|laundry|gym|lobby|bed ?rooms?|rooms?|deck|lounge|storage|offices?|amenities)\b[^.;,]{0,30}$/i;

/** Which floor of its building a unit is on; a house has no such floor. */
export function answerFloor(home: AskedHome, question: string): Draft | undefined {
  if (!['condo', 'co-op', 'home'].includes(home.home.kind)) return undefined;
  for (const { fact, scope } of home.statements.filter((one) => one.fact.field === 'remark')) {
    const found = ownFloor.exec(fact.value);
    if (!found || notHome.test(fact.value.slice(0, found.index))) continue;
    const floor = (
      found[1] ??
      found[2] ??
      found[3] ??
      found[4] ??
      found[5] ??
      found[6] ??
      found[7] ??
      ''
    ).toLowerCase();
    const asked = /\b(top|ground|first|1st)\b[- ]floor/.exec(question)?.[1]?.replace('1st', 'first');
    const lead = asked === floor ? 'Yes. ' : '';
    // A sentence that goes on about the area has limits of its own, so its words are quoted.
    const said =
      scope === 'home'
        ? `The listing says it’s on the ${floor} floor.`
        : `The listing mentions “${found[0]}.”`;
    return { text: `${lead}${said}`, facts: [fact] };
  }
  return undefined;
}

const areaName =
  /\b((?:the )?\p{Lu}[\p{L}'’.-]+(?: (?:\p{Lu}[\p{L}'’.-]+|of|the)){0,3}) (?:neighbou?rhood|district|subdivision|community)\b/u;
/** "Located in the heart of Ashgrove": a name behind a verb of place. */
const areaOf =
  /(?:\b(?:[Ll]ocated|[Ss]ituated|[Nn]estled|[Ss]et|[Tt]ucked(?: away)?) (?:right )?in (?:the (?:very |vibrant )?heart of )?|\bin the (?:very |vibrant )?heart of )(?:\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+){0,2}['’]s )?(?:(?!the\b|an?\b|one\b)[\p{Ll}-]+,? ){0,3}?(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2})(?=[ ,.;]|$)/u;
/** Where a stop is missing, the next sentence begins behind the name: "in Ashgrove Built for comfort". */
const nextSentence =
  / (?:Built|This|The|With|Step|Enjoy|Featuring|Offering|Just|Close|Welcome|Near|Only|Located|Move|Large|Beautiful|New|Home|Condo|Unit|Apartment)\b.*$/;
const onlyNear =
  /\b(?:near\w*|steps?|minutes?|close|blocks?|walk\w*|access|from|to|adjacent|between|edge)\b[^.;,]{0,40}$/i;

/** The neighborhood of the column, or the one the listing puts the home in. */
export function answerNeighborhood(home: AskedHome): Draft | undefined {
  const { statements } = home;
  const known = factOf(home, 'neighborhood');
  if (known) return { text: `The listing names the neighborhood as ${known.value}.`, facts: [known] };
  for (const { fact } of statements.filter((one) => one.fact.field === 'remark')) {
    const found = areaName.exec(fact.value);
    const name = found?.[1]?.replace(/^(?:The|This|A) /, '').replace(/^.*['’]s /, '');
    if (found && name && !onlyNear.test(fact.value.slice(0, found.index)))
      return { text: `The listing puts it in ${upperFirst(name)}.`, facts: [fact] };
  }
  const places = ['city', 'state', 'county'].map((field) => factOf(home, field)?.value);
  for (const { fact } of statements.filter(({ isProse, scope }) => isProse && scope !== 'imagined')) {
    const name = areaOf
      .exec(fact.value)?.[1]
      ?.replace(/['’]s$/, '')
      .replace(nextSentence, '');
    if (name && !places.includes(name)) return { text: `The listing puts it in ${name}.`, facts: [fact] };
  }
  return undefined;
}
