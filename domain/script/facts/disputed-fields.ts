import { splitSentences } from '../../english/sentences/rules.ts';
import type { Fact } from '../schema.ts';

const numbers: Record<string, number> = {
  studio: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};
/** Counts of the whole home only: "3 bedrooms in the main house" and "two bedrooms overlook the yard" don't count. */
export const bedrooms =
  /\b(one|two|three|four|five|six|[1-6])(?:-bed(?:room)?s?\b|[- ]bed(?:room)?s?(?=\s*[,/&+]|\s+(?:and\s+)?(?:\d|one|two|three|four)[\d. ]*(?:full )?bath|\s+(?:apartment|home|house|condo|co-?op|residence|unit|townho)))(?![^.;]{0,50}\b(?:main house|level|upstairs|downstairs|each|(?:first|second|third|upper|lower|main|top) floor)\b)/gi;
const bedroomRange =
  /\b(one|two|three|four|five|[1-5]) (?:to|or) (?:two|three|four|five|six|[2-6])[- ]bed(?:room)?s?\b/gi;
const count = '(one|two|three|four|five|six|[1-6])';
/** The agent's own count for the home being sold, wherever it is. */
export const ownBedrooms = [
  new RegExp(
    `\\b(?:this|an?|your) (?:[\\p{L}’'-]+,? ){0,4}?${count}[- ]bed(?:room)?s?,? (?:[^\\s.;]+[- ]bath(?:room)?s?,? )?(?:home|apartment|condo|co-?op|residence)\\b`,
    'giu',
  ),
  new RegExp(
    `\\b(?:living|residence|home|apartment|condo|dwelling)\\b[^.;]{0,50}?\\b(?:has|with|offers?|offering|encompasses|features) ${count} bedrooms,`,
    'giu',
  ),
];
/** Another home in the same sentence, or one that could be created. */
export const otherHome =
  /\b(?:units?|rentals?|apartments|guest|coach|carriage|in-law|tenants?|income|could|convert\w*|potential|create|combin\w+|floor (?:has|features|includes|hosts)|(?:second|third|fourth|fifth)[- ]floor)\b/i;
export const built =
  /\b(?:built (?:in|circa)|circa|dating (?:to|from|back to)|constructed in|erected in|dates (?:to|from|back to)|completed in)\s+(1[789]\d\d|20[0-2]\d)\b/gi;
/** "Commissioned by Ida Marsh in 1856", "Designed in 1888" */
export const ordered =
  /\b(?:(?:commissioned|designed|built|erected|constructed) (?:by|for) [^.,;]{3,60}?|commissioned|designed) in (1[789]\d\d)\b/gi;
/** "An 1890 brownstone" */
export const dated =
  /\b(1[789]\d\d|20[0-2]\d),? (?:[\p{L}-]+ )?(?:brownstone|townhouse|building|cooperative|row ?house|gr[ae]ystone|mansion|bungalow)\b/giu;

/** The size of the home itself, not of its terrace, its lot or the coach house behind it. */
export const size =
  /(?<!\b(?:over|more than|terraces?|exterior|outdoor|lot|deck|garden|additional|another|plus|of)\b[^.;,]{0,24})\b(\d{1,2},?\d{3}) ?(?:sq\.?(?:uare)?[- ]?(?:ft|feet|foot)\b\.?|square[- ](?:feet|foot)\b|SF\b)(?![- ]*(?:of )?(?:\w+ )?(?:coach|guest|carriage|terrace|lot|deck|roof|outdoor|exterior|garden|patio|yard|land|commercial|retail)\b)(?=(?:[^.;!]|\.\d){0,70}\b(?:home|house|residence|condo|condominium|apartment|townhouse|townhome|loft|duplex|triplex|penthouse|unit|co-op|brownstone|interior|living)\b)/gi;
const lotSides =
  /\b(\d{2,3})(?:['’]|\s?ft\.?|\s?feet)? ?(?:x|by) ?(\d{2,3})(?:['’]|\s?ft\.?|[- ]foot)? (?:[\w-]+ ){0,2}lot\b/gi;
/** "The half bath was removed": the page still counts it. What is gone from inside it is another thing. */
const lostBath =
  /(?<!\b(?:in|of|from|to|off) (?:the )?)\b(?:half[- ]|powder |second |guest )(?:bath(?:room)?|room)(?: \([^)]*\))? (?:was|were|has been|had been) (?:removed|taken out|converted|turned into)\b|\bformer (?:half[- ]bath|powder room|bathroom)\b/i;
const numberIn = (text = '') => Number(text.replaceAll(',', ''));
/** Two measurements of a home are never quite the same. */
export const isNear = (one: number, other: number) => Math.abs(one - other) <= other * 0.1;

/**
 * Fields of the page that the description contradicts. Nobody knows which is right, so neither is told as a fact
 * (`read-disputes.ts` has what can be said of both); but what the customer stated counts. A year counts wherever it stands; the rooms of other units are left out of `text`.
 */
export function disputedFields(facts: readonly Fact[], text: string, wholeText: string): ReadonlySet<string> {
  const disputed = new Set<string>();
  const numberOf = (field: string) =>
    numberIn(
      /[\d,]+/.exec(
        facts.find((fact) => fact.field === field && fact.source.kind !== 'order')?.value ?? '',
      )?.[0],
    );
  const beds = numberOf('beds');
  const isBuilding = /multi/i.test(facts.find(({ field }) => field === 'type')?.value ?? '');
  const countOf = (word = '') => numbers[word.toLowerCase()] ?? Number(word);
  const said = [
    ...[...text.matchAll(bedrooms)].map(([, count]) => countOf(count)),
    // "Four to five bedrooms" includes four.
    ...[...text.matchAll(bedroomRange)].map(([, count]) => countOf(count)),
    ...(isBuilding ? [] : ownCounts(wholeText).map(countOf)),
  ];
  if (beds > 0 && said.length > 0 && !said.includes(beds)) disputed.add('beds');
  const year = numberOf('yearBuilt');
  const years = [built, ordered, dated].flatMap((sign) =>
    [...`${text} ${wholeText}`.matchAll(sign)].map(([, found]) => Number(found)),
  );
  if (year > 0 && years.length > 0 && !years.includes(year)) disputed.add('yearBuilt');
  const whole = `${text} ${wholeText}`;
  const sizes = [...whole.matchAll(size)].map(([, found]) => numberIn(found));
  const lots = [...whole.matchAll(lotSides)].map(([, one, other]) => Number(one) * Number(other));
  for (const [field, stated] of [
    ['sqft', sizes],
    ['lot', lots],
  ] as const) {
    const given = numberOf(field);
    if (given > 0 && stated.length > 0 && !stated.some((one) => isNear(one, given))) disputed.add(field);
  }
  // It doesn't say how many are left.
  if (numberOf('baths') > 0 && lostBath.test(whole))
    for (const field of ['baths', 'bathSplit']) disputed.add(field);
  return disputed;
}

/** "Six bedrooms (convertible to eight)" means six. */
export const withoutAsides = (text: string) => text.replace(/ ?\([^)]*\)/g, '');

const ownCounts = (text: string) =>
  splitSentences(withoutAsides(text))
    .filter((sentence) => !otherHome.test(sentence))
    .flatMap((sentence) =>
      ownBedrooms.flatMap((sign) => [...sentence.matchAll(sign)].map(([, found = '']) => found)),
    );
