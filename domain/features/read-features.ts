import { pluralOf } from '../english/plural-of.ts';
import { completeName } from './complete-name.ts';
import { featureCatalog } from './data/catalog.ts';
import { factualWords, praiseWords } from './data/modifier-words.ts';
import type { Feature, FeatureTopic } from './feature.ts';
import { hideRooms } from './hide-rooms.ts';
import { homeClauseStart } from './home-clause.ts';
import { isCutOff } from './is-cut-off.ts';
import { isPartOfName, isTitleCase } from './is-part-of-name.ts';
import { placeInHome } from './place-in-home.ts';
import { isNameNearby } from './places-nearby.ts';
import { readHours, readLimits, readReach } from './read-limits.ts';
import { readNounPhrase } from './read-noun-phrase.ts';
import { readQualifiers } from './read-qualifiers.ts';
import type { Scope } from './read-scopes.ts';
import { isRoomItself, readSpot } from './read-spot.ts';
import { readTail } from './read-tail.ts';

type Entry = Pick<Feature, 'id' | 'topic' | 'noun' | 'number' | 'notability'> & {
  pattern: RegExp;
  /** Said in our words, because the listing's are shorthand or don't name a thing. */
  isFixed: boolean;
};

const praise: ReadonlySet<string> = new Set(praiseWords);
const describing: ReadonlySet<string> = new Set([...factualWords, ...praiseWords]);
const numbers: Record<string, Feature['number'] | undefined> = { '+': 'plural', '~': 'mass' };

const entries: Entry[] = featureCatalog
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', topic = '', said = '', ...rest] = line.split('; ');
    const isFixed = said.startsWith('=');
    const name = said.replace(/^=/, '');
    const number: Feature['number'] = numbers[name.charAt(0)] ?? 'singular';
    return {
      id,
      topic: topic as FeatureTopic,
      noun: number === 'singular' ? name : name.slice(1),
      number,
      isFixed,
      pattern: new RegExp(`(?<![\\p{L}\\d])(?:${rest.slice(0, -1).join('; ')})(?![\\p{L}])`, 'giu'),
      notability: Number(rest.at(-1)),
    };
  });

export const featureIds: ReadonlySet<string> = new Set([
  ...entries.map(({ id }) => id),
  'named-place',
  'credit',
  'parking-terms',
]);

/** A "2.5-car garage" doesn't hold five cars, and a "2-3 car garage" may hold only two: take the whole number. */
function withWholeNumber<Hit extends { from: number; text: string }>(sentence: string, hit: Hit): Hit {
  const before = sentence.slice(0, hit.from);
  const [begun = ''] = /^\d/.test(hit.text)
    ? (/(?:\d+\.|\d+-to-)$/.exec(before) ?? [])
    : /^half[- ]/i.test(hit.text)
      ? (/\b[\p{L}\d]+[- ]and[- ]a[- ]$/iu.exec(before) ?? [])
      : [];
  return { ...hit, from: hit.from - begun.length, text: begun + hit.text };
}

/** A semi-private entrance isn't private. */
const half = /\b(?:semi|quasi|non|pseudo|mock)[- ]?$/i;

/** Up to the thing itself: "one of its terraces" may offer something that isn't the home's. */
const oneOfSome =
  /\bone of (?:the|its)\b(?:(?!\b(?:with|and|offering|overlooking|featuring|boasting|opening)\b)[^.,;]){0,40}$/i;

/** Bedrooms don't contain a laundry room. */
const limitsOf = (text: string, { where, ...limits }: ReturnType<typeof readLimits>) =>
  where === undefined || (isRoomItself(text) && /^in \p{L}+ of the /u.test(where))
    ? limits
    : { ...limits, where };

type Hit = ReturnType<typeof findHits>[number];
const seen = new Map<string, readonly Hit[]>();
const maxSeen = 2000;

/** The same sentence is read for the fact sheet, the script and two checks. */
function hitsIn(sentence: string, isTitle: boolean): readonly Hit[] {
  if (seen.size > maxSeen) seen.clear();
  const hits = seen.get(sentence) ?? findHits(sentence, isTitle);
  seen.set(sentence, hits);
  return hits;
}

function findHits(sentence: string, isTitle: boolean) {
  return entries.flatMap((entry) =>
    [...sentence.matchAll(entry.pattern)]
      .map((match) => ({
        entry,
        from: match.index,
        text:
          entry.id === 'views' ? trimView(match[0], sentence.slice(match.index + match[0].length)) : match[0],
      }))
      .map((hit) => withWholeNumber(sentence, hit))
      .map((hit) => ({ ...hit, to: hit.from + hit.text.length }))
      .filter(
        ({ from, to }) =>
          !isPartOfName(sentence, from, to, isTitle) &&
          !half.test(sentence.slice(0, from)) &&
          !isCutOff(entry.topic, sentence.slice(to)) &&
          // Trains and trails are capitalized anyway.
          (isTitle ||
            entry.topic === 'place' ||
            !isNameNearby(sentence.slice(0, from), sentence.slice(from, to))),
      ),
  );
}

