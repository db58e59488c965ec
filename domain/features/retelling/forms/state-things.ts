import { fixArticles } from '#domain/english/article-for.ts';
import { headOf, isPlural, withArticle } from '#domain/english/with-article.ts';
import { makers } from '../../data/modifier-words.ts';
import { oneOfIt } from '../../read-tail.ts';
import { dropFlattery } from './drop-flattery.ts';

/** More items than a listener can remember. */
const maxItems = 4;
const maxWords = 20;
/** A list within a list: we can't tell where the inner one ends. */
const opensList =
  /\b(?:including|such as|like|from|between|both|each|of which|equipped with|complete with)\b|:/i;
/** "Quiet, sunny room": the first word isn't an item. */
const unfinished =
  /^(?:north|south|east|west)$|(?:^|\s)(?:large|private|new|newer|open|formal|separate|custom|original|oversized|bright|quiet|sunny|airy|spacious|modern|sleek|elegant|dramatic|en[ -]?suite|\p{L}+-(?:facing|like|filled|inspired)|(?!bed|shed|red)\p{Ll}+ed)$/u;
const pair =
  /\b(?:washers? and (?:\p{L}+ )?dryers?|heat(?:ing)? and (?:air|cooling|hot)|living and dining|dishwasher and|moldings and|closet and|archways and)\b/iu;
/** Not an item, but what the items do for the home. */
const remark =
  /^(?:\p{L}+ed (?:with|by|in|to|for|from|as|at|on)\b|(?:(?:currently|now) )?(?!soaring|towering|stunning|striking|sweeping)\p{L}{3,}ing (?:\d[\d,]*|as|an?|the|its?|to|you|your|for|both|every|all|from|across|over|in|on|into|with|up|through|around|abundant|natural|endless)\b|(?:offering|providing|creating|making|giving|bringing|adding|ensuring|featuring|including|showcasing|allowing|boasting|perfect\w*|ideal\w*|with|which|where|while|though|(?:one|each|both|all) (?:of|with|is|are|has|have|measuring|featuring|in|on|just|within|while|from|set|offering|located|right|part)|great for|alongside|in which|that|who|whose|drenched|flooded|included|or|yet|but|just|steps|surrounded|blanketed|offered|designed|located|situated|set|complete)\b)/iu;
/** What an item does for the home, according to the ad. */
const effect =
  /-(?:stunning|perfect|ideal) .*$| (?:allowing|providing|creating|making|ensuring|bringing|flooding|filling|adding|giving) .*$/i;
/** Qualifiers that can't be dropped after an item. */
const limit =
  /\b(?:shared|common|communal|available|fee|rent\w*|leas\w+|extra|cost|wait ?list\w*|potential|could|can|may|might|would|if|subject|approval|approved|permit\w*|purchase|not|no|under|planned|pending|proposed|currently|unfinished|needs?|separate\w*|other|except|only|optional|future)\b|\$/i;
const tightDash =
  /(?<=\p{Ll})(?:\s?[—–]\s?|-)(?=(?:perfect|ideal|making|creating|offering|capturing|all|where|complete|giving|providing|ensuring|blending|featuring|each|one|an|and|including|with|rumored|originally|just) )/giu;
const purpose =
  /,? (?:designed |perfect |ideal |great )?for (?:both )?(?:ultimate|utmost|complete|total|added|extra|maximum|optimal|year-round|effortless|easy|seamless|everyday|al fresco|entertaining|relaxing|relaxation|(?:great |abundant |ample )?natural light)\b[^,]*$/i;
/** "A generous 1,310 square feet". */
const bigNumber =
  /^an? (?:generous|impressive|expansive|sprawling|massive|rare|remarkable|whopping) (?=[\d,]+ )/i;
/** An "item" only in an ad. */
const adThing =
  /^the (?:comfort|convenience|security|benefit|luxury|ease|privacy) of\b|^one of (?:the|its)\b|\b(?:charm|location|elegance|value|touch(?:es)?|character|comfort|convenience|craftsmanship|privacy|style|flow|security of|proportions|scale|finishes|vibe|ambiance|serenity|sophistication|possibilities|potential|opportunit\w+|community|light|sunlight|attention|income|occupancy|stability|returns|history|upgrades|amenities)$/;

/** "The Museum of History" is a place. */
const isAdThing = (thing: string) => adThing.test(thing) && !/ \p{Lu}\p{Ll}+$/u.test(thing);

/** "The super lives next door": a sentence in the list, not an item. */
const clause =
  /^the (?:home|property|unit|apartment)\b|^(?:the|its|there|it|this|each) (?:[\p{L}-]+ ){0,4}(?:is|are|lives?|has|have|was|offers|features|includes|can|there)\b/iu;

