import { articleFor } from '../../english/article-for.ts';
import { joinList } from '../../english/join-list.ts';
import { splitSentences } from '../../english/sentences/rules.ts';
import { lowerFirst } from '../../english/upper-first.ts';
import { saysImagined } from '../../features/read-scopes.ts';
import type { NotablePoint } from './notable-points.ts';

/** Shared, someone else's, or not there yet. */
const ofOthers =
  /\b(?:[Ss]hared|[Cc]ommon|[Cc]ommunity|[Cc]ommunal|[Rr]esidents|building|association|[Aa]menit\w+|[Dd]oorman|[Cc]oncierge|[Ff]itness|co-op|cooperative|condominium)\b(?! with\b)/;
const ofNeighbors = /\b(?:shared|common|community|communal|residents|association|HOA)\b/i;
const supposed = /\b(?:could|would|potential|possib\w*|proposed|future|convert\w*|opportunity)\b/i;

/** Praise says nothing about the view. */
const praise =
  'incredible|stunning|spectacular|breathtaking|magnificent|gorgeous|beautiful|amazing|iconic|dramatic|jaw-dropping|glorious|fabulous|showstopping|impressive|lovely|charming|stellar|unparalleled|unmatched|unbelievable|picturesque|legendary|famed|famous|inviting|serene';
const manner =
  'sweeping|panoramic|unobstructed|protected|direct|open|wide|180-degree|270-degree|360-degree|sunny|leafy|south|west|east|southern|western|eastern|southeastern|southwestern|south-facing|west-facing|east-facing|skyline|city|lake|river|park|ocean|harbor|water|bridge|treetop|sunset|downtown|mountain|canyon|garden|golf course';
const nameOf = String.raw`(?:Lake \p{Lu}\p{L}+|(?:\p{Lu}\p{L}+ ){1,3}(?:Park|Lake|River|Bridge|Tower|Building|Harbor|Bay|Ocean|Square|Garden|Gardens|Pier|Beach|Field|Island|Monument|Cathedral|Mountains|Hills|Skyline|skyline)|(?:Empire State|Statue of Liberty|Hudson|Manhattan|Midtown|Downtown|Chicago)(?: Building| River| [Ss]kyline)?)`;
const plainSight =
  '[Ss]kyline|lakefront|lake|river|park|city lights|city|harbor|ocean|bay|water|private gardens|gardens|townhouses|brownstones|treetops|tree canopy|trees|courtyard|bridges|bridge|mountains|beach|marina|rooftops|canals|golf course|canyon|hills|coastline|valley';
const sightWords =
  'south|north|west|east|southern|western|downtown|city|Chicago|Manhattan|Midtown|Brooklyn|neighboring|landscaped|lush|landmarked|historic|green|beautiful|stunning|iconic|famous|famed|sparkling|gorgeous|lovely|surrounding';
const sight = String.raw`(?:the |both |its )?(?:(?:${sightWords}),? ){0,2}(?:${nameOf}(?:['’]s (?:${plainSight}))?|(?:${plainSight}))(?![\p{L}’']|-(?!perfect|ideal))`;
const sights = `${sight}(?:(?:, and |, | and | & )${sight}){0,3}`;
const view = `(?:(?:${praise}|${manner}),? (?:and )?){0,4}views?(?: (?:of|over|across|toward|towards|to|out to) (?:both )?${sights})?`;
const views = new RegExp(
  String.raw`(?<![\p{L}-])(${view})(?: (from (?:every|each|nearly every|almost every) (?:single )?(?:room|window))\b)?`,
  'gu',
);
const everyRoom = /\bviews from (?:every|each) (?:single )?room\b/i;

const outdoor =
  'rooftop deck|roof ?deck|rooftop terrace|roof terrace|terrace|deck|balcony|garden|backyard|patio|yard|loggia';
