import { concepts } from '../concept.ts';
import type { Aspect } from '../question/read-aspect.ts';
import type { Span } from './bind-word.ts';

const number =
  '(?:\\d[\\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|half|a|few|several)';
const dated =
  /\b(?:1[789]|20)\d\d(?:s|\b)|\b(?:brand[- ])?new(?:er|ly)?\b|\boriginal\b|\b(?:replaced|updated|renovated|remodeled|redone|upgraded|refinished|installed|rebuilt|recoated|re-sided)\b|\blast (?:\w+ )?years?\b|\b\w+ years? (?:old|ago)\b/i;
const inYear =
  /\b(?:1[789]|20)\d\d(?:s|\b)|\b(?:last|this) (?:year|spring|summer|fall|winter|month)\b|\b\w+ (?:years?|months?) (?:old|ago)\b|\blast (?:\w+ )?years?\b/i;
/** "a new furnace and air conditioning (2025)" */
const sharedYear = /^ (?:and|&) (?:[\p{L}-]+ ){1,3}(?:\(|in |from )(?:19|20)\d\d\b/u;
const measured = new RegExp(
  `${number}[- +]*(?:square |linear )?(?:feet|foot|ft|sq ?\\.? ?ft|sqft|sf|inch(?:es)?|acres?|gallons?|yards?|cars?|bays?|spaces?|by|x|'|tier)|\\d[\\d,.]* ?(?:by|x) ?\\d|seats? \\w+|table for|\\b(?:king|queen)[- ]size`,
  'i',
);
const far = new RegExp(
  `${number}[- ](?:\\w+ )?(?:minutes?|miles?|blocks?|hours?|feet|steps?|houses?)|\\b(?:steps|moments|minutes|blocks|around the corner|across the street|next door|walking distance|short (?:walk|drive)|within)\\b`,
  'i',
);
const placed =
  /\b(?:floor|level|upstairs|downstairs|off the|in the|in back|behind|under the|next to|beside|basement|hall|entry|end|side|above|below|by the|along|closet)\b/i;
const conveyed =
  /\b(?:stays?|staying|convey(?:s|ed)?|leaving|remain(?:s|ing)?|deeded|part of the sale)\b|\b(?:is|are|all|be) included\b|\bincluded (?:in|with)\b|\bincluded[.!]?$|\bcomes? with\b/i;
const onDay =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.? \d|\b(?:january|february|march|april|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|immediate(?:ly)?)\b|\b20\d\d\b|\d ?[ap]\.?m\b/i;
const openHours =
  /\b(?:24[- ]?hours?|24 ?\/ ?7|part[- ]time|full[- ]time|\d{1,2} ?[ap]\.?m\b|midnight|overnight|round[- ]the[- ]clock)\b/i;

/** Whether a statement tells what a question wants to know about the thing at `span`. */
export function fitsAspect(text: string, span: Span, aspect: Aspect, name = ''): boolean {
  switch (aspect) {
    case 'year':
      return inYear.test(segmentOf(text, span)) || sharedYear.test(text.slice(span.to));
    case 'age':
      return dated.test(segmentOf(text, span));
    case 'size':
      return measured.test(segmentOf(text, span));
    case 'count':
      return isCounted(text, span);
    case 'cost':
      return /\$\d|\bfree\b|\bno (?:charge|cost)\b/i.test(segmentOf(text, span));
    case 'distance':
      return far.test(text);
    case 'place':
      return placed.test(text);
    case 'when':
      return onDay.test(text);
    case 'hours':
      return openHours.test(segmentOf(text, span));
    case 'purpose':
      return /^(?:[^.;,]|[.,]\d){0,60}\bfor (?!purchase|sale|rent\b|lease|an? (?:additional|extra)|additional|extra|the home|sure)\w+/i.test(
        text.slice(span.to),
      );
    case 'maker':
      return /^[^.;,]{0,24}\b(?:by|for)\b[^.;,]{0,30}\b\p{Lu}\p{Ll}+/u.test(text.slice(span.to));
    case 'inclusion':
      return conveyed.test(text);
    case 'kind':
      return isOtherName(text, span, name) || isDescribed(text, span);
    default:
      return true;
  }
}

/** Whether a number counts the things at `span`: "four total fireplaces", "all eight of the home's windows", "10-story". */
function isCounted(text: string, span: Span): boolean {
  const lead = /(?:[^\s,;:.]+[\s-]+){0,5}$/.exec(text.slice(0, span.from))?.[0] ?? '';
  const figures =
    '(?:\\d{1,3}(?!\\d|[,.]\\d|[- ]?(?:foot|feet|ft|inch|minute|mile|year|hour|percent|%|square|sq|degree))|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|both|dual|double)';
  return (
    new RegExp(
      `\\b${figures}(?:[- ]+(?!and\\b|with\\b|in\\b|on\\b|of\\b(?! the))[\\w'’/]+){0,4}[- ]+$`,
      'i',
    ).test(lead) || new RegExp(`^${figures}\\b`, 'i').test(text.slice(span.from, span.to))
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

const separator = /,\s+(?:and\s+)?|;\s*|\s-{1,2}\s|\s+and\s+|\.\s+/g;

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
  start = withParticiple(text, start);
  const behind = cuts.filter(({ index }) => index >= to - 1);
  // A list goes on behind a comma, not behind a dash or a stop.
  const last = behind.find(([sign]) => /[-;.]/.test(sign))?.index ?? text.length;
  const ends = [...behind.map(({ index }) => index).filter((index) => index < last), last];
  for (const end of ends) {
    const part = text.slice(start, end);
    if (dated.test(part) || part.trim().split(/\s+/).length > maxBareWords(part, end - to)) return part;
  }
  return text.slice(start, last);
}

/** "Freshly renovated, windowed kitchen": what was done stands before a comma, with no thing of its own. */
function withParticiple(text: string, start: number): number {
  const before =
    /(?:^|[.;,]\s+)((?:(?!and\b|with\b)[\p{L}-]+ ){0,3}(?:renovated|updated|remodeled|redone|upgraded|restored|rebuilt)(?: in (?:19|20)\d\d)?),\s+$/iu.exec(
      text.slice(0, start),
    )?.[1];
  if (before === undefined || namesThing(before)) return start;
  return text.slice(0, start).lastIndexOf(before);
}

const namesThing = (text: string) =>
  concepts.some(({ id, stated }) => id !== 'updates' && stated !== undefined && text.search(stated) >= 0);

/** Only names without anything said of them let the list go on. */
function maxBareWords(part: string, rest: number): number {
  const isBare = !/\b(?:with|has|have|is|are|was|were|of|in|on|to|for|that|which|by|from)\b/.test(part);
  return isBare && rest < 60 ? 5 : 0;
}
