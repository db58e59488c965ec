import { numberValues } from '#domain/english/number-words.ts';
import { statedNumbers } from '#domain/script/facts/stated-numbers.ts';
import type { Fact } from '#domain/script/schema.ts';
import type { AskedHome } from './asked-home.ts';

export type Figure = 'beds' | 'baths' | 'sqft' | 'yearBuilt';
/** What the description says of the whole home, in its words. */
export type Described = {
  value: number;
  quote: string;
  fact: Fact;
  /** Says only that one more is possible. */
  isOfMore?: boolean;
};

const built =
  /\b(?:(?:re)?built|constructed|erected|completed)(?: \p{L}[^;,()\d]{0,50}?)? (?:in|circa) (1[789]\d\d|20[0-2]\d)\b/giu;
/** "This 1868 Italianate house": the year of a home that is called by it, not of works on it, nor so many square feet. */
const ofYear =
  /\b(?:this|an?|our|the)(?: (?:[\w-]+,? ){0,2}?(?:circa )?)(1[789]\d\d|20[0-2]\d)(?! ?sq| ?sf\b)(?: (?!square|sq|sf\b|and\b|in\b|with\b)(?![\w-]*(?:renov|remodel|updat|restor|rebuil|rehab|convers))[\w-]+,?){0,4}? (?:home|house|townho(?:use|me)|row ?house|brownstone|greystone|mansion|residence|cottage|bungalow|building|farmhouse)\b/giu;
const otherBuilt =
  /\b(?:garage|shed|barn|addition|deck|pool|kitchen|bath\w*|suite|adu|house next|shop|roof|wing|guest house|coach house|carriage house|rebuilt)\b[^.;]{0,40}$/i;