/** Every feature that a listing sentence names. A longer name wins over a shorter one inside it. */
export function readFeatures(original: string, factId: string, scope: Scope): Feature[] {
  const sentence = hyphenate(original.replace(/[‘’]/g, "'").replace(/(?<![\d.])\.(?=\d)/g, '0.'));
  const isTitle = isTitleCase(sentence);
  const hits = hitsIn(sentence, isTitle);
  const kept = hits.filter(
    (hit) =>
      !hits.some(
        (other) =>
          other !== hit &&
          other.from <= hit.from &&
          other.to >= hit.to &&
          (other.to - other.from > hit.to - hit.from || other.entry.notability > hit.entry.notability),
      ),
  );
  const homeFrom = homeClauseStart(sentence);
  const tails = kept.map(({ entry, to }) => ({ id: entry.id, to, tail: readTail(sentence.slice(to)) }));
  const found = kept.flatMap(({ entry, from, to, text }, at) => {
    const { tail } = tails[at] ?? {};
    const outer = tails.find((one) => one.tail && one.to <= from && one.to + one.tail.length >= to);
    const before = sentence.slice(0, from);
    const after = sentence.slice(to);
    // "A renovated kitchen and bath" says nothing specific about the bath.
    const whole = entry.id === 'renewed-baths' ? text.replace(/\bkitchens? (?:and|&) /i, '') : text;
    const short = whole.replace(/ throughout$/i, '');
    const reach = readReach(whole.slice(short.length) + after);
    const named = reach ? short : whole;
    const read = readNounPhrase(before, withoutPraise(named, entry.noun), isTitle);
    const { count } = read;
    const spot = readSpot(before, text);
    const hours = entry.id === 'doorman' ? readHours(after) : undefined;
    // "One of the best gyms in town" is one gym.
    const isOneOfSome = oneOfSome.test(before);
    const isMany =
      !entry.isFixed &&
      !isOneOfSome &&
      // "Brick" has no plural; "brick walls" does.
      (isPluralForm(text.replace(/ (?:throughout|of .*|over .*)$/i, '')) ||
        (entry.number !== 'mass' && count !== undefined));
    const isOne =
      !entry.isFixed &&
      ((entry.number === 'plural' && !isMany && !isMass(text)) ||
        /\b(?:wall|door|window|panel|transom|skylight)$/i.test(text));
    const noun = isMany && entry.number === 'singular' ? pluralOf(entry.noun) : entry.noun;
    const phrase =
      entry.isFixed || (isOneOfSome && isPluralForm(text))
        ? entry.noun
        : isMany
          ? inPlural(read.words)
          : completeName(entry.id, read.words);
    const feature: Feature = {
      id: entry.id,
      topic: entry.topic,
      notability: entry.notability,
      phrase,
      noun: entry.isFixed || phrase.endsWith(noun) ? noun : headOf(phrase),
      number: isMass(phrase) && !entry.isFixed ? 'mass' : numberOf(entry, isMany, isOne),
      ...(count !== undefined && { count }),
      ...limitsOf(text, readLimits(before, after)),
      ...(reach && { where: reach }),
      ...(spot && { spot }),
      ...(tail && !entry.isFixed && { tail: tail.text }),
      ...(hours && { tail: hours }),
      ...(outer && { tailOf: outer.id }),
      qualifiers:
        homeFrom > 0 && from >= homeFrom && scope !== 'imagined'
          ? readQualifiers(sentence.slice(homeFrom, from), text, after, 'home')
          : readQualifiers(before, text, after, scope),
      factId,
      matched: text,
    };
    return placeInHome(feature, before, sentence) ?? [];
  });
  return hideRooms(found, sentence);
}

