import { articleFor } from '#domain/english/article-for.ts';
import { upperFirst } from '#domain/english/upper-first.ts';
import { makers } from '../data/modifier-words.ts';
import { oneOfIt } from '../read-tail.ts';
import { adPhrases, agentTalk, people } from './data/ad-words.ts';
import { hasPraise } from './drop-praise.ts';
import { areMany } from './plain-predicate.ts';
import { type Clause, readClause, writeClause } from './read-clause.ts';
import { joinThings } from './say-things.ts';
import { limit } from './split-clauses.ts';

const listVerb = /^(?:has|have|includes?|contains?|offers?|covers?|permits?|allows?)$/i;
const maxItems = 4;
/** More than a listener can take in, in any number of statements. */
const maxAll = 16;
const maxWords = 25;

/** "The kitchen has" and six items becomes two statements of three; items every home has are left out. */
export function partItems(text: string): string[] {
  const clause = readClause(text);
  if (!clause) return [text];
  const isThere = /^there$/i.test(clause.subject) && /^(?:is|are)$/i.test(clause.verb);
  const isInverted = clause.subject === '' && /^(?:is|are)$/i.test(clause.verb);
  // "Has been repaired", "has hosted a fair": not a list of what it has.
  if (
    /^(?:been|become|hosted|undergone|received|served|featured|maintained|seen|won|kept)\b/.test(clause.rest)
  )
    return [text];
  if (!isThere && !isInverted && !listVerb.test(clause.verb)) return [text];
  // Another room's contents and mere examples aren't part of the list.
  if (otherOwner.test(clause.rest) || nextRoom.test(clause.rest)) return [text];
  const [access] = /^access to (?=.*,)/.exec(clause.rest) ?? [];
  if (access)
    return partItems(writeClause({ ...clause, rest: clause.rest.slice(access.length) })).map((part) =>
      part.replace(` ${clause.verb} `, ` ${clause.verb} ${access}`),
    );
  const nested = nestedIn(clause);
  if (nested) return [...partItems(writeClause(nested[0])), ...partItems(writeClause(nested[1]))];
  const items = itemsOf(clause.rest);
  // "The 1, A, and C lines" are named in full or not at all.
  const isLettered = items?.some((item) => /^(?:the )?[\p{Lu}\d]$/u.test(item));
  if (!items || isLettered || items.length > maxAll) return [text];
  const worthy = items
    .filter((item, at) => isTold(item, items[at - 1]) && !(isThere && at > 0 && around.test(item)))
    .map(withArticle);
  if (worthy.length === 0) return [];
  // "Chances to join the pool, the gym and the club": without the first words, the rest is untrue.
  if (!isTold(items[0] ?? '', undefined) && hangs.test(items[0] ?? '')) return [text];
  // "Control of the lights, shades and locks": all of them depend on "of".
  if (worthy.length > maxItems && governs.test(items[0] ?? '')) return [text];
  // "With board approval" at the end may apply to all of them.
  if (worthy.length > maxItems && limit.test(items.at(-1) ?? '')) return [text];
  // "Spanning three floors, the house has" is said once; a location is repeated each time.
  const again = isPlaceLead.test(clause.lead)
    ? clause
    : { ...clause, lead: '', subject: upperFirst(clause.subject) };
  return tellAll(worthy, (chunk) => tell(chunk[0] === worthy[0] ? clause : again, chunk, isThere));
}

/** The building and the street don't belong to the home. */
const around = /^an? (?:[\p{L}-]+,? )*(?:building|block|condominium|association|community|neighborhood)\b/iu;
const otherOwner =
  /\bwith (?:the|one|each|both) [^,]*?\b(?:boasting|featuring|offering|having|including)\b|\bsuch as\b|\bper (?:month|year) in addition to\b/i;
/** "A closet, and leads to a bath with a tub, a bench, …": the list is the bath's. */
const nextRoom = / and (?:leads?|opens?|connects?) (?:directly |out )?(?:to|onto|into) .*,/;
const isPlaceLead =
  /^(?:in|on|at|inside|outside|upstairs|downstairs|above|below|off|within|across|behind)\b/i;
const governs =
  /\b(?:access to|control (?:of|over)|views? (?:of|to)|close to|proximity to|mix of|variety of|combination of|space for|room for|(?:minutes|steps|blocks) (?:from|to)|from|between|by)\b/i;
const hangs = /(?<!-)\b(?:along|of|from|between|across|over|in|on|by|to|for|including)\b/;

/** Items that only praise or mention people are dropped. "Along floors, walls and counters" stays together. */
function isTold(item: string, before: string | undefined): boolean {
  const isBound = before !== undefined && hangs.test(before) && !item.includes(' ');
  if (saysNothing.test(item)) return isBound;
  return (
    !people.test(item) &&
    !agentTalk.test(item) &&
    !adPhrases.some((phrase) => phrase.test(item)) &&
    !hasPraise(item)
  );
}

