import { splitSentences } from '../../english/sentences/rules.ts';
import { lowerFirst } from '../../english/upper-first.ts';
import { cityNeighborhoods } from '../facts/data/city-neighborhoods.ts';
import { buildingName, dwelling, houseName, named, plainBuilding } from './building-name.ts';
import { borderIn } from './name-neighborhood.ts';
import { rareClaims } from './rare-claims.ts';

/** What sets the home apart, as words before its name, and its location. */
export type HomeTraits = {
  /** "21-foot-wide", "Italianate", "19th-floor", in spoken order. */
  words: readonly HomeTrait[];
  /** "the Quarry House": what people call the house itself. */
  name: string | null;
  /** "at The Atrium": the building, by its name. */
  building: string | null;
  /** "steps from Mill Pond". */
  near: string | null;
  /** What few listings can say, one sentence each: "No board approval is required." */
  claims: readonly string[];
};
export type HomeTrait = { said: string; worth: number };
export const noTraits: HomeTraits = { words: [], name: null, building: null, near: null, claims: [] };

type Kind = { isHouse: boolean; city: string | null; noun: string };

const firstSentences = 4;
const between = String.raw`,? (?:[\p{L}\d'’&/.-]+,? ){0,5}?`;

export function readTraits(text: string, kind: Kind): HomeTraits {
  const sentences = splitSentences(text).map(lowerFirst);
  const start = sentences.slice(0, firstSentences).join(' ');
  return {
    words: wordsOf(start, text, kind),
    name: kind.isHouse ? houseName(text) : null,
    building: kind.isHouse ? null : (buildingName(text, kind.city) ?? plainBuilding(start)),
    near: nearOf(sentences, kind.city),
    claims: rareClaims(text),
  };
}

const styles =
  'Italianate|Greek Revival|Renaissance Revival|Romanesque Revival|Gothic Revival|Neo-?Grec|Neo-?Federal|[Nn]eo-?Georgian|[Nn]eo-?Classical|Beaux[- ]Arts|Queen Anne|Second Empire|Art Deco|Mediterranean|Mid-?[Cc]entury(?: [Mm]odern)?|Colonial Revival|Federal|Georgian|Victorian|Tudor|Craftsman|Spanish|Romanesque|Colonial';

function wordsOf(start: string, text: string, { isHouse, noun }: Kind): HomeTrait[] {
  const found: (HomeTrait | undefined)[] = [
    lightOf(start),
    doneOver(start),
    isHouse ? widthOf(start) : undefined,
    match(start, new RegExp(`\\bcustom[- ]built\\b${between}${dwelling}`, 'iu'), 'custom-built', 2.6),
    isHouse ? yearOf(start) : undefined,
    isHouse ? styleOf(start, noun) : undefined,
    isHouse ? storiesOf(start) : undefined,
    isHouse ? match(text, registered, 'landmark', 3.9) : undefined,
    isHouse ? materialOf(start) : undefined,
    isHouse ? undefined : match(text, /\bHDFC\b/, 'HDFC', 3),
    isHouse ? undefined : match(start, new RegExp(`\\bpre-?war\\b${between}${dwelling}`, 'iu'), 'prewar', 2),
    isHouse ? undefined : exposureOf(start),
    isHouse ? undefined : floorOf(start),
    isHouse || /plex/.test(noun) ? undefined : layoutOf(start),
    isHouse
      ? undefined
      : match(start, new RegExp(`\\bvintage\\b${between}${dwelling}`, 'iu'), 'vintage', 1.8),
    /loft/.test(noun) ? match(start, /\btimber\b/i, 'timber', 2.6) : undefined,
    match(start, /\bend[- ]unit\b/i, 'end-unit', 2),
    match(start, new RegExp(`\\bnewly decorated\\b${between}${dwelling}`, 'iu'), 'newly decorated', 1.5),
    isHouse ? undefined : match(text, ownQuiet, 'pin-drop quiet', 2.9),
  ];
  return found.filter((trait) => trait !== undefined);
}

/** About the whole home, not its street. */
const ownQuiet =
  /\b(?:home|apartment|residence|unit|co-?op|condo|interiors?|rooms|it) (?:is|are) pin[- ]?drop quiet\b|(?:^|[.!] )[Pp]in[- ]?drop quiet, (?:it|this|the (?:home|apartment|residence|unit))\b/i;

