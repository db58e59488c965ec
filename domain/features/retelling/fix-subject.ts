import { lowerFirst, upperFirst } from '#domain/english/upper-first.ts';
import { isCounted } from './article-in-list.ts';
import { isOwnCapital } from './calm-shouting.ts';
import { areMany } from './plain-predicate.ts';

const room =
  '(?:room|bedroom|bath|bathroom|kitchen|suite|hall|gallery|office|den|library|pantry|foyer|gym|closet|bar|lounge|study|studio|terrace|balcony|space|area)';
/** Directions that only make sense in the listing's own order. */
const way = new RegExp(
  `^(?:Across the hall|Nearby|Above|Below|Beyond|Down the hall|Adjacent|On the (?:opposite|other) (?:side|end) of the (?:hall|foyer|gallery|home|house|apartment|floor|level|residence)|At the (?:top|bottom|foot) of the stairs), (?=(?:the (?:[\\p{L}\\d-]+ ){0,3}?(?:${room}|floor|level)|there(?:'s| is| are))\\b)`,
  'u',
);
const adjacent = new RegExp(
  `^The (?:adjacent|adjoining|neighboring) (?=(?:[\\p{L}-]+ ){0,3}?${room}\\b)`,
  'u',
);

type Change = readonly [RegExp, string | ((...parts: string[]) => string)];

const thereIs = (things: string) => `${areMany(things) ? 'There are' : "There's"} ${lowerFirst(things)}`;

/** Rewrites the start of a statement as if the subject were new. */
const changes: readonly Change[] = [
  [way, ''],
  [adjacent, 'The '],
  [/^(The [\p{L} -]+?) itself (?=has|is)/u, '$1 '],
  [/^Residents benefit from (?!proximity|access|being|living)/, 'Residents have '],
  [/^(?:An?|The) (?:\p{L}+ )?appliance package includes /iu, 'The appliances include '],
  [/^(?:The )?amenities have /i, 'The amenities include '],
  [/^There's (an? (?:[\p{L}\d-]+,? ){1,7}?building (?:with|in|on)\b)/u, "It's $1"],
  [/^It's (?=(?:nearly |over |about |approximately |almost |more than )?[\d,]+ square feet of )/, 'It has '],
  [/\bon an? stretch of (?=\p{Lu})/u, 'on '],
  [
    /^((?:Open |Large )?[Ll]iving and dining (?:room|area)) (?=\p{Ll}+s )/u,
    (_, name) => `The ${lowerFirst(name as string)} `,
  ],
  [/\bcomes with included /, 'comes with '],
  [/^In (?=the (?:lower|upper|main|garden) level\b)/, 'On '],
  [
    /^There's (?!an?\b|one\b|the\b)((?:(?!and\b|or\b|with\b|of\b|in\b)[\p{L}\d-]+ ){0,4}?(?:floors|windows|ceilings|doors|closets|cabinets|countertops|terraces|balconies|skylights))\b/u,
    'There are $1',
  ],
  // A floor plan doesn't have oak floors; the home does.
  [
    /^The (?:(?:[\p{Ll}-]+ )?(?:layout|floor ?plan|interior)|level) (?:has|includes) (?!an? (?:enclosed|flexible|split)\b|front and\b)(.+)$/u,
    (_, things) => thereIs(things as string),
  ],
  [/^Hardwood floors are throughout/, 'There are hardwood floors throughout'],
  [/^It's (just |only |mere )?(steps|minutes|moments) to /, "It's $1$2 from "],
  [/^It's short (?=(?:walk|distance|stroll|drive))/, "It's a short "],
  [/^It has ((?:quick|easy|direct|convenient|immediate) access to )/, "There's $1"],
  [
    /^(The (?:[\p{L}\d-]+ ){0,5}?[\p{L}-]+) is (?:well |fully )?(?:equipped|outfitted|appointed) with /u,
    '$1 has ',
  ],
  [/^(The (?:[\p{L}\d-]+ ){0,5}?[\p{L}-]+) has been (?:equipped|outfitted|appointed) with /u, '$1 has '],
  [
    /^(The (?:[\p{L}\d-]+ ){0,4}?(?:room|area|suite|bedroom|den|library|office|level|floor|space|gallery|foyer|lounge|hall)) is (?:anchored|highlighted) by (?=an? )/u,
    '$1 has ',
  ],
  [
    /^((?:Upper|Lower) (?:levels|floors)|Monthl(?:y|ies)|Monthly (?:HOA )?(?:fee|dues|assessment|maintenance)|HOA (?:fee|dues)|Building amenities|En suite bathrooms|Maintenance fee|Assessment) (?=\p{Ll})/u,
    (_, name) => `The ${/^HOA/.test(name as string) ? name : lowerFirst(name as string)} `,
  ],
];

const bareStart =
  /^(?!(?:It|There|The|Nearly|Almost|Only|Just|Past|Behind|Beyond|Off|Above|Below|Across|Down|Up|Through|From|With|By|An?|All|Each|Both|Every|Two|Three|Four|Five|Six|One|No|Several|Most|Another|Multiple|Residents|In|On|At)\b)(\p{Lu}\p{Ll}+(?: (?!the\b|of\b)[\p{Ll}-]+){0,3}?)(?= (?:and [\p{Ll} -]{3,30}? (?:was|were) |(?:just )?(?:off|in|on|at|with|near|under|by) |is|was|has|includes|provides|opens|overlooks|leads|sits|serves|needs)\b)/u;

export function fixSubject(text: string): string {
  const said = changes.reduce((current, [pattern, put]) => current.replace(pattern, put as string), text);
  const [, name = ''] = bareStart.exec(said) ?? [];
  const whole =
    name !== '' && isCounted(name) && !isOwnCapital(name.split(' ')[0] ?? '')
      ? `The ${lowerFirst(said)}`
      : said;
  return upperFirst(whole);
}