function tell(clause: Clause, items: readonly string[], isThere: boolean): string {
  // "Harbor, mill and city views" are views.
  const areViews = /^\p{L}+$/u.test(items[0] ?? '') && /\bviews\b/.test(items.at(-1) ?? '');
  const verb = isThere ? (areViews || areMany(items[0] ?? '') ? 'are' : 'is') : clause.verb;
  return `${writeClause({ ...clause, verb, rest: joinThings(items) })}.`;
}

/** As many items per statement as one breath allows. */
function tellAll(items: readonly string[], say: (chunk: string[]) => string): string[] {
  const fits = (chunk: string[]) =>
    chunk.length <= perStatement &&
    say(chunk).split(' ').length <= maxWords &&
    say(chunk).split(/,(?!\d)/).length <= maxItems;
  // Split five items into three and two rather than four and one.
  const perStatement = Math.ceil(items.length / Math.ceil(items.length / maxItems));
  const chunks: string[][] = [];
  for (const [at, item] of items.entries()) {
    const last = chunks.at(-1);
    if (last && fits([...last, item])) last.push(item);
    // "A bar with cork shelves, a sink, and a cooler": alone, the cooler would no longer belong to the bar.
    else if (!items.slice(0, at).some(mayGoOn)) chunks.push([item]);
  }
  return chunks.map(say);
}

/** An item whose own list may not be over; a room "with" something is one of several rooms. */
const mayGoOn = (item: string) =>
  / (?:with|including|featuring) /.test(item) &&
  !/(?:room|bedroom|bath|bathroom|kitchen|suite|terrace|deck|garage|office|den|library|patio|yard|balcony|floors?|ceilings|windows|doors) (?:with|including|featuring) /i.test(
    item,
  );

/** "A den, and a bath with a tub, a vanity, and a bench": the second list belongs to the bath. */
function nestedIn(clause: Clause): [Clause, Clause] | undefined {
  const found =
    /^(.+?,? and )((?:an?|the) (?:[\p{L}\d-]+ ){0,4}?(bath|bathroom|kitchen|suite|terrace|deck|laundry room|closet|garage|office|patio|yard|backyard|pantry|living room|family room|great room|bedroom)) (?:with|featuring|including) ([^,]+, .+ and .+)$/u.exec(
      clause.rest,
    );
  if (!found) return undefined;
  const [, before = '', thing = '', , list = ''] = found;
  if (/\b(?:with|and) /.test(before.replace(/,? and $/, '').replace(/washer and dryer/, '')))
    return undefined;
  return [
    { ...clause, rest: `${before}${thing}` },
    { lead: '', subject: upperFirst(`the ${thing.replace(/^(?:an?|the) /, '')}`), verb: 'has', rest: list },
  ];
}

/** The items of a list; undefined if the text isn't a list or changes its form halfway. */
function itemsOf(rest: string): string[] | undefined {
  const text = rest
    .replace(/\.$/, '')
    .replace(/,?\s+(?:as well as|along with|in addition to|plus)\s+/gi, ', and ');
  const chunks = text
    .split(/,\s+/)
    .flatMap((chunk, at, all) => (at === all.length - 1 ? lastOf(chunk, all.length) : [chunk]));
  const items: string[] = [];
  let isOpen = false;
  for (const [at, chunk] of chunks.entries()) {
    const item = chunk.replace(/^(?:and|plus|or) /i, '');
    const isLast = at === chunks.length - 1;
    if (/^or /i.test(chunk)) return undefined;
    if (isOpen) items.push(`${items.pop()}, ${chunk}`);
    // "A kitchen, with an island".
    else if (items.length > 0 && belongs.test(item))
      items.push(`${items.pop()}${/^(?:one|each|all|both|some|most)\b/i.test(item) ? ',' : ''} ${item}`);
    else items.push(item);
    isOpen = !isLast && isUnfinished(item);
    if (/^and /i.test(chunk) && !isLast && !/^and /i.test(chunks[at + 1] ?? '')) return undefined;
  }
  if (items.length > 1 && !/^(?:and|plus) /i.test(chunks.at(-1) ?? '')) return undefined;
  if (isOpen || items.some((item) => oddItem.test(item))) return undefined;
  return items;
}

/** "B and C" at the end are two things, "an oak and marble bar" is one. */
function lastOf(chunk: string, count: number): string[] {
  const parts = chunk.split(/ and /);
  if (
    count < 2 &&
    parts.length === 2 &&
    parts.some((part) => saysNothing.test(part)) &&
    !saysNothing.test(chunk)
  )
    return [parts[0] as string, `and ${parts[1]}`];
  if (/^(?:and|plus) /i.test(chunk) || count < 2) return [chunk];
  const [one = '', two = ''] = parts;
  const isPair = /^(?:an?|\d+|two|three) /i.test(two) || /s$/.test(one) || oneOfIt.test(one);
  return parts.length === 2 && isPair && !/^washer$/i.test(one.split(' ').at(-1) ?? '')
    ? [one, `and ${two}`]
    : [chunk];
}

