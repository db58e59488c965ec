import { lowerFirst } from '../../english/upper-first.ts';
import { isOfUse, isSmallThing, isUnsure } from '../story/lead-sentence.ts';
import type { StorySentence } from '../story/read-story.ts';
import { type Copy, inPlace, placeName } from './copy.ts';
import { homePoints } from './home-points.ts';
import { hookLine } from './hook-line.ts';
import { knownFirst } from './known-first.ts';
import { pointStatements } from './point-statements.ts';
import { type IsFree, isTold, leftMax, type PostIdea } from './post-ideas.ts';
import { saysAgain } from './says-again.ts';
import { thingFirst } from './thing-first.ts';

const maxWords = 18;
/** A first line may be the beginning of a sentence. */
const start = 30;
/** What is this short and names nothing says only what the home is. */
const bareLength = 60;
const minWorth = 0;

/**
 * A first line as an agent would write it: what the home is, where, and a fact that no other variant opens with. A sentence copied
 * from the listing, a line that names nothing, and one that names what another variant names give way to such a line.
 */
export function plainLead(
  copy: Copy,
  idea: PostIdea,
  maxLength: number,
  others: readonly PostIdea[],
  isFree: IsFree = () => true,
): PostIdea {
  // Where short statements fail a check, the agent's sentence stays.
  if (copy.isAtLength) return idea;
  const points = homePoints(copy);
  const lifted = copy.story.sentences.find(({ text }) => text.slice(0, start) === idea.text.slice(0, start));
  const isLifted = lifted !== undefined || points.some(({ text }) => text === idea.text);
  const isPlain = isBare(copy, idea) || (idea.told.length === 0 && others.length > 0);
  if (!isLifted && !isPlain && !reuses(idea, others)) return idea;
  const own = lifted
    ? pointStatements(lifted.text, lifted.scope).map((text) => ({ ...lifted, text }))
    : points.filter(({ text }) => text === idea.text);
  const isNew = (one: PostIdea | undefined): one is PostIdea =>
    one !== undefined && !others.some(({ text }) => text === one.text);
  const ideaOf = (point: StorySentence): PostIdea[] => {
    // What limits the home stands with the figures.
    const isLimit = copy.story.limits.some(({ sign }) => sign.test(point.text));
    const text =
      canOpen(point) && !isLimit ? lineOf(copy, point.text, maxLength, others.length > 0) : undefined;
    return text ? [{ text, told: point.featureIds }] : [];
  };
  const without = others.flatMap(({ told }) => told);
  const isFirst = others.length === 0;
  const hook = hookLine(copy, { maxLength, max: isFirst ? leftMax(copy, 2) : 2, plain: true, without });
  const plainer = thingFirst(copy, maxLength, without, minThing);
  const isUnsaid = (point: StorySentence) => !isTold(point, others);
  const rest = points.filter((point) => point.worth >= minWorth && isUnsaid(point));
  const all = [...own.filter(isUnsaid), ...rest];
  const unsaid = all.filter(opensWell);
  const usual = [
    ...(isFirst && hook.told.length > 0 ? [hook] : []),
    // What the copied sentence states, if it is a reason to look.
    ...own.filter((point) => isUnsaid(point) && opensWell(point) && isFree(point.text)).flatMap(ideaOf),
    ...(plainer ? [plainer] : []),
    ...unsaid.filter(({ text }) => isFree(text)).flatMap(ideaOf),
    ...(hook.told.length > 0 ? [hook] : []),
    // What other networks have said is still new to this one.
    ...unsaid.flatMap(ideaOf),
    // A closet is still more than nothing.
    ...[...all, ...points.filter(isUnsaid)].flatMap(ideaOf),
  ].find(isNew);
  if (usual) return usual;
  // Where nothing is left that no variant has said, the best thing is told in another order.
  const again = thingFirst(copy, maxLength, [], minThing) ?? builtLine(copy, maxLength);
  const bare: PostIdea = { text: `${homeLine(copy, maxLength, true, true, true)}.`, told: [] };
  return (
    [
      again,
      builtLine(copy, maxLength),
      ...points.flatMap(ideaOf),
      ...(noReason.test(idea.text) ? [bare] : []),
      idea,
    ].find((one) => isNew(one)) ??
    knownFirst(copy, maxLength, []) ??
    idea
  );
}
/** Plainer than what opens a first variant. */
const minThing = 3;

