import { articleFor } from '#domain/english/article-for.ts';
import type { Home } from '../home.ts';
import type { Words } from '../scenes/fill-line.ts';

const done =
  '(?:gut|fully|completely|totally|entirely|newly|recently|extensively|meticulously)[- ](?:gut[- ])?(?:renovated|remodeled|rehabbed|rebuilt|restored|reimagined|redesigned)';
const home =
  '(?:home|house|apartment|condo|unit|residence|co-?op|townho(?:me|use)|loft|duplex|penthouse|bungalow|mansion|brownstone|greystone)(?! office)';
/** One room that was made new doesn't make the home so. */
const between =
  '(?:(?!kitchen|full|bath|lobby|basement|fa[cç]ade|roof|section|elevator|hallway|common)[\\p{L}\\d./-]+,? ){0,4}';
const calledNew = [
  new RegExp(`^(${done})[^.]{0,60}, (?:it|this|the (?:home|house|apartment|residence))\\b`, 'iu'),
  new RegExp(`\\b(${done}) ${between}${home}\\b`, 'iu'),
  new RegExp(`\\b${home} (?:has been|was|is) (${done})\\b`, 'iu'),
];
const project =
  /\b(?:underwent|undergone|following|after) (?:an? )?(?:extensive |meticulous )?((?:full |complete )?(?:gut|full|complete|total|multi-year|(?:two|three|four|five)-year)[- ](?:renovation|rehab|restoration))\b/i;
/** What is only planned, and what is somebody else's. */
const undone =
  /\b(?:requires?|awaits?|could be|can be|or completely|potential|purchased|bring|museum|lobby)\b/i;

/** What the listing says of a home that was made new: nobody who hears its year alone would guess it. */
export function renewalOf({ sentences }: Home): Words | undefined {
  for (const { id, source } of sentences) {
    const text = source.excerpt.trim();
    if (source.kind !== 'description' || undone.test(text)) continue;
    const called = calledNew.map((pattern) => pattern.exec(text)).find(Boolean);
    const [, what = ''] = called ?? project.exec(text) ?? [];
    if (what === '') continue;
    const plain = what.toLowerCase().replace(/^(gut|fully|completely)-/, '$1 ');
    const said = called ? `calls it ${plain}` : `mentions ${articleFor(plain)} ${plain}`;
    return { text: `the listing ${said}`, factIds: [id] };
  }
  return undefined;
}