const thing =
  'wet bar|outdoor kitchen|full outdoor kitchen|fire ?pit|fireplace|outdoor fireplace|pergola|gas grill|built-in grill|grill|gas line|hot tub|pool|water feature|fountain|outdoor shower|city skyline';
const item = `(?:(?:an? )?(?:${thing})|${view})`;
const outside = new RegExp(
  String.raw`(?<![\p{L}-])((?:(?:${praise}|private|penthouse|covered|landscaped|walled|wrap-?around|huge|large|spacious|expansive|massive|south-facing|west-facing|east-facing),? (?:and )?){0,4})(${outdoor}) (?:with|featuring|offering|boasting) (${item}(?:(?:, and |, | and | & )${item}){0,2})(?=[.,;:!)—–-]| (?:perfect|ideal|for|from|that|which|to|and|at|off)\b|$)`,
  'gu',
);

const farSight =
  / (?:of|over|across|to) |\b(?:skyline|lake|river|ocean|harbor|bay|park|bridge|water|beach|mountains?|canyon)\b|\p{Lu}\p{Ll}/u;
const kept =
  /^(?:private|penthouse|covered|landscaped|walled|wrap-?around|south-facing|west-facing|east-facing)$/i;
const maxSaid = 90;
/** A view of a named place or of two things is a reason to visit, whatever the window. */
const minSeen = 4.5;
/** "Views of the harbor" are harbor views. */
const plainly = /^views (?:of|over) the \p{Ll}+$/u;
const worthOfName = 0.7;
const maxNames = 3;
const worthOfContent = 0.8;

type Sharp = { said: string; worth: number };

/** The points with the agent's details: a view is worth what one sees, a deck what's on it. */
export function sharpPoints(points: readonly NotablePoint[], text: string, isHouse: boolean): NotablePoint[] {
  const sentences = splitSentences(text.replace(/\bLake, (?=Michigan|Erie|Ontario)/g, 'Lake '))
    .map(lowerFirst)
    .filter(
      (one) => !supposed.test(one) && !saysImagined(one) && !(isHouse ? ofNeighbors : ofOthers).test(one),
    );
  const seen = best(sentences.flatMap(viewsIn));
  const [outer] = sentences.flatMap(outsideIn).toSorted((a, b) => b.worth - a.worth);
  return (
    points
      .map((point) => ({ ...point, said: point.said.replace(/ Skyline\b/, ' skyline') }))
      .map((point) => {
        const own = outer && nounOf(outer.said) === nounOf(point.said) ? outer : undefined;
        const found = own ?? (isViews(point) ? seen : undefined);
        if (!found || found.said.length <= point.said.length || plainly.test(found.said)) return point;
        const told = point.notability + found.worth;
        const notability =
          Math.round(Math.max(told, / (?:of|over|across) /.test(found.said) ? minSeen : 0) * 10) / 10;
        return { ...point, said: found.said, short: point.said, notability };
      })
      // If a deck names its views, don't name them again.
      .filter((point) => !(isViews(point) && outer && /\bviews?\b/.test(outer.said) && has(points, outer)))
      .toSorted((a, b) => b.notability - a.notability)
  );
}

const has = (points: readonly NotablePoint[], { said }: Sharp) =>
  points.some((point) => nounOf(point.said) === nounOf(said));

const isViews = ({ id, said }: NotablePoint) => id === 'views' && !/ with /.test(said);

/** "Deck" from "a private rooftop deck with harbor views". */
function nounOf(said: string): string | undefined {
  const head = said.split(/ (?:with|of|from|over|looking|in|off|on|at) /)[0] ?? said;
  const [, noun] = /\b(deck|terrace|balcony|garden|backyard|patio|yard|loggia)$/i.exec(head) ?? [];
  return noun?.toLowerCase();
}

const best = (found: readonly Sharp[]) => found.toSorted((a, b) => b.worth - a.worth)[0];