const canOpen = ({ text, isDependent }: StorySentence) =>
  !isDependent &&
  text.split(' ').length <= maxWords &&
  !isUnsure(text) &&
  !noReason.test(text) &&
  !/\byou(?:r|['’]ll)?\b/i.test(text) &&
  // "44 Mill Lane is a townhouse" says what the line has said.
  !/^(?:\d|This |(?:Upgrades|Updates|Improvements|Features|Highlights|Amenities) |The (?:home|house|property) is an? |(?:Residence|Unit|Apartment|Penthouse) )/.test(
    text,
  );

const opensWell = ({ text }: StorySentence) => !isSmallThing(text) && !isOfUse(text);

/** Nobody comes for these, and every listing says them. */
const noReason =
  /\b(?:parking|flexib\w+|laundry|storage|foyer|guests?|easily|convenien\w+|stabilized|occupied|close to all|layout|additional|floor ?plan|licensed)\b|\bbed(?:room)?s?\b.*\b(?:bath(?:room)?s?|square feet)\b/i;

/** "A studio.", "For sale in Larkmere: a 4-bedroom home.": any home. */
const isBare = ({ story: { traits } }: Copy, { text, told }: PostIdea) =>
  told.length === 0 && traits.words.length === 0 && !traits.building && text.length < bareLength;

/** Where a thing stands first in two variants, they are one. */
function reuses({ told }: PostIdea, others: readonly PostIdea[]): boolean {
  const before = new Set(others.flatMap((one) => one.told));
  return told.some((id) => before.has(id));
}

const having =
  /^(?:There (?:is|are)|The (?:home|condo|condominium|co-op|unit|apartment|residence|house|townhouse|loft) has|It has) /;
const inBuilding = /^The building has /;
const standing =
  /^The home is (?:located |situated )?(?=(?:just |only )?(?:steps|moments|blocks|minutes|within|near|on|in|at|close|across|around|set|between|one|two|three|half)\b)/;
const common =
  /^(?:The|An?|In|On|At|Upstairs|Downstairs|Inside|Outside|Out|Behind|Beyond|All|Both|Recent|Oversized|Adjacent|Nearly|Large|Two|Three|Four|Five|Every|Each|There|Just|Only|With|Wide|New|Original|Custom|High|Assessments|Hardwood) /;

/** What begins the sentence and is no name loses its capital: the listing writes it without one elsewhere, or everybody does. */
function inLine({ facts }: Copy, point: string): string {
  const [word = ''] = point.split(' ');
  const isWord = common.test(point) || (facts.description ?? '').includes(` ${word.toLowerCase()} `);
  return isWord ? lowerFirst(point) : point;
}

/** "The den has a tiled stove." */
const roomHas =
  /^The ((?:[\p{L}-]+ ){0,2}(?:room|kitchen|suite|bedroom|den|library|foyer|hall|office|bath)) has ((?:an? |two |three )?[^,;:.]+)\.?$/u;
const freeOf = /^(No [^.,]+?) (?:is|are) (?:required|needed)\.?$/;

/** A short statement as a part of the line: behind a colon it would be a second sentence. */
function joined(home: string, point: string): string | undefined {
  const [, room, thing] = roomHas.exec(point) ?? [];
  if (room && thing && !/\b(?:been|its|it|become) /.test(`${thing} `))
    return `${home} with ${thing} in the ${room}.`;
  const [, free] = freeOf.exec(point) ?? [];
  return free ? `${free}: ${lowerFirst(home)}.` : undefined;
}

/** "A studio on Quarry Street with two exposures." */
function lineOf(copy: Copy, point: string, maxLength: number, isPlain: boolean): string | undefined {
  const place = placeName(copy);
  // In a short line, the address below says where.
  return [homeLine(copy, maxLength, isPlain), homeLine(copy, maxLength, true, false)]
    .filter((home) => !repeats(home, point) && !(place && home.includes(place) && point.includes(place)))
    .map(
      (home) =>
        joined(home, point) ??
        (having.test(point)
          ? `${home} ${point.includes(' with ') ? 'featuring' : 'with'} ${point.replace(having, '')}`
          : inBuilding.test(point)
            ? `${home}, in a building with ${point.replace(inBuilding, '')}`
            : standing.test(point)
              ? `${home}, ${point.replace(standing, '')}`
              : `${home}: ${inLine(copy, point)}`),
    )
    .find((text) => text.length <= maxLength);
}

/** In the same words, or by the same year. */
const repeats = (home: string, point: string) =>
  saysAgain(home, point) || (home.match(/\b(?:1[789]|20)\d\d\b/g) ?? []).some((year) => point.includes(year));

/** Where the listing tells nothing that could stand first, when it was built: "A 4-bedroom home in Larkmere, built in 1980." */
function builtLine(copy: Copy, maxLength: number): PostIdea | undefined {
  const { yearBuilt } = copy.facts;
  const home = homeLine(copy, maxLength, false);
  const text =
    yearBuilt === null || home.includes(String(yearBuilt)) ? `${home}.` : `${home}, built in ${yearBuilt}.`;
  return text.length <= maxLength ? { text, told: ['built'] } : undefined;
}

/** What it is and where, without a full stop; plainly where another variant has described it. */
export function homeLine(
  copy: Copy,
  maxLength: number,
  isPlain: boolean,
  placed = true,
  counted = false,
): string {
  const isNowhere = placed && placeName(copy) === null;
  const { text } = hookLine(copy, {
    maxLength,
    max: 0,
    nearby: false,
    beds: counted || !placed || isNowhere,
    words: !isPlain,
    placed,
  });
  const home = text.replace(/\.$/, '');
  return isNowhere ? onStreet(copy, home) : home;
}

/** Where no neighborhood is known, its street says where. */
function onStreet({ facts }: Copy, home: string): string {
  const street = streetOf(facts.street);
  return street ? `${home} on ${street}` : home;
}

function streetOf(address: string | null): string | undefined {
  const [, street] =
    /^\d+\S* ((?:[\p{L}.'’]+ ?){1,3}?)(?:,? (?:#|unit|apt|apartment|ph|suite|ste)\b.*|,? #.*)?$/iu.exec(
      address ?? '',
    ) ?? [];
  return street?.trim();
}

/** " in Larkmere", " on Mill Lane" where no more than the city is known, or nothing. */
export function wherePhrase(copy: Copy): string {
  const place = placeName(copy);
  const street = streetOf(copy.facts.street);
  if (place && place !== copy.facts.city) return ` ${inPlace(place)}`;
  return street ? ` on ${street}` : place ? ` ${inPlace(place)}` : '';
}
