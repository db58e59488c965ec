import { articleFor } from '../../english/article-for.ts';
import { joinList } from '../../english/join-list.ts';
import { upperFirst } from '../../english/upper-first.ts';
import { isNamedBuilding } from '../story/building-name.ts';
import { inFewWords, isExpected } from '../story/grand-first.ts';
import type { NotablePoint } from '../story/notable-points.ts';
import { bestPoints, isSight, plainPoints } from './best-points.ts';
import { type Copy, inPlace, placeName } from './copy.ts';
import { nounOf, roomsAndNoun } from './noun-of.ts';

type Told = Pick<Copy, 'facts' | 'story'>;
/** A line that sets this home apart, with what it names. */
export type Hook = { text: string; told: string[]; details: number };
type Wanted = {
  maxLength: number;
  /** How many things it may name besides the kind and location; words before its name don't count. */
  max?: number;
  without?: readonly string[];
  /** The location appears elsewhere. */
  placed?: boolean;
  /** Whether to count rooms; not if the figures are next to it. */
  counts?: boolean;
  /** Whether a plain home is told by its bedrooms; if not said, only where no place or nothing else is: figures stand below. */
  beds?: boolean;
  /** Whether to name nearby places. */
  nearby?: boolean;
  /** Whether words may stand before its name ("corner", "1866"); not where another variant has said them. */
  words?: boolean;
  /** Text before the line, which the line doesn't repeat. */
  unsaid?: 'credit' | 'building';
  /** Whether plainer things may fill it if there's nothing rarer. */
  plain?: boolean;
};

/** One detail of a line, and its position in the line. */
type Detail = {
  kind: 'name' | 'word' | 'building' | 'credit' | 'point' | 'near';
  said: string;
  worth: number;
  point?: NotablePoint;
};

/** People remember a house by its name. */
const worthOfName = 9;
const worthOfCredit = 7;
/** The building's designer says little about one apartment in it. */
const worthOfBuildingCredit = 3;
const worthOfBuilding = 3.4;
/** A building with a well-known name is half the address. */
const [worthOfNamed, worthOfNamedCredit] = [6.2, 4.6];
const worthOfNear = 3.9;
/** Nobody pays millions to be near shops: the house's own features come first. */
const worthOfCostlyNear = 3.3;
const maxWords = 3;
const minStar = 4;
const maxPoints = 3;
const long = 40;

/**
 * What the home is, with the two or three details that only it has: "A 21-foot-wide Italianate brownstone in Larkmere with six
 * wood-burning fireplaces, steps from Mill Pond."
 */
export function hookLine(copy: Told, wanted: Wanted): Hook {
  const { maxLength, max = 3 } = wanted;
  const chosen: Detail[] = [];
  let text = lineOf(copy, chosen, wanted);
  for (const detail of detailsOf(copy, wanted)) {
    const count = (kind: Detail['kind']) => chosen.filter((one) => one.kind === kind).length;
    const named = chosen.length - count('word') - count('name') - countNamed(chosen);
    const isFree = detail.kind === 'name' || (detail.kind === 'building' && isNamedBuilding(detail.said));
    if (detail.kind === 'word' ? count('word') >= maxWords : !isFree && named >= max) continue;
    if (detail.kind === 'point' && count('point') >= maxPoints) continue;
    if (isEcho(detail, text)) continue;
    // Next to a deck described at length, a second deck is too much.
    const isLong = chosen.some(({ point, said }) => point?.short !== undefined && said.length > long);
    if (
      isLong &&
      detail.point &&
      isSight(detail.point) &&
      (detail.point.topic === 'outside' || count('point') > 1)
    )
      continue;
    // If the best thing is too long for the line, a grill doesn't replace it.
    if (copy.story.setting.isCostly && detail.point && isExpected(detail.point) && count('point') === 0) {
      if (bestPoints(copy, 4, wanted.without).some((point) => !isExpected(point) && isSight(point))) continue;
    }
    const shorter = detail.point?.short ? [{ ...detail, said: detail.point.short }] : [];
    const fitting = [
      detail,
      ...shorter,
      withoutTail(detail),
      { ...detail, said: inFewWords(detail.said) },
    ].find((one) => lineOf(copy, [...chosen, one], wanted).length <= maxLength);
    if (!fitting) continue;
    chosen.push(fitting);
    text = lineOf(copy, chosen, wanted);
  }
  return {
    text: text.length <= maxLength ? text : lineOf(copy, [], { ...wanted, placed: false }),
    told: chosen.flatMap(
      ({ point, kind, said }) => point?.id ?? (isNameable.test(kind) ? `${kind}:${said}` : []),
    ),
    details: chosen.length,
  };
}

/** What another line may name first. */
const isNameable = /^(?:near|credit)$/;

/** A name gives the location, and doesn't take a thing's place. */
const countNamed = (chosen: readonly Detail[]) =>
  chosen.filter(({ kind, said }) => kind === 'building' && isNamedBuilding(said)).length;