/** The items of a list, or undefined if we can't tell what belongs together. */
export function thingsOf(list: string): string[] | undefined {
  const [text = '', ...asides] = list
    .replace(/\.$/, '')
    .replace(/ \([^)]*(?:\$|best|photos)[^)]*\)/gi, '')
    .replace(tightDash, ', ')
    .replace(
      /,? (?:as well as|along with|together with|plus) (?=\p{Ll})(?!(?:for|in|on|of|to|with|from|by|at) )/gu,
      ', ',
    )
    .replace(/,? and (?:much |so much )?more$/i, '')
    .split(/\s?[—–](?!\d)\s?/);
  // "The park, the mill, and the bakeries, bars, and sheds of Oak Street": a list in a list.
  if ((text.match(/, and /g)?.length ?? 0) > 1) {
    const [, own, inner = ''] = innerList.exec(text) ?? [];
    return own === undefined || limit.test(inner) ? undefined : thingsOf(own);
  }
  if (/[;:?]/.test(text) || asides.some((aside) => limit.test(aside))) return undefined;
  const chunks = text.split(/,\s+(?!\d{3}\b)(?:and\s+)?/).map((chunk) => chunk.trim().replace(bigNumber, ''));
  const own = ownThings(chunks);
  if (own === undefined) return undefined;
  const last = own.at(-1) ?? '';
  const hasLastAnd = own.length === chunks.length && /,\s+and\s+[^,]+$/.test(text);
  const parts = hasLastAnd || own.length < 2 ? own : [...own.slice(0, -1), ...twoOf(last)];
  const things = mergeAdjectives(parts);
  if (things.slice(0, -1).some((thing) => unfinished.test(thing) || makers.includes(thing))) return undefined;
  return things.some((thing) => thing === '') ? undefined : things;
}

/** "Four baths, and a hall filled with books, maps, and prints": the second list belongs to the hall. */
const innerList = /^(.*?, and [^,]*?) (?:(?:filled |lined )?with|featuring|including) ([^,]*,.*, and .*)$/;

/** The list up to where it starts praising its items. Undefined if the rest belongs to the items after all. */
function ownThings(chunks: readonly string[]): string[] | undefined {
  const remarkAt = chunks.findIndex((chunk, at) => at > 0 && remark.test(chunk));
  const useAt = chunks.findIndex((chunk) => use.test(chunk));
  const end = Math.min(...[remarkAt, useAt + 1].filter((at) => at > 0), chunks.length);
  const rest = chunks.slice(end);
  // "A pool, which is shared" needs its qualifier, and "three bedrooms, all with closets" is one item.
  if (rest.some((chunk) => limit.test(chunk))) return undefined;
  if (end === 1 && rest.length === 1 && /^(?:all|each|both|one|with|including)\b/i.test(rest[0] ?? ''))
    return undefined;
  return chunks.slice(0, end).map((chunk) =>
    chunk
      .replace(use, '')
      .replace(effect, '')
      .replace(purpose, '')
      .replace(/ included$/, ''),
  );
}

const maxAdjectives = 3;

/** "A sunny, quiet den" is one thing. */
function mergeAdjectives(parts: readonly string[]): string[] {
  const merged: string[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    const isOpen = last !== undefined && unfinished.test(last) && last.split(' ').length <= maxAdjectives;
    if (isOpen) merged.splice(-1, 1, `${last}, ${part}`);
    else merged.push(part);
  }
  return merged;
}

/** "Nine hearths and cork floors" ends a list without a comma before "and". */
function twoOf(last: string): string[] {
  const [one = '', two, ...more] = last.split(/ and /);
  const isOne = two === undefined || more.length > 0 || pair.test(last) || /\b(?:with|of|in|for)\b/.test(one);
  return isOne ? [last] : [one, two];
}

/** "A bonus nook perfect as a library, an office": the rest of the list are uses, not items. */
const use = / (?:perfect|ideal|great|suitable|suited) (?:for|as) .*$/i;

/** The items of a list with articles; unchanged if we can't tell what belongs together. */
export function nameThings(list: string): string {
  const things = thingsOf(list);
  return things && things.length <= maxItems ? join(things.map((thing) => nameThing(thing))) : list;
}

/** "Access to the ferry, the market and Pier Park": the access is to all three. */
const reaching =
  /^([^,]*?\b(?:views?|vistas?|exposures?|access|proximity) (?:of|to|over|spanning)) (.+,.+)$/i;
