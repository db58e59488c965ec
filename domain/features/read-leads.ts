import { articleFor } from '../english/article-for.ts';
import type { Feature } from './feature.ts';
import { homeClauseStart } from './home-clause.ts';
import { notHere } from './read-oddity.ts';
import type { Scope } from './read-scopes.ts';
import { speakSentence } from './speak-sentence.ts';

/** A highlight to lead with, in its own sentence, with the detail that makes it worth mentioning. */
export type Lead = {
  kind: 'shape' | 'renewal' | 'view' | 'outdoor' | 'thing' | 'shared';
  text: string;
  worth: number;
  feature?: Feature;
};

type Read = { text: string; features: readonly Feature[]; scope: Scope };

const outdoorIds: ReadonlySet<string> = new Set(
  'roof-deck terrace balcony deck patio courtyard garden yard porch dock pool outdoor-kitchen outdoor-fireplace fire-pit pergola greenhouse'.split(
    ' ',
  ),
);
/** Indoor rooms and features people tell a friend about, if the listing says more than their name. */
const thingIds: ReadonlySet<string> = new Set(
  'fireplace wood-fireplace staircase skylight double-height great-room library sunroom adu private-elevator beams vaulted tall-ceilings wine-cellar home-theater stained-glass'.split(
    ' ',
  ),
);
/** Shared amenities that few buildings have. */
const sharedIds: ReadonlySet<string> = new Set(
  'roof-deck terrace pool courtyard garden tennis bowling golf-simulator screening-room'.split(' '),
);

/** Words that introduce more detail about the thing just named. */
const goesOn =
  /^,? ?(?:with|overlooking|facing|looking (?:out )?(?:on|onto|over|toward|to)|spanning|measuring|accessed (?:from|through|via|by)|surrounded by|framed by|lined with|enclosed by|complete with|inlaid with|supported by|crowned by|topped by|warmed by|anchored by|graced by|featuring|of|over|from|toward|to the|that (?:overlooks?|opens?|spans?|looks?|runs?|wraps?|leads?|connects?|rises?|seats?)|opening (?:onto|to|out to)|off (?:the|of)|leading to|running the|designed by|and (?=[\p{L} -]*\bviews\b))\s/u;