const belongs =
  /^(?:with|in|on|at|for|from|to|of|by|off|overlooking|facing|opening|leading|including|featuring|(?:each|all|both|one)(?= (?:of|with|in|on|has|have|is|are|for|facing|overlooking|featuring|offering|to|at)\b)|currently|used|that|some|most|\p{L}+ed (?:by|with|in|to|from|as))\b(?!-)|^(?:\p{L}+ )?(?:seating|dining|lounging|grilling)$/iu;
const oddItem =
  /^(?:which|where|while|but|so|is|are|has|have|it|they|making|creating|perfect|ideal|then|also|shares?|opens|leads|overlooks?|sits|flows?|connects?|features?|includes?|offers?|can|could|will|not)\b|^[^\p{L}\d]|\b(?:the|an?|and|of|with|to|for|its)$/iu;
const adjective =
  /(?:^|\s)(?:own|manicured|covered|quiet|large|private|new|newer|open|formal|separate|custom|original|oversized|updated|renovated|remodeled|wide|deep|tall|fenced|landscaped|gated|heated|covered|high|modern|stainless|northern|southern|eastern|western|north|south|east|west|attached|detached|historic|classic|fully|tree-lined|Wolf|Miele|Bosch|Viking|Thermador|Sub-Zero|Gaggenau|black|white|grey|gray|green|blue|clean|secure|glass-enclosed|wood-burning|integrated|full-time|24-hour|dedicated|boutique|retail|living|dining|kitchen,)$|-(?:bedroom|bath|bathroom|story|foot|floor|wide|sized?|zone|inch|fixture|unit|facing|lined)$/;

/** "A quiet, leafy block", "a three-bedroom, two-bath duplex", "northern, southern and western views". */
const isUnfinished = (item: string) => adjective.test(item) || isMaker(item);
/** "Bosch, Wolf and Miele appliances". */
const isMaker = (item: string) => makers.some((maker) => item === maker);

/** Every home has these; only the praise made them worth mentioning. */
const saysNothing =
  /^(?:(?:an?|the|plenty of|more|other|new|large|modern|multiple|additional|high|lots of|quality|extra) )*(?:appliances|cabinetry|cabinets|lighting|fixtures|finishes|details|touches|accents|closets?|storage|counters|countertops|(?:counter|closet|cabinet|storage|living|wall)(?: and \w+)? space|space|spaces|rooms?|views?|light|natural light|sunlight|windows|ceilings|floors|flooring|stone(?: and hardware)?|services(?: and amenities)?|fixtures and finishes|proportions|materials|hardware|design|layout|floor ?plan|amenities|features|upgrades|privacy|security|service|access|flow|exposure|room|charm|style)$|^(?:the )?(?:kitchens?|bathrooms?|baths|bedrooms?)$/i;

const oneMore =
  /(?:^|[ -])(?:fence|lot|carport|microwave|dishwasher|freezer|faucet|foyer|vestibule|gallery|doorman|concierge|porter|super|manager|driveway|stoop|lounge|studio|gym|playroom|mudroom|lift|system|intercom|firepit|pit|area|rack|drawer|filler|generator|machine|thermostat|courtyard|solarium|sunroom|atrium|theater|cinema|court|alley|cabana|spa|heater|pump|panel|plan|layout|run|booth|banquette|peninsula|lawn|backyard|greenhouse|shed|workshop|package|entryway|roof|spot|unit|setup|condenser|furnace|boiler|range hood|bathtub|walkway|front|facade|roof|playground|clubhouse|sundeck|hallway|corridor|powder room|hot tub|chandelier|credenza|hutch|bookcase|ladder|projector|wardrobe|armoire|alcove|landing|skylight|garage|toilet|bidet|keypad|ceiling fan)$/i;

/** "Soaking tub" in a list becomes "a soaking tub". */
function withArticle(item: string): string {
  const head = item.split(
    / (?:with|of|in|on|over|at|from|for|off|to|by|wrapped|overlooking|facing|opening|leading|including|featuring|that|currently|used) /,
  )[0] as string;
  const isNamed =
    /^(?:an?|the|its|their|one|two|three|four|five|six|seven|eight|nine|ten|several|multiple|both|all|each|every|no|some|many|plenty|more|another|access|space|room|\d+(?![- ](?:hour|story|car|foot|inch|burner|zone|by)))\b/i.test(
      item,
    );
  const isOne =
    (oneOfIt.test(head) || oneMore.test(head)) &&
    !/ and /.test(head.replace(/washer and (?:\w+ )?dryer/i, ''));
  return isNamed || !isOne ? item : `${articleFor(item)} ${item}`;
}