const place =
  /^(?:the |\p{Lu}|\d|parks|shopping|shops|dining|restaurants|public|transit|transportation|major|boutiques?|specialty|multiple|cultural|galleries|green)/u;

const onlyUse = /, (?:perfect|ideal|great) for [^;]*$/i;

/** "It has" and all items in one statement, or in two if there are many. */
export function stateThings(start: string, list: string): string[] {
  // "Two decks - a roof deck and a porch": the second names the first.
  const [first = '', named, ...others] = list.replace(onlyUse, '').split(/ - (?=an? |one )/);
  if (named !== undefined) return others.length === 0 ? [`${start} ${first}, ${named}`] : [];
  const [, reach, places] = reaching.exec(list) ?? [];
  if (reach && places && thingsOf(places)?.every((one) => place.test(one)))
    return stateThings(`${start} ${reach}`, places);
  const all = thingsOf(list);
  if (!all) return list.split(',').length > maxItems || /[;:?—–]/.test(list) ? [] : [`${start} ${list}`];
  const things = calmStarts(all).filter(
    (thing) => !isAdThing(thing) && !isEmpty(thing) && !clause.test(thing),
  );
  if (things.length === 0) return [];
  const said = `${start} ${join(things.map((thing) => nameThing(thing)))}`;
  if (things.length <= maxItems && countWords(things.join(' ')) <= maxWords) return [said];
  const cut = cutOf(things);
  if (cut === undefined) return things.length <= maxItems ? [said] : [];
  return [things.slice(0, cut), things.slice(cut)].flatMap((part) => stateThings(start, join(part)));
}

/** Every home has one; only the praise made it worth mentioning. */
const empty =
  /^(?:(?:an?|its|the) )?(?:floor ?plan|layout|spaces?|rooms?|storage|appliances|finishes|views?|details?|closets?|design|lighting|windows|fixtures|lots?)$/i;
const isEmpty = (thing: string) => empty.test(dropFlattery(thing));

/** "Attached garage, Fenced yard": capitals from a bulleted list. */
function calmStarts(things: string[]): string[] {
  const isList = things.length > 1 && things.every((thing) => /^\p{Lu}\p{Ll}+[ -]\p{Ll}/u.test(thing));
  return isList
    ? things.map((thing) =>
        makers.some((maker) => thing.startsWith(maker))
          ? thing
          : thing.charAt(0).toLowerCase() + thing.slice(1),
      )
    : things;
}

/** "Oak floors restored throughout". */
const many =
  /^(?:[\p{L}-]+ ){0,4}(?:floors|ceilings|windows|walls|counters|countertops|closets|shades|doors|fixtures|moldings|cabinets|appliances|bedrooms|baths|bathrooms|fireplaces|spaces|decks|features)\b(?! (?:system|area|room|space))/iu;

/** "There's" or "there are", to agree with the first item. */
export function thereIs(list: string): string {
  const first = (thingsOf(list)?.[0] ?? list).split(' and ')[0] ?? '';
  return isPlural(first) ||
    many.test(first) ||
    /^(?:two|three|four|five|six|several|multiple|\d{1,2}) /i.test(first)
    ? 'There are'
    : "There's";
}

const countWords = (text: string) => text.split(' ').length;

/** Where a list can be split without separating an item from its qualifiers. */
function cutOf(things: readonly string[]): number | undefined {
  const middle = Math.ceil(things.length / 2);
  return [middle, middle - 1, middle + 1].find(
    (at) => at > 0 && at < things.length && !things.slice(0, at).some((thing) => opensList.test(thing)),
  );
}

function nameThing(thing: string): string {
  const wantsOne =
    countWords(thing) <= maxNameWords &&
    !/^(?:ample|abundant|plenty|enough|more|extra) /i.test(thing) &&
    /^[\p{Ll}\d]/u.test(thing) &&
    (oneOfIt.test(headOf(thing)) || countable.test(headOf(thing))) &&
    !/ and /.test(headOf(thing));
  return fixArticles(wantsOne ? withArticle(thing) : thing);
}

const maxNameWords = 6;
/** In addition to the things listings count most often. */
const countable =
  /(?:system|lounge|layout|intercom|unit|area|hall|facade|lot|building|doorman|super|gym|playroom|courtyard|house|fire pit|dishwasher|microwave|concierge|roof|dog run|gallery|floor plan|floorplan|mudroom|sunroom|cleaner|store|nook|park|TV|barbecue|BBQ)$/i;

export const join = (items: readonly string[]) =>
  items.length < 3
    ? items.join(/ (?:and|with|for) /.test(items[0] ?? '') ? ', and ' : ' and ')
    : `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`;