/** A landmarked house, not a landmarked block. */
const registered =
  /\b(?:(?:nationally|officially|individually|federally) )?(?:registered|designated) (?:(?:\p{Lu}\p{L}+|historic|national|city) ){0,3}[Ll]andmark\b(?! (?:district|block|area|neighborhood))/u;

function match(text: string, sign: RegExp, said: string, worth: number): HomeTrait | undefined {
  return sign.test(text) ? { said, worth } : undefined;
}

/** "Sunny & Quiet Studio by the Mill": an agent's headline. */
function lightOf(start: string): HomeTrait | undefined {
  const [, one, other] =
    /^(sunny|bright|quiet)(?:,? (?:&|and) |, )(sunny|bright|quiet) (?=[^.]{0,40}\b(?:studio|condo|home|loft|apartment|co-?op|one|two|\d))/i.exec(
      start,
    ) ?? [];
  return one && other ? { said: `${one}, ${other}`.toLowerCase(), worth: 2.7 } : undefined;
}

/** "This 21-foot-wide, five-story brownstone"; a lot, a kitchen or a stair may also be wide. */
function widthOf(start: string): HomeTrait | undefined {
  const before = new RegExp(
    String.raw`\b(\d\d(?:\.\d+)?)(?:['’]|[- ]?(?:foot|feet|ft))\.?[- ]wide\b${between}${dwelling}`,
    'iu',
  ).exec(start);
  return before?.[1] ? { said: `${before[1]}-foot-wide`, worth: 4 } : undefined;
}

const hasBeenRenovated =
  /\b(?:home|unit|condo|apartment|residence|house|loft) (?:has been|was|is) (?:completely|fully|newly|totally|recently|beautifully|entirely|gut) ?-?(?:renovated|rehabbed|remodeled)\b/i;

/** "A gut-renovated loft"; a coach house is only part of what's for sale. */
function doneOver(start: string): HomeTrait | undefined {
  const [, how] =
    new RegExp(
      String.raw`\b(gut|fully|completely|newly|totally|recently|meticulously|beautifully)[- ](?:renovated|rehabbed|remodeled)\b(?!.{0,60}\b(?:coach|carriage|guest|rear) house)${between}${dwelling}`,
      'iu',
    ).exec(start) ?? [];
  if (/\bnew[- ]construction\b(?! quality)/i.test(start) && !/\b(?:than|like) new construction/i.test(start))
    return { said: 'new-construction', worth: 2.5 };
  if (hasBeenRenovated.test(start)) return { said: 'renovated', worth: 1.6 };
  return (how && { said: /^gut$/i.test(how) ? 'gut-renovated' : 'renovated', worth: 1.6 }) || undefined;
}

/** "A 1902 brick townhouse". */
function yearOf(start: string): HomeTrait | undefined {
  const [, year] =
    new RegExp(String.raw`\b(1[78]\d\d|19[0-3]\d)${between}${dwelling}`, 'iu').exec(start) ?? [];
  return year ? { said: year, worth: 3.2 } : undefined;
}