/** A roof deck with harbor views is just a roof deck if space is short. */
const withoutTail = (detail: Detail): Detail =>
  detail.kind === 'point'
    ? { ...detail, said: detail.said.replace(/ (?:with|looking out) .*$/, '') }
    : detail;

/** Everything the line could name, most notable first. */
function detailsOf(
  copy: Told,
  { without = [], nearby = true, plain = false, words = true, unsaid }: Wanted,
): Detail[] {
  const { credit, traits } = copy.story;
  const rare = bestPoints(copy, 4, without);
  // Next to a quarter-acre garden, nobody mentions the den.
  const isRare = rare.some(({ notability }) => notability >= minStar);
  const plainer = plain && !isRare ? plainPoints(copy).filter(({ id }) => !without.includes(id)) : [];
  const points = [...rare, ...plainer];
  const best = points.findLast((point) => isSight(point) && point.notability >= minStar)?.notability;
  // Everything to look at comes before parking.
  const most = (point: NotablePoint) => (best === undefined || isSight(point) ? Infinity : best - 0.1);
  const isNamed = isNamedBuilding(traits.building);
  const details: (Detail | null)[] = [
    traits.name ? { kind: 'name', said: traits.name, worth: worthOfName } : null,
    credit && !(isOfBuilding(credit) && best !== undefined && !isNamed)
      ? {
          kind: 'credit',
          said: credit,
          worth: !isOfBuilding(credit) ? worthOfCredit : isNamed ? worthOfNamedCredit : worthOfBuildingCredit,
        }
      : null,
    ...(words ? traits.words : []).map(({ said, worth }): Detail => ({ kind: 'word', said, worth })),
    traits.building
      ? { kind: 'building', said: traits.building, worth: isNamed ? worthOfNamed : worthOfBuilding }
      : null,
    traits.near && nearby
      ? {
          kind: 'near',
          said: traits.near,
          worth: copy.story.setting.isCostly ? worthOfCostlyNear : worthOfNear,
        }
      : null,
    ...points.map(
      (point): Detail => ({
        kind: 'point',
        said: point.said,
        worth: Math.min(point.notability, most(point)),
        point,
      }),
    ),
  ];
  return details
    .filter((detail) => detail !== null)
    .filter(({ kind, said }) => !without.includes(`${kind}:${said}`))
    .filter(({ kind }) => kind !== unsaid)
    .toSorted((a, b) => b.worth - a.worth);
}

/** "In a building designed by Ada Quill"; a master's building is known by its name. */
const isOfBuilding = (credit: string) => /^in a building /.test(credit);

/** "A corner loft at The Belmont" needs no second "corner"; "steps from Larkmere" says nothing of a home in Larkmere. */
function isEcho({ kind, said }: Detail, line: string): boolean {
  if (kind === 'word')
    return (
      line.toLowerCase().includes(said.toLowerCase()) || (/^\d{4}$/.test(said) && /\b1[789]\d\d\b/.test(line))
    );
  if (kind === 'point') return namesThing(line, said) || isPartOf(line, said);
  return kind === 'near' && line.includes(landmarkIn(said));
}

/** Whether a line already names such a thing: "a roof deck with park views" has views. */
function namesThing(line: string, said: string): boolean {
  const head = said.split(/ (?:of|over|in|on|from|off|with|at) /)[0] ?? said;
  const noun = head.split(' ').at(-1) ?? head;
  return new RegExp(
    `\\b${noun.replace(/(?:ies|y|s)$/, '').replace(/[^\p{L}-]/gu, '')}(?:s|y|ies)?\\b`,
    'iu',
  ).test(line.replace(/^An? [^,]*? (?:in|on) [^,]*? with /, ''));
}

/** "Two outdoor spaces and a patio" would be three: the patio is one of them. */
const spaces = /\boutdoor (?:spaces?|areas?)\b/;
const outside = /\b(?:patio|terrace|balcon(?:y|ies)|deck|yard|backyard|porch|garden|loggia)s?\b/;
const isPartOf = (line: string, said: string) =>
  (spaces.test(line) && outside.test(said)) || (spaces.test(said) && outside.test(line));

/** "Mill Pond" of "just steps from Mill Pond and the ferry". */
export const landmarkIn = (near: string) =>
  near.replace(/^.*?\b(?:from|off|overlooking|near|to|of) (?:the )?/i, '').replace(/ and .*$/, '');