const area =
  /\b(\d{1,2},?\d{3})[- ]?(?:sq\.? ?ft\.?|sqft|square[- ](?:feet|foot))(?:[- ]square[- ]foot)?,?(?: (?!coach\b|guest\b|carriage\b|lot\b|of\b)[\w+/.'-]+,?){0,7}? (?:home|residence|(?<!coach |guest |carriage )house|condo(?:minium)?|unit|apartment|loft|town(?:house|home))\b/gi;

const living =
  /\b(?:living (?:area|space) of|spanning|totaling)(?: approximately| about| over| nearly)? (\d{1,2},?\d{3}) ?(?:sq\.? ?ft\.?|sqft|sf|square feet)\b/gi;
const count = '\\d|one|two|three|four|five|six|seven|eight|nine';
/** "3 bedrooms and 2 baths", "three bedrooms, two and a half baths" */
const bedsAndBaths = new RegExp(
  `\\b(${count})[- ]bed(?:room)?s?,? (?:and |& )?(${count}|\\d\\.\\d)( and (?:a|one)[- ]half)?[- ](?:full )?bath(?:room)?s?\\b`,
  'gi',
);
/** "A fourth bedroom can easily be added": so far there are three. */
const addable =
  /\b(?:an? |the )?(second|third|fourth|fifth|2nd|3rd|4th|5th) bed ?room (?:can|could|may|might)(?: \w+)? be (?:\w+ )?(?:added|created|built|made|carved|restored)\b[^.;,(]*|\b(?:add|create|potential for|possible|possibility of|option (?:for|to add)|convert\w*(?: \w+){0,4} (?:in)?to)(?: an?)? (second|third|fourth|fifth|2nd|3rd|4th|5th) bed ?room\b/gi;
/** "A one-bedroom home": the word by itself is hardly ever a number, so it needs the home behind it. */
const oneBedroom =
  /\b(?:an?|this|our)(?: (?!guest|rental|potential|possible|flexible|legal|separate|detached)[\w-]+,?){0,4} one[- ]bed(?:room)?(?:,? (?:and )?\w+[- ]bath(?:room)?)?,? (?:home|residence|apartment|condo(?:minium)?|co-op|loft|haven|retreat)\b/gi;
export const ofOtherHome =
  /\b(?:guest|rentals?|in-law|adu|income|conver\w+|combin\w+|each|units|garden|lower|tenants?|above|below|downstairs|upstairs|adjacent|next door|from an?|into an?)\b/i;
/** "Now laid out as a three-bedroom": what a home is now, whatever it was planned as. */
const asItIs =
  /\b(?:currently|now|presently) (?:configured|laid out|set up|used|arranged|designed) as an? (?:[\w-]+ )?(\d|one|two|three|four|five|six)[- ]bed(?:room)?s?\b/gi;
const figures = ['one', 'two', 'three', 'four', 'five', 'six'];
const ordinals = ['second', 'third', 'fourth', 'fifth'];
/** Of a part of the building, not of all. */
const ofPart = /\b(?:unit|apartment|duplex|floor|level|upstairs|downstairs|upper|lower|rental|suite|each)\b/i;

/** "Sunny alcove studio": the home itself, no place to dance or paint, and none of several. */
const studio =
  /(?<!\b(?:art|artist|artist's|yoga|music|recording|dance|design|fitness|pilates|photo|guest|garden|backyard|detached|home|film) )\bstudio(?: apartment| home| residence| co-op| condo| unit| loft)?\b(?![- ](?:spaces?|prices?|city|style|office|above|over)\b)/gi;

/** What the description says of a figure that the listing has a column for, where the two differ. */
export function describedOtherwise(
  { statements, home, sheet }: AskedHome,
  field: Figure,
): Described | undefined {
  const own = sheet.facts.find((fact) => fact.field === field);
  const listed = Number(/\d[\d,]*(?:\.\d+)?/.exec(own?.value ?? '')?.[0].replaceAll(',', ''));
  if (Number.isNaN(listed)) return undefined;
  const isManifold = home.kind === 'multi-family';
  const isHouse = /^(?:house|townhouse)$/.test(home.kind);
  const split = Number.parseInt(sheet.facts.find((fact) => fact.field === 'bathSplit')?.value ?? '', 10);
  const told = statements
    .filter(({ fact }) => fact.field === 'remark' && !(isManifold && ofPart.test(fact.value)))
    .flatMap(({ fact }) => figuresIn(fact, field))
    // The bedroom of a house's rental apartment is no count of the house's.
    .filter(({ quote, fact }) => !(isHouse && field !== 'yearBuilt' && isOfUnit(fact.value, quote)))
    // "Four bathrooms, three powder rooms": the halves are counted apart.
    .filter(({ value, quote, fact }) => !(field === 'baths' && isOfFull(fact.value, quote, value, split)))
    .filter(({ value }) => value > 0 || listed === 1)
    // A fifth that could be added to four is no contradiction.
    .filter(({ value, isOfMore }) => !isOfMore || value === listed - 1)
    // When a home was "originally" built is just what a year built tells.
    .filter(({ quote, fact, isOfMore }) => isOfMore || field === 'yearBuilt' || !isNotNow(fact.value, quote));
  return told.some(({ value }) => isNear(value, listed, field))
    ? undefined
    : told.find(({ value }) => !isNear(value, listed, field));
}

const isOfUnit = (text: string, quote: string) =>
  /^(?:[^.;]|\.\d){0,40}\b(?:apartment|unit|suite|flat|cottage|casita|adu|in-law|guest house|rental|duplex)\b/i.test(
    text.slice(text.indexOf(quote) + quote.length),
  ) ||
  /\b(?:apartment|unit|suite|flat|cottage|casita|adu|in-law|guest house|rental)\b[^.;,]{0,30}$/i.test(
    text.slice(0, Math.max(0, text.indexOf(quote))),
  );

const isOfFull = (text: string, quote: string, value: number, full: number) =>
  (value === full &&
    /^,? (?:and |plus |& )?(?:\w+ )?(?:powder|half)[ -]/i.test(
      text.slice(text.indexOf(quote) + quote.length),
    )) ||
  // "2-and-a-half bath": what stands before it belongs to the number.
  /\band[- ]a[- ]half\b/i.test(quote);

/** "Once planned as a bright four-bedroom": what it was, or may be again, isn't what it is. */
const isNotNow = (text: string, quote: string) =>
  /\b(?:originally|formerly|previously|once|planned|used to be|convert\w*(?: \w+){0,3} (?:in)?to|back (?:in)?to)\b[^.;,]{0,24}$/i.test(
    text.slice(0, Math.max(0, text.indexOf(quote))),
  );

/** A rounded area is the same area. */
const isNear = (value: number, listed: number, field: Figure) =>
  field === 'sqft'
    ? Math.abs(value - listed) <= listed * 0.02
    : value === listed || (field === 'baths' && withHalves(value) === listed);

/** "2.1 bath" is how brokers write two full ones and a half. */
function withHalves(value: number): number {
  const halves = Math.round((value % 1) * 10);
  return halves > 0 && halves < 5 ? Math.floor(value) + halves / 2 : value;
}

function figuresIn(fact: Fact, field: Figure): Described[] {
  const text = fact.value;
  if (field === 'yearBuilt' || field === 'sqft')
    return [
      ...text.matchAll(field === 'sqft' ? area : built),
      ...text.matchAll(field === 'sqft' ? living : ofYear),
    ]
      .filter(({ index }) => field === 'sqft' || !otherBuilt.test(text.slice(0, index)))
      .map(([quote, value = '']) => ({ value: Number(value.replace(',', '')), quote, fact }));
  const pairs = ofPart.test(text) ? [] : [...text.matchAll(bedsAndBaths)];
  const paired = pairs
    .filter(([, beds = '']) => /\d/.test(beds) || !ofOtherHome.test(text))
    .map(([quote, beds = '', baths = '', half]) => ({
      value: field === 'beds' ? numberOf(beds) : numberOf(baths) + (half ? 0.5 : 0),
      quote,
      fact,
    }));
  const short =
    field === 'beds' && !ofPart.test(text) ? [...text.matchAll(/\b(\d)[- ]bed(?:room)?\b(?! suite)/gi)] : [];
  const stated = [
    ...short.map(([quote, value]) => ({ field, value: Number(value), text: quote })),
    ...statedNumbers(text),
  ]
    .filter((stated) => stated.field === field && text.includes(stated.text))
    .map(({ value, text: quote }) => ({ value, quote, fact }));
  const studios = [...text.matchAll(studio)].map(([quote]) => ({ value: 0, quote, fact }));
  const ones = ofOtherHome.test(text)
    ? []
    : [...text.matchAll(oneBedroom)].map(([quote]) => ({ value: 1, quote, fact }));
  const now = [...text.matchAll(asItIs)].map(([quote, figure = '']) => ({
    value: figures.indexOf(figure.toLowerCase()) + 1 || Number(figure),
    quote,
    fact,
  }));
  return field === 'beds' ? [...now, ...stated, ...paired, ...ones, ...studios, ...stillToAdd(fact)] : stated;
}

const numberOf = (word: string) => numberValues.get(word.toLowerCase()) ?? Number(word);

function stillToAdd(fact: Fact): Described[] {
  return [...fact.value.matchAll(addable)].map(([quote, one, other]) => {
    const which = (one ?? other ?? '').toLowerCase();
    const value = ordinals.indexOf(which) + 1 || Number.parseInt(which, 10) - 1;
    return { value, quote: quote.trim(), fact, isOfMore: true };
  });
}