const spellings: [RegExp, string][] = [
  [/(?<=\p{L}{2})\s*&\s*(?=\p{L}{2})/gu, ' and '],
  [/\b(wood|gas) burning\b/gi, '$1-burning'],
  [/\broof top\b/gi, 'rooftop'],
  [/\bparlor-(floor|level)\b(?!,? \p{L})/giu, 'parlor $1'],
  [/\b24[- ]?hrs?\b\.?/gi, '24-hour'],
  [/\bhard wood\b/gi, 'hardwood'],
  // Two names for the same room.
  [/\b(sun ?room) ?[-/] ?(?:solarium|conservatory)\b/gi, '$1'],
  [/\bside by side\b/gi, 'side-by-side'],
  [/\bwalk[- ]+in\b/gi, 'walk-in'],
  [/\bbuilt in(?=s\b| (?:seating|shel|book|cabinet|storage|desk|bench))/gi, 'built-in'],
  [/\bfloor to ceiling\b/gi, 'floor-to-ceiling'],
  [/\bwall to wall\b/gi, 'wall-to-wall'],
  [/\b(north(?:east|west)?|south(?:east|west)?|east|west) facing\b/gi, '$1-facing'],
  [/\b(\d)[-–](\d)[- ]car\b/gi, '$1-to-$2-car'],
  // "Two and half half-car" has lost its article and repeats the half.
  [/\b(\p{L}+)[ -]and[ -](?:a[ -])?half(?:[ -]half)?[ -]car\b/giu, '$1-and-a-half-car'],
  [/\b(\d+) (car|hour|story|level|burner) (?=\p{L})/giu, '$1-$2 '],
  [/\b(full|king|queen|twin) siz(ed?)\b/gi, '$1-siz$2'],
  [/\b(\d{1,2}) ?(?:ft\.?|feet) (?=(?:high )?ceilings?)/gi, '$1-foot '],
];

/** Agents leave hyphens out; narrators need them. */
const hyphenate = (text: string) =>
  spellings.reduce((current, [pattern, spelled]) => current.replace(pattern, spelled), text);

/** The object of a view is a name or a single word; what follows it is about something else. */
function trimView(text: string, after: string): string {
  const [, kept] =
    /^(.*?\b(?:of|over) (?:the |downtown )?\p{Lu}.*?)(?: (?!and\b|of\b|the\b|&|skyline|river|harbor|bay|ocean|lake|hills|bridges?|park\b)\p{Ll}.*)$/u.exec(
      text,
    ) ?? [];
  return (kept ?? text)
    .replace(/ (?:of|over) the \p{L}+$/u, (end) => (/^-/.test(after) ? '' : end))
    .replace(/ (?:of|over) (?:the )?(?:\p{Ll}+ )*(?:East|West|North|South)$/u, '')
    .replace(/ and (?:the )?(?:Lake|Mount|Fort|Saint|St\.?|East|West|North|South)$/u, '')
    .replace(/(?: (?:and|of|over|the|&))+$/i, '');
}

/** "Soaring ceilings" are tall ceilings; "great" in "great room" isn't praise. */
function withoutPraise(text: string, noun: string): string {
  const words = text.split(/\s+/);
  const kept = words.filter((word) => !praise.has(word.toLowerCase()) || noun.includes(word.toLowerCase()));
  return kept.length === words.length || kept.length > 1 ? kept.join(' ') : noun;
}

/** "Center" means nothing without "fitness". */
const vague =
  /^(?:centers?|rooms?|spaces?|areas?|systems?|courts?|units?|suites?|levels?|tubs?|bars?|parking|laundry|storage)$/;

function numberOf({ number, isFixed }: Entry, isMany: boolean, isOne: boolean): Feature['number'] {
  if (isMany) return 'plural';
  if (isOne) return 'singular';
  return number === 'plural' && !isFixed ? 'mass' : number;
}

/** A name without its modifiers. */
function headOf(phrase: string): string {
  const words = phrase.replace(/ throughout$| (?:of|over) .*$/g, '').split(' ');
  const from = words.findIndex(
    (word, at) => at === words.length - 1 || !(describing.has(word.toLowerCase()) || word === 'and'),
  );
  const isVague = from === words.length - 1 && vague.test(words.at(-1) ?? '');
  return words.slice(isVague ? Math.max(from - 1, 0) : from).join(' ');
}

/** These have no plural, though their category does: "custom cabinetry" means cabinets. */
const massWords =
  /(?:cabinetry|millwork|woodwork|stonework|ironwork|tilework|landscaping|flooring|shelving|storage|seating|glass|carpeting|shopping|dining|nightlife|dry[- ]cleaning|heat|heating|brick|wood|laundry)$/i;
/** Glass can't be counted; a wall of glass can. */
const isMass = (phrase: string) => massWords.test(phrase.replace(/ of .*| throughout$/, ''));
const isPluralForm = (text: string) => /[^s'’]s$/i.test(text) && !/(?:access|glass|furnished)$/i.test(text);
const inPlural = (phrase: string) =>
  isPluralForm(phrase.replace(/ throughout$/, '')) || / (?:of|over) /.test(phrase)
    ? phrase
    : pluralOf(phrase);