function viewsIn(sentence: string): Sharp[] {
  return [...sentence.matchAll(views)].flatMap(([whole, , rooms], order) => {
    const said = tellView(whole.slice(0, rooms ? -rooms.length : undefined).trim());
    const everywhere = rooms || (order === 0 && everyRoom.test(sentence)) ? ' from every room' : '';
    const more = said.replace(/^views$/, '').length > 0 && farSight.test(said);
    return more && /s\b/.test(said) && said.length <= maxSaid
      ? [{ said: `${said}${said.length < 50 ? everywhere : ''}`, worth: worthOf(said) }]
      : [];
  });
}

/** "Sweeping views of Mill Park and the harbor" from a sentence that also praises them. */
function tellView(found: string): string {
  const [, before = '', , how = '', list = ''] =
    /^(.*?)(views?)(?: (of|over|across|towards?|to|out to) (.*))?$/u.exec(found) ?? [];
  const words = lowerFirst(before)
    .replace(new RegExp(`(?<![\\p{L}-])(?:${praise})(?![\\p{L}-]),? ?(?:and )?`, 'giu'), '')
    .replace(/(?:,| and)? *$/, '');
  const seen = list
    .replace(/^both /, '')
    .split(/, and |, | and | & /)
    .map((one) =>
      one.replace(new RegExp(`\\b(?:${praise}|sparkling) `, 'gi'), '').replace(/\bSkyline\b/, 'skyline'),
    )
    .filter((one) => one !== '');
  return [words, 'views', how && list ? `${how} ${joinList(eachOnce(seen))}` : ''].filter(Boolean).join(' ');
}

/** "Mill Lake and the park", each of them once; "the city and lake" share their article. */
function eachOnce(seen: readonly string[]): string[] {
  const told = seen
    .map((one) =>
      one
        .replace(/^Downtown$/, 'downtown')
        .replace(/^the (?=\p{Lu}\p{L}+ Beach$)/u, '')
        .replace(/^(?=Hudson\b)/, 'the '),
    )
    .map((one, at, all) =>
      bareSight.test(one) && !all.slice(0, at).some((other) => /^the \p{Ll}/u.test(other))
        ? `the ${one}`
        : one,
    );
  return told.filter((one, at) => told.indexOf(one) === at);
}
const bareSight =
  /^(?:skyline|lakefront|lake|river|park|city|harbor|ocean|bay|water|courtyard|bridge|beach|marina|canyon)$/;

/** How much a view adds: each named place, then whatever is distant. */
function worthOf(said: string): number {
  const names = said.match(/(?:the )?\p{Lu}[\p{L}’']+(?: (?:of )?\p{Lu}[\p{L}’']+)*/gu) ?? [];
  return Math.min(names.length, maxNames) * worthOfName + (/ (?:of|over|across) /.test(said) ? 0.3 : 0);
}

function outsideIn(sentence: string): Sharp[] {
  return [...sentence.matchAll(outside)].flatMap(([, before = '', noun = '', list = '']) => {
    const words = before
      .split(/[\s,]+/)
      .filter((word) => kept.test(word))
      .map((word) => word.toLowerCase());
    const things = partsOf(list);
    const home = [...words, noun.toLowerCase().replace('roofdeck', 'roof deck')].join(' ');
    const said = `${articleFor(home)} ${home} with ${joinList(things)}`;
    return said.length <= maxSaid && things.every((one) => one !== 'views')
      ? [{ said, worth: worthOfContent + worthOf(said) }]
      : [];
  });
}

/** The items of a list; places in the view may also be plural. */
function partsOf(list: string): string[] {
  const [start = '', seen] = splitAtView(list);
  const things = start
    .split(/, and |, | and | & /)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => (/^an? /.test(one) ? one : `${articleFor(one)} ${one}`));
  return seen ? [...things, tellView(seen)] : things;
}

function splitAtView(list: string): [string, string | undefined] {
  const found = new RegExp(`(?:^|, and |, | and | & )(${view}.*)$`, 'u').exec(list);
  return found ? [list.slice(0, found.index), found[1]] : [list, undefined];
}