function lineOf(copy: Told, chosen: readonly Detail[], wanted: Wanted): string {
  const { placed = true, counts = false } = wanted;
  const said = (kind: Detail['kind']) => chosen.filter((one) => one.kind === kind).map((one) => one.said);
  const order = copy.story.traits.words.map((word) => word.said);
  const words = said('word').toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  const place = placed ? placeName(copy) : null;
  const [credit] = said('credit');
  const [building] = said('building');
  const isInside = building !== undefined || credit?.startsWith('in ') === true;
  // "A Gold Coast loft in a tower", for "a loft in the Gold Coast in a tower".
  const adjective = isInside && place ? place.replace(/^the /, '') : null;
  const noun = nounOf(copy);
  const [, pair = '', one = noun] = /^(pair of )?(.+)$/.exec(noun) ?? [];
  const all = roomsAndNoun(copy).slice(0, -noun.length).trim();
  // "A condo", wherever it is, could be any condo.
  const isBare = words.length === 0 && bland.test(noun);
  const beds = wanted.beds ?? (place === null || chosen.every(({ kind }) => kind === 'word'));
  const rooms = counts ? all : isBare && beds ? (all.split(',')[0] ?? '') : '';
  // "A renovated Gold Coast duplex loft".
  const isShape = (word: string) => /^(?:duplex|triplex|timber)$/.test(word);
  const shape = yearFirst(words, one);
  const last = shape.length - 1;
  const before = shape.filter((word, at) => at < last && !isShape(word));
  const after = shape.filter((word, at) => at === last || isShape(word));
  const described = `${pair}${joinWords([rooms || null, ...before, adjective, ...after])}`;
  const where = place && !adjective ? ` ${inPlace(place)}` : '';
  // "At The Belmont, designed by Ada Quill": one building needs no second one.
  const drawn = building ? credit?.replace(/^in a building /, '') : credit;
  // "An Ada Quill-designed house", for "a house, designed by Ada Quill, with a garden".
  const [, architect] = /^designed by ((?:\p{Lu}[\p{L}.'’]+ ?){1,3})$/u.exec(drawn ?? '') ?? [];
  const by = drawn && !architect ? `${drawn.startsWith('in ') ? ' ' : ', '}${drawn}` : '';
  const home = architect ? `${architect}-designed ${described}` : described;
  // "A balcony with city views" needs a different word before it, and views come last.
  const points = chosen
    .filter(({ point }) => point && isSight(point))
    .map((one) => one.said)
    .toSorted((a, b) => Number(isView(a)) - Number(isView(b)));
  // "In a building by Ada Quill with a terrace" would put the terrace on the building.
  const comma = by === '' ? '' : ',';
  const isJoined = points.some((point) => point.includes(' with '));
  // "Featured in a magazine, featuring" stutters.
  const joint = !isJoined ? 'with' : /\bfeatured\b/.test(by) ? 'offering' : 'featuring';
  const things = points.length > 0 ? `${comma} ${joint} ${joinList(points)}` : '';
  // Parking comes last, as an addition.
  const parked = chosen
    .filter(({ point }) => point && !isSight(point))
    .map((one) => one.said)
    // "Plus a garage" fits every house.
    .filter((one) => points.length === 0 || !/^a (?:garage|carport|driveway)$/.test(one));
  const plus =
    parked.length === 0
      ? ''
      : points.length > 0
        ? `, plus ${joinList(parked)}`
        : `${comma} with ${joinList(parked)}`;
  const [near] = said('near');
  // "A condo near Mill Pond", but "a condo with a sauna, near Mill Pond".
  const pause = where || by || things || plus || building ? ',' : '';
  const [name] = said('name');
  // "The Quarry House, an 1888 home in Larkmere".
  const start = name ? `${upperFirst(name)}, ${articleFor(home)}` : upperFirst(articleFor(home));
  return `${start} ${home}${building ? ` ${building}` : ''}${where}${by}${things}${plus}${near ? `${pause} ${near}` : ''}.`;
}

/** Whether a text starts with what the home is: "A corner loft", "The Quarry House, an 1888 home". */
export const saysHome = (text: string) =>
  /^(?:An?|The \p{Lu}[^,.:]+, an?) /u.test(text) &&
  !/^[^:]*? (?:comes?|tops|has|is|are) (?:with|included|this|in)\b/.test(text);

/** "This corner loft", but "the Quarry House"; "this 1842 townhouse" could be a number of many things. */
export const thisOne = (line: string) =>
  line.startsWith('The ')
    ? `the ${line.slice('The '.length)}`
    : `this ${line.replace(/^An? (?:1[789]\d\d (?=[a-z]))?/, '')}`;

/** "21-foot-wide 1866 Italianate brownstone": the width comes before the year, the style after it. */
function yearFirst(words: readonly string[], noun: string): string[] {
  const [, year, rest] = /^(1[789]\d\d|19[0-2]\d) (.+)$/.exec(noun) ?? [];
  if (!year || !rest) return [...words, noun];
  const isBefore = (word: string) => /-wide$|renovated$/.test(word);
  const isYear = (word: string) => /^\d{4}$/.test(word);
  return [...words.filter(isBefore), year, ...words.filter((word) => !isBefore(word) && !isYear(word)), rest];
}

const bland = /^(?:condo|co-op|home|apartment|townhouse)$/;

const isView = (point: string) => /\b(?:views?|vistas?)\b/.test(point);

const joinWords = (words: readonly (string | null)[]) => words.filter((word) => word !== null).join(' ');