/** "A brick and limestone townhouse". */
function materialOf(start: string): HomeTrait | undefined {
  const [, material] =
    /\b((?:brick|stone) and limestone|limestone|red-brick|clapboard|brick) (?:[\p{L}'’-]+ ){0,3}(?:townhouse|mansion|house|home|residence)\b/iu.exec(
      start,
    ) ?? [];
  return material ? { said: material.toLowerCase(), worth: 2.2 } : undefined;
}

function storiesOf(start: string): HomeTrait | undefined {
  const [, count, unit] =
    new RegExp(
      String.raw`\b(three|four|five|six|seven|3|4|5|6|7)[- ](story|stories|level)\b${between}${dwelling}`,
      'iu',
    ).exec(start) ?? [];
  const [, levels] =
    /\b(?:across|over|on|spans|of) (?:its |all )?(four|five|six|seven|[4-7]) (?:[\w-]+ )?(?:levels|floors|stories)\b/i.exec(
      start,
    ) ?? [];
  const word = (many: string) =>
    ['three', 'four', 'five', 'six', 'seven'][Number(many) - 3] ?? many.toLowerCase();
  // A level may be a cellar, so use the listing's words.
  if (count) return { said: `${word(count)}-${unit === 'level' ? 'level' : 'story'}`, worth: 2 };
  return levels ? { said: `${word(levels)}-level`, worth: 2 } : undefined;
}

function styleOf(start: string, noun: string): HomeTrait | undefined {
  const [, style] =
    new RegExp(
      `\\b(${styles})(?:[- ]style|[- ]inspired)?${between}(?:${dwelling}|beauty|gem|jewel|masterpiece|classic)`,
      'u',
    ).exec(start) ?? [];
  const isNamed = new RegExp(styles, 'u').test(noun);
  return style && !isNamed ? { said: style, worth: 3.6 } : undefined;
}

const side = '(?:south|north)?-?(?:east|west)|south|north';

/** "A south-facing studio"; if only its windows face south, it doesn't count. */
function exposureOf(start: string): HomeTrait | undefined {
  const [, facing] =
    new RegExp(String.raw`\b(${side})[- ]facing\b${between}${dwelling}`, 'iu').exec(start) ?? [];
  return facing && !/^north$/i.test(facing)
    ? { said: `${facing.toLowerCase()}-facing`, worth: 2.4 }
    : undefined;
}

const highFloor = 8;

function floorOf(start: string): HomeTrait | undefined {
  if (/\bfull[- ]floor\b/i.test(start)) return { said: 'full-floor', worth: 4 };
  const [, before, behind] =
    new RegExp(
      String.raw`\b(\d+)(?:st|nd|rd|th)[- ]floor\b${between}${dwelling}|${dwelling} (?:[\p{L}-]+ ){0,4}?on the (\d+)(?:st|nd|rd|th) floor`,
      'iu',
    ).exec(start) ?? [];
  const floor = Number(before ?? behind ?? 0);
  return floor >= highFloor ? { said: `${floor}${ordinal(floor)}-floor`, worth: 3 } : undefined;
}

const ordinal = (count: number) =>
  (count % 100 > 10 && count % 100 < 14 ? undefined : ({ 1: 'st', 2: 'nd', 3: 'rd' } as const)[count % 10]) ??
  'th';

function layoutOf(start: string): HomeTrait | undefined {
  const [, before = '', layout, behind = ''] =
    /(.{0,30})\b(duplex|triplex)(?:[- ](?:up|down))?\b(.{0,20})/i.exec(start) ?? [];
  const isPossible = /\b(?:into|create|convert\w*|could|potential|possib\w+|or)\b/i.test(
    `${before} ${behind}`,
  );
  return layout && !isPossible ? { said: layout.toLowerCase(), worth: 3.4 } : undefined;
}

const landmark = String.raw`(?:the (?:lakefront|lake|beach|river|ocean|park|boardwalk|harbor|water)\b|(?:the )?${named})`;
const nearby = new RegExp(
  String.raw`\b((?:just |only )?(?:steps|moments|half a block|a half block|(?:a|one|two|three|four|1|2|3|4) (?:short )?blocks?|a (?:short|quick|five-minute|\d+-minute) walk|directly across(?: the street)?|across(?: the street)?)) (?:away )?(?:from|to) (?:both )?(${landmark}(?:(?: and |, and |, )${landmark})?)`,
  'gu',
);
const sight = String.raw`(?:the (?:lakefront|lake|beach|river|ocean|boardwalk|harbor)\b|(?:the )?(?:\p{Lu}[\p{L}'’.&]+ ){1,3}(?:Park|Beach|Lakefront|Riverwalk|Zoo|Field|Square|River|Pier|Trail|Promenade|Bridge|Kinney|Museum|Garden|Gardens|Market|Lake|Harbor|Michigan))`;
const close = new RegExp(
  String.raw`\b(near|close to|(?:just )?a short distance from|minutes (?:from|to)|(?:within )?walking distance (?:of|to|from)|blocks (?:from|to)|next to|(?:a|an easy) walk to) (${sight}(?:(?: and |, and |, )${sight})?)(?![\p{L}])`,
  'gu',
);
const off = new RegExp(
  String.raw`\b((?:just |located )?off(?: of)?|(?:directly )?overlooking)(?: (?:iconic|historic|beautiful|lush|leafy|stunning|picturesque|gorgeous|scenic))? (${landmark}(?: and ${landmark})?)`,
  'gu',
);
/** Errands, schools and worship aren't reasons to visit, or we can't mention them. */
const noLandmark =
  /\b(?:Whole Foods|Fresh Market|Target|Trader|Jewel|Mariano|Starbucks|Walgreens|CVS|Costco|H-?E-?B|Kroger|School|Elementary|Academy|Church|Temple|Synagogue|Hospital|Medical|ISD|University|College|Fitness|Gym|Pizza|Coffee|Thai|Trattoria|Restaurant|Bar|Caf[eé]|Red|Blue|Brown|Green|Purple|Chicago|New City|New York|Living|CTA|Metra|(?<!High )Lines?|Train|Bus|I-\d+|Expressway|Highway|Tollway|Divvy|Ave|St)\b/;

/** One named place nearby, in the listing's words. */
function nearOf(sentences: readonly string[], city: string | null): string | null {
  const areas = new Set(cityNeighborhoods[city ?? ''] ?? []);
  // The next neighborhood is where other people live.
  const isArea = (said: string) =>
    !overPark.test(said) && areas.has(said.replace(/^.*? (?:from|off|overlooking|near|to|of) (?:the )?/, ''));
  const found = [nearby, off, close].flatMap((sign) =>
    sentences.flatMap((sentence) =>
      [...sentence.matchAll(sign)].map(
        ([, how = '', place = '']) =>
          `${how.toLowerCase().replace(/off of$/, 'off')} ${sayPlace(how, place)}`,
      ),
    ),
  );
  // One of two places may not be a reason to visit.
  const each = found
    .flatMap((said) => [said, said.replace(/ and .*$/, '')])
    // Named places come before "the park"; views come before what's nearby.
    .toSorted(
      (a, b) =>
        Number(overPark.test(b)) - Number(overPark.test(a)) || Number(hasName(b)) - Number(hasName(a)),
    );
  const named = each.find(
    (said) =>
      !noLandmark.test(said) &&
      !said.split(' and ').some((one) => isArea(one) || areas.has(one.replace(/^the /, ''))) &&
      !onlyStreet.test(said) &&
      !bareName.test(said) &&
      said.length <= 60 &&
      !/['’]s\b/.test(said) &&
      !/ and the$/.test(said),
  );
  return named ?? borderIn(sentences.join(' ')) ?? treeLined(sentences);
}

/** A park that gave its name to a neighborhood counts as a park. */
const overPark =
  /^(?:directly )?overlooking (?:\p{Lu}\p{L}+ ){1,3}(?:Park|Lake|River|Square|Harbor)$|^overlooking Lake /u;
const hasName = (said: string) => /\p{Lu}/u.test(said);
/** "Across from Lakefront" has lost its article. */
const bareName =
  /(?:from|to|of|near|off|overlooking|and) (?:Lakefront|Beach|Golf Course|Lake|Park|River)(?= and |$)/;
/** Every home faces a street. */
const onlyStreet =
  /^(?:directly )?overlooking .*\b(?:Avenue|Ave|Street|St|Boulevard|Blvd|Place|Drive|Road|Court)$/;

/** "On a quiet, tree-lined block". */
function treeLined(sentences: readonly string[]): string | null {
  const found = sentences
    .map((one) => /\bon an? (?:(quiet),? )?tree-?\s?lined (?:residential )?(street|block)\b/i.exec(one))
    .find(Boolean);
  return found ? `on a ${found[1] ? 'quiet, ' : ''}tree-lined ${found[2]?.toLowerCase()}` : null;
}

function sayPlace(how: string, place: string): string {
  const plain = place
    .replace(/['’]s$|[.'’]+$/, '')
    .replace(/(?<!,) ?, (?!and )/, ' and ')
    .replace(/, and /, ' and ');
  if (/[a-z] (?:to|of)$|^near$/.test(how) || / from$/.test(how)) return plain;
  return /off(?: of)?$|overlooking$/.test(how) ? plain : `from ${plain}`;
}
