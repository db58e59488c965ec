import { articleFor } from '#domain/english/article-for.ts';
import type { Home } from '../home.ts';
import type { Words } from '../scenes/fill-line.ts';

const done =
  '(?:gut|fully|completely|totally|entirely|newly|recently|extensively|meticulously)[- ](?:gut[- ])?(?:renovated|remodeled|rehabbed|rebuilt|restored|reimagined|redesigned|updated)';
const home =
  '(?:home|house|apartment|condo|unit|residence|co-?op|townho(?:me|use)|loft|duplex|penthouse|bungalow|mansion|brownstone|greystone)(?! office)';
/** One renovated room isn't a renovated home. */
const between =
  '(?:(?!kitchen|full|bath|lobby|basement|fa[cç]ade|roof|section|elevator|hallway|common)[\\p{L}\\d./-]+,? ){0,4}';
const calledNew = [
  new RegExp(`^(${done})[^.]{0,140}, (?:it|this|the (?:home|house|apartment|residence))\\b`, 'iu'),
  new RegExp(`\\b(${done}) ${between}${home}\\b`, 'iu'),
  new RegExp(`\\b${home}(?:, [^.;]{3,120},)? (?:has been|was|is) (${done})\\b`, 'iu'),
  new RegExp(`\\b${home}, (${done}) in 20`, 'iu'),
];
const project =
  /\b(?:underwent|undergone|following|after) (?:an? )?(?:extensive |meticulous )?((?:full |complete )?(?:gut|full|complete|total|multi-year|(?:two|three|four|five)-year)[- ](?:renovation|rehab|restoration))\b/i;
/** "The 2019 remodel" dates itself. */
const datedProject = /\b(20[012]\d) ((?:gut |full |complete )?(?:remodel|renovation|rehab|restoration))\b/i;
/** The date, if the same clause gives it. */
const yearBehind = /^(?:(?! and )[^.,;]){0,40}\bin (20[012]\d)\b/i;
/** Only planned, or someone else's. */
const undone =
  /\b(?:requires?|awaits?|could be|can be|or completely|potential|purchased|bring|museum|lobby)\b/i;

const oneRoom =
  /\b(?:kitchen|bath\w*|lobby|basement|hallways?|elevator) (?:remodel|renovation|rehab)|(?:remodel|renovation|rehab) of (?:the )?(?:kitchen|bath|lobby|hall)/i;

/** What the listing says about a renovated home: the year built alone wouldn't suggest it. */
export function renewalOf({ sentences }: Home): Words | undefined {
  for (const { id, source } of sentences) {
    const text = source.excerpt.trim();
    if (source.kind !== 'description' || undone.test(text)) continue;
    const called = calledNew.map((pattern) => pattern.exec(text)).find(Boolean);
    const [, inYear, kind] = called ? [] : (datedProject.exec(text) ?? []);
    if (inYear && kind && !oneRoom.test(text))
      return { text: `the listing mentions a ${kind.toLowerCase()} in ${inYear}`, factIds: [id] };
    const [, what = ''] = called ?? project.exec(text) ?? [];
    if (what === '') continue;
    const plain = what.toLowerCase().replace(/^(gut|fully|completely)-/, '$1 ');
    const year = yearBehind.exec(text.slice(text.indexOf(what) + what.length))?.[1];
    const verb = year ? 'says it was' : 'calls it';
    const dated = `${plain}${year ? ` in ${year}` : ''}`;
    const said = called ? `${verb} ${dated}` : `mentions ${articleFor(plain)} ${dated}`;
    return { text: `the listing ${said}`, factIds: [id] };
  }
  return undefined;
}