/** Where that detail ends. */
const stops =
  /[.;:!?()"“”|•*]|\s[-–—]+\s|[–—]|,|(?<=\p{L})-(?=(?:ideal|perfect|this|the|an?|all|with)\s)|\s(?:perfect|ideal|great for|making|creating|offering|providing|allowing|where|while|which|ensuring|adding|bringing|plus|as well as|along with|is|are|was|were|has|have|completes?|adds?|anchors?|can|will|could|looks|faces|descends|sits|gives|greets|serves|welcomes|makes?|offers?|provides?|creates?|perfectly|throughout|just|for (?:entertaining|relaxing|outdoor|morning|year-round|every|those)|year-round|and (?:an? |the |its |your |two |three )?(?:[\p{L}-]+ ){0,3}(?:kitchen|bath|closet|bedroom|laundry|washer|appliances|cabinets|counter|parking|garage|is|are|has|offers|features|makes|provides|leads|opens|flows))\b/iu;
const praise =
  /\b(?:charming|beautiful(?:ly)?|lovely|lush|serene|tranquil|cozy|inviting|gracious|rare|unique|elegant|stunning|gorgeous|breathtaking|dramatic|spectacular|sweeping|jaw-dropping|fantastic|magical|magnificent|incredible|amazing|expansive|impressive|fabulous|iconic|picturesque|idyllic|peaceful|relaxing|glorious|exquisite|enchanting|bespoke|luxurious|luxe|true|coveted|desirable|vibrant|majestic|mesmerizing|enviable|unparalleled|unmatched|exceptional|extraordinary|remarkable|perfect|wonderful|delightful|sun-drenched|sun-filled|sun-soaked|sunlit|generous(?:ly)?|grand|sprawling|glamorous|striking|thoughtfully|meticulously|truly|highly|sought-after|prime),? (?=[\p{L}\d])/giu;
const dangling =
  /\b(?:and|or|a|an|the|of|in|on|at|with|for|to|by|as|from|that|which|its|their|your|both|very|south|north|east|west|large|private|open|natural|outdoor|new|own|custom)$/i;
const [minWords, maxWords] = [6, 22];

/** What a listing sentence says about its best features, in sentences for a host. */
export function readLeads({ text, features, scope }: Read): Lead[] {
  if (scope === 'imagined') return [];
  // "Two blocks from the park, this condo has a terrace": the second half is about the home.
  const isOfHome = scope === 'home' || homeClauseStart(text) > 0;
  const found: Lead[] = [
    ...(isOfHome ? [...shapesIn(text), ...areaIn(text)] : []),
    ...features.flatMap((feature) => leadOf(feature, text, isOfHome) ?? []),
  ];
  // When two leads cover the same words, use one.
  return found.filter(
    (one, at) =>
      !found.some(
        (other, index) => index !== at && isInside(one, other) && (index < at || !isInside(other, one)),
      ),
  );
}

const isInside = (one: Lead, other: Lead) =>
  one.feature !== undefined && other.text.toLowerCase().includes(one.feature.matched.toLowerCase());

function leadOf(feature: Feature, sentence: string, isOfHome: boolean): Lead | undefined {
  const kind = kindOf(feature, isOfHome);
  if (!kind) return undefined;
  const at = sentence.indexOf(feature.matched);
  if (at < 0 || feature.tailOf !== undefined) return undefined;
  const before =
    sentence
      .slice(0, at)
      .split(/[.;:–—]|, (?=(?:and|while|this|the|it|your) )/i)
      .at(-1) ?? '';
  if (notHere.test(before) && kind !== 'view') return undefined;
  const after = sentence.slice(at + feature.matched.length).replace(/[‘’]/g, "'");
  const size = sizeBefore(sentence.slice(0, at + feature.matched.length));
  const tail =
    (kind === 'view' && !/^ (?:of|over|from|to|toward)\b/.test(after) ? '' : tailOf(after)) ||
    (kind === 'view' ? moreSeen(after) : '');
  const isTold = tail !== '' || size !== undefined || (feature.count ?? 0) > 1;
  // The view from a bath, or a feature in one spot only: the tour gets to it.
  if (!isTold && kind !== 'view' && (kind === 'thing' || !feature.where)) return undefined;
  if (kind === 'view' && /\b(?:bath|office|library|hall)\w*$/.test(feature.where ?? '')) return undefined;
  const place = feature.where && !tail.includes(feature.where) ? ` ${feature.where}` : '';
  const name = size ? feature.phrase.replace(/^[\d,]+[- ]?(?:square[- ]foot|sq\S*) /i, '') : feature.phrase;
  const isMany = feature.number === 'plural' || (feature.count ?? 0) > 1;
  const thing = feature.number === 'singular' && !isMany ? `${articleFor(name)} ${name}` : name;
  const start = kind === 'shared' ? 'The building has' : isMany ? 'There are' : "There's";
  // A view may be a list of names; any other list is too long to follow.
  const seen = kind === 'view' && tailOf(after) === '' ? tail : '';
  const said = spoken(
    `${start} ${thing}${size ?? ''}${place}${seen === '' ? tail : ''}.`,
    seen === '' ? minWords : 3,
  );
  if (!said) return undefined;
  const text = said.replace(/\.$/, `${seen.replace(/, and /, ' and ')}.`);
  const names = text.slice(1).match(/(?<=\s)\p{Lu}\p{Ll}+/gu)?.length ?? 0;
  const worth =
    feature.notability +
    Math.min(names, 2) +
    (size ? 3 : 0) +
    (tail === '' ? 0 : 1) +
    (/\bviews\b/.test(tail) ? 1 : 0);
  return { kind, text, worth, feature };
}

function kindOf({ id, qualifiers, spot }: Feature, isOfHome: boolean): Lead['kind'] | undefined {
  const isShared = qualifiers.length === 1 && qualifiers[0] === 'shared';
  if (isShared) return sharedIds.has(id) ? 'shared' : undefined;
  if (qualifiers.length > 0 || !isOfHome) return undefined;
  if (id === 'views') return 'view';
  if (outdoorIds.has(id)) return 'outdoor';
  return thingIds.has(id) && !spot?.isSure ? 'thing' : undefined;
}

/** What the words after a name say about it, up to where they change the subject. */
function tailOf(after: string): string {
  if (!goesOn.test(after)) return '';
  const link = goesOn.exec(after)?.[0] ?? '';
  const rest = after.slice(link.length);
  const end = stops.exec(rest)?.index ?? rest.length;
  const said = rest.slice(0, end).trim();
  const plain = `${link.replace(/^,? ?/, ' ').replace(/featuring|complete with/, 'with')}${said}`;
  return dangling.test(plain) || said === '' ? '' : plain;
}

/** ", Lake Michigan and the skyline": more of the view. */
const seenToo =
  /^((?:,? (?:and )?(?:the |downtown |both )*(?:\p{Lu}[\p{L}’'.-]*(?: (?:of )?\p{Lu}[\p{L}’'.-]*)*|lake|city|skyline|river|ocean|harbor|park(?: landscapes)?|mountains|beach|canal|gardens)(?: (?:skyline|skyscrapers|rooftops|landscapes|lake|park|bridges?|canals?|gardens?))?(?: (?:along|above|across) (?:\p{Lu}[\p{L}’'.-]* ?)+)?){1,4})(?=[.;:!?–—(]|$|, (?!and\b)|\s[-–—])/u;

const moreSeen = (after: string) => seenToo.exec(after)?.[1] ?? '';

const unit = '(?:sq\\.?(?:uare)?[- ]?(?:ft|feet|foot)\\b\\.?|sf\\b)';
const sized = new RegExp(
  `\\b(over |more than |nearly |almost |approximately |about |approx\\.? )?(?:an? )?(\\d{1,2},\\d{3}|\\d{3,4})(\\+)?[- ]?${unit}\\s+(?:[\\p{L}-]+,? ){0,4}[\\p{L}-]+$`,
  'iu',
);

/** " of more than 1,000 square feet": the size, if it comes before the name. */
function sizeBefore(upTo: string): string | undefined {
  const [, about = '', figure = '', more] = sized.exec(upTo) ?? [];
  if (figure === '') return undefined;
  const said = Number(figure.replace(',', '')).toLocaleString('en-US');
  const rough = more ? 'more than ' : /^approx/i.test(about) ? 'about ' : about.toLowerCase();
  return ` of ${rough}${said} square feet`;
}

const area = new RegExp(
  `\\b(over |more than |nearly |almost |approximately |about |~)?(\\d{1,2},?\\d{3}|\\d{3})(\\+)? ?${unit}\\+? of (?:[\\p{L}-]+ ){0,2}?((?:private )?(?:rooftop|terrace|garden|deck)s?(?: (?:space|and (?:gardens|terraces|decks)))?)(?=[.,;:!]|\\s(?:with|and|across|for|off)\\b)`,
  'iu',
);

const floorWord =
  '(?:ground|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top|parlor|\\d{1,2}(?:st|nd|rd|th))';
const capitals = String.raw`\p{Lu}[\p{L}’'.-]*(?: \p{Lu}[\p{L}’'.-]*)*`;
/** How much of a building a home occupies, and how a house is built. */
const shapes: [RegExp, (match: RegExpExecArray) => string][] = [
  [
    new RegExp(
      `(?:^(?:On|Occupying|Spanning|Across) |\\b(?:occup\\p{L}+|spann?\\p{L}*|encompass\\p{L}*|compris\\p{L}+(?: of)?|tak\\p{L}+ up|covers?|across|located on|situated on|set on|sits on|perched on|(?:home|duplex|triplex|apartment|residence|co-op|condo|penthouse) on) )(the top (?:two|three) floors)(?: of ((?:the |an? (?=\\p{Ll}))?${capitals}))?`,
      'u',
    ),
    ([, floors = '', name]) => `It takes up ${floors}${name ? ` of ${name.replace(/^The /, 'the ')}` : ''}.`,
  ],
  [
    /\bcombination of (two|three|four|[2-4]) (?:[\p{L}-]+ )?(apartments|units)\b/iu,
    ([, count = '', homes = '']) => `It's a combination of ${count} ${homes}.`,
  ],
  [
    /\b(\d{1,2}|six|seven|eight|nine|ten|eleven|twelve)(?: and a half)?-room (residence|apartment|home|co-?op|duplex)\b/i,
    ([whole]) => `It's ${articleFor(whole)} ${whole.toLowerCase()}.`,
  ],
  [
    /\b(\d{2,3}(?:\.\d)?)(?:['’]|\s?ft\.?|\s?feet)? ?(?:x|by) ?(\d{2,3}(?:\.\d)?)(?:['’]|\s?ft\.?|[- ]foot)? (?:[\p{L}-]+ ){0,2}?lot\b/iu,
    ([, wide = '', deep = '']) => `The lot is ${wide} by ${deep} feet.`,
  ],
  [
    new RegExp(
      `\\b(?:spans?|spanning|occup(?:ies|ying)|encompass(?:es|ing)|compris(?:es|ing)|takes up|across|on|over) (the entire|an entire|the full|the whole) (${floorWord} floor|(?:top )?(?:two|three) floors)\\b`,
      'i',
    ),
    ([, all = '', floor = '']) => `It takes up ${all.toLowerCase()} ${floor.toLowerCase()}.`,
  ],
  [
    /\b(two|three|four|five|six|seven|[2-7])[- ]story,? (?:[\p{L}-]+,? ){0,3}?(mansion|townhouse|townhome|brownstone|row ?house|greystone|limestone)\b/iu,
    ([, count = '', kind = '']) => `It's a ${count.toLowerCase()}-story ${kind.toLowerCase()}.`,
  ],
  [
    /\b(\d{2})[- ](?:foot|ft\.?|feet|')[- ]?(long|wide|deep)? (living room|great room|dining room|living and dining room|living area|parlor)\b/i,
    ([, feet = '', way, room = '']) =>
      `There's a ${feet}-foot${way ? `-${way.toLowerCase()}` : ''} ${room.toLowerCase()}.`,
  ],
  [
    /\b(three|four|all four|triple|multiple)(?: open)? exposures\b/i,
    ([, count = '']) =>
      `It has ${count.toLowerCase().replace('all ', '').replace('triple', 'three')} exposures.`,
  ],
];

/** "Over 1,000 square feet of private rooftop space" */
function areaIn(sentence: string): Lead[] {
  const [, about = '', figure = '', more, what = ''] = area.exec(sentence) ?? [];
  if (figure === '' || notHere.test(sentence) || everybodys.test(sentence)) return [];
  const said = Number(figure.replace(',', '')).toLocaleString('en-US');
  const rough = more ? 'more than ' : /^(?:approx|~)/i.test(about) ? 'about ' : about.toLowerCase();
  return [
    { kind: 'outdoor', text: `There's ${rough}${said} square feet of ${what.toLowerCase()}.`, worth: 9 },
  ];
}

const everybodys = /\b(?:amenit\w+|residents|shared|common|communal)\b/i;

function shapesIn(sentence: string): Lead[] {
  return shapes.flatMap(([pattern, say]) => {
    const match = pattern.exec(sentence);
    if (
      !match ||
      /\b(?:suite|bedroom)s?\b[^.;]*$/i.test(sentence.slice(0, match.index)) ||
      notHere.test(sentence.slice(Math.max(0, match.index - 40), match.index))
    )
      return [];
    return [{ kind: 'shape' as const, text: say(match), worth: 5 }];
  });
}

/** The sentence without its praise, if a host can say it. */
function spoken(sentence: string, least = minWords): string | undefined {
  const plain = sentence.replace(praise, '').replace(/\s+/g, ' ');
  const words = plain.split(' ').length;
  if (words < least || words > maxWords) return undefined;
  const [text, ...more] = speakSentence(plain);
  return more.length === 0 ? text : undefined;
}
