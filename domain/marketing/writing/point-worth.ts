import type { Setting } from '../story/hook-worth.ts';
import type { StorySentence } from '../story/read-story.ts';

/** What an agent would say first, beyond the things that a sentence names. */
const sells: readonly [worth: number, sign: RegExp, only?: (setting: Setting) => boolean][] = [
  // A well-known name.
  [
    4,
    /\b(?:Architectural Digest|Elle Decor|Dwell|Vogue|House Beautiful|award-winning|National Register|(?:published|featured) in|first time in)\b/,
  ],
  [
    3,
    /\b(?:(?:designed|built|drawn) by|former(?:ly)? (?:an? |the )?(?:firehouse|church|school\w*|stables?|bank|factory|warehouse|mill|theater)|architects?)\b/i,
  ],
  // Outside, with its size.
  [
    2.5,
    /\b\d[\d,]*\+?(?:[- ](?:sq\w*|SF)|\s?x\s?\d+|['’]\s?x).{0,40}\b(?:terrace|deck|patio|yard|garden|outdoor|balcony|covered|lot)\b|\b(?:terrace|deck|patio|yard|garden|balcony|lot)\b.{0,30}\b\d[\d,]*\+? ?(?:sq|SF)/i,
  ],
  [2, /\bviews? of (?:the )?(?:\p{Lu}|lake|river|park|skyline|ocean|harbor)/u],
  [1.5, /\b(?:gut|complete|full|total)(?:ly)?[- ]renovat\w+[^.]*\b20\d\d\b|\b20\d\d\b[^.]*\brenovat/i],
  [1.5, /\b(?:in-law|separate (?:entrance|unit|apartment)|guest house|coach house|carriage house|ADU)\b/i],
  [2, /\b(?:deeded|garage|heated|assigned)\b[^.]{0,30}\bparking\b|\bgarage\b/i, ({ isDense }) => isDense],
  [
    1.5,
    /\b(?:HOA|assessments?|maintenance|dues|fees?)\b[^.]*\b(?:includes?|covers?)\b[^.]*\b(?:heat|gas|utilities|taxes|cable|internet|electric\w*|water)\b/i,
  ],
  [1, /\b(?:\d+|one|two|three|half a) (?:short )?(?:blocks?|minutes?|miles?)\b[^.]*\p{Lu}/u],
  [1, /\b(?:roof|HVAC|furnace|windows|water heater|plumbing|electrical)\b[^.]*\b20[12]\d\b/i],
];
/** What the dues cover is good to know, but sells only if it's a lot. */
const dues = /\b(?:HOA|assessments?|maintenance|dues|fees?)\b[^.]*\b(?:includes?|covers?)\b/i;
const maxDues = 2.5;
/** In every home, or said only to fill a line. */
const plain: readonly [cost: number, sign: RegExp][] = [
  [2, /\b(?:Trader Joe|Whole Foods|Target|Starbucks|grocer\w*|powder room|laundry room|serene|retreat)\b/i],
  [2, /\b(?:appliances|backsplash|countertops?|cabinet\w*|hardwood floors?|laminate|vinyl|closets?)\b/i],
  [1.5, /\b(?:perfect|ideal|great|ample|plenty|convenien\w+|comfort\w*|stunning|beautiful\w*)\b/i],
  [
    2,
    /^(?:this is|an? )|\bthis (?:[^\s.]+ ){0,5}?(?:condo|home|residence|townhome|townhouse|loft|co-?op|apartment|unit)\b/i,
  ],
];
/** Agents open with what they would say first. */
const worthOfPlace = [1.5, 1, 0.5];
/** Most of what these signs tell, editors' worth has weighed. */
const shareOfSigns = 0.4;
/** However much a sentence lists, it's still one sentence. */
const maxOwn = 8;

/** How early an agent would say a sentence below a first line. */
export function pointWorth({ text, worth, at }: StorySentence, setting: Setting): number {
  const gains = sells.reduce(
    (sum, [gain, sign, only]) => sum + (sign.test(text) && (only?.(setting) ?? true) ? gain : 0),
    0,
  );
  const costs = plain.reduce((sum, [cost, sign]) => sum + (sign.test(text) ? cost : 0), 0);
  return (
    Math.min(worth, dues.test(text) ? maxDues : maxOwn) +
    shareOfSigns * (gains - costs) +
    (worthOfPlace[at] ?? 0)
  );
}
