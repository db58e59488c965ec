import { splitSentences } from '../../english/sentences/rules.ts';
import type { Claim, FactSheet, Script } from '../schema.ts';
import { deniedTerms, type IndexedFact, indexSheet } from './index-sheet.ts';
import { isAssertion } from './is-assertion.ts';
import { findTerms, type Term } from './lexicon/find-terms.ts';
import { readWords, type Word } from './lexicon/stem-words.ts';
import { lostQualifiers } from './lost-qualifiers.ts';
import { nearestFirst } from './nearest-first.ts';
import { readNames } from './read-names.ts';
import { type Quantity, readNumbers } from './read-numbers.ts';
import { supportQuantity } from './support-quantity.ts';
import { supportName, supportPair, supportTerm } from './support-term.ts';

/** `isNearest` asks for the fact a claim is most likely about. Costs more, and doesn't change whether there is one. */
type Options = { isNearest?: boolean };

/** Every claim of every turn with the fact that backs it. A claim without `factId` has none, or has lost its limit. */
export function checkClaims(script: Pick<Script, 'turns'>, sheet: FactSheet, options: Options = {}): Claim[] {
  return [...statedClaims(script, sheet, options), ...lostQualifiers(script.turns, sheet)];
}

/** The claims of each turn on its own. */
export function statedClaims(
  script: Pick<Script, 'turns'>,
  sheet: FactSheet,
  options: Options = {},
): Claim[] {
  const facts = indexSheet(sheet);
  return script.turns.flatMap(({ id, text, factIds, isGeneral, ownWords = [] }) => {
    const own = facts.filter((fact) => factIds.includes(fact.id));
    const claims = checkText(id, text, { facts, own: own.length > 0 ? own : facts, ...options });
    // General knowledge belongs to no fact; anything added to it later does.
    if (isGeneral) return claims.filter(({ claim }) => !ownWords.includes(claim));
    return claims.filter(({ factId, claim }) => factId !== undefined || !ownWords.includes(claim));
  });
}

/** The same for any text: a post, an email, a page. */
export function checkClaimsInText(text: string, sheet: FactSheet, options: Options = {}): Claim[] {
  const facts = indexSheet(sheet);
  return checkText('text', text, { facts, own: facts, ...options });
}

type Backing = { facts: readonly IndexedFact[]; own: readonly IndexedFact[] };

/** Figures and materials need backing from the facts that a turn names; everything else from any fact on the sheet. */
function checkText(turnId: string, text: string, { isNearest, ...backing }: Backing & Options): Claim[] {
  const carriers = rememberCarriers(backing);
  return splitStatements(text).flatMap((statement) => {
    const near = isNearest ? nearBacking(statement, backing) : backing;
    const found = claimsOf(statement, near, isNearest ? rememberCarriers(near) : carriers);
    return found.map((claim) => ({ turnId, ...claim }));
  });
}

function nearBacking(statement: string, { facts, own }: Backing): Backing {
  const words = readWords(statement);
  const nearest = nearestFirst(facts, words);
  return { facts: nearest, own: own === facts ? nearest : nearestFirst(own, words) };
}

type Carriers = {
  ofTerm: (term: Term, denied: boolean | undefined) => string | undefined;
  ofPair: (left: Term, right: Term) => string | undefined;
};

/** Finding the fact for a claim scans the whole sheet, so repeated claims are looked up only once. */
function rememberCarriers({ facts, own }: Backing): Carriers {
  const known = new Map<string, string | undefined>();
  const once = (key: string, find: () => string | undefined) => {
    if (!known.has(key)) known.set(key, find());
    return known.get(key);
  };
  return {
    ofTerm: (term, denied) =>
      once(`${term.kind}|${term.name}|${term.text}|${denied}`, () => {
        // Prefer what the turn says it states: "a dozen kitchens worth trying" isn't about the home's kitchen.
        const carrier = supportTerm(term, own, denied);
        return carrier !== undefined || isPrecise(term) || own === facts
          ? carrier
          : supportTerm(term, facts, denied);
      }),
    ofPair: (left, right) =>
      once(`${left.name}|${left.text}|${right.name}|${right.text}`, () => supportPair(left, right, facts)),
  };
}

/** Nobody says longer sentences. A sentence without an end is read in pieces, to keep the cost linear. */
const maxStatement = 600;

function splitStatements(text: string): string[] {
  return splitSentences(text).flatMap((part) => (part.length > maxStatement ? cutAtSpaces(part) : [part]));
}

function cutAtSpaces(statement: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  while (statement.length - from > maxStatement) {
    const space = statement.lastIndexOf(' ', from + maxStatement);
    const to = space > from ? space : from + maxStatement;
    pieces.push(statement.slice(from, to));
    from = to;
  }
  return [...pieces, statement.slice(from)];
}

type Found = Omit<Claim, 'turnId'>;

function claimsOf(statement: string, { facts, own }: Backing, carriers: Carriers): Found[] {
  const words = readWords(statement);
  const stems = words.map(({ stem }) => stem);
  const all = findTerms(words);
  const terms = all.filter((term, at) => isClaim(term, all[at + 1], stems));
  const names = readNames(statement);
  const isQuestion = /\?["”]?\s*$/.test(statement);
  const denied = deniedTerms(statement);
  const context = { terms: terms.map(({ name }) => name), names: names.flatMap(({ tokens }) => tokens) };
  const found: Found[] = readNumbers(statement).map((quantity) => ({
    claim: quantityText(statement, quantity),
    kind: kindOf(quantity),
    ...carriedBy(supportQuantity(quantity, own, { ...context, behind: wordsBehind(words, quantity) })),
  }));
  for (const term of terms) {
    const polarity = isQuestion || term.kind !== 'amenity' ? undefined : denied.has(term.name);
    found.push({
      claim: term.text,
      kind: term.kind,
      ...carriedBy(carriers.ofTerm(term, polarity)),
    });
  }
  terms.forEach((term, at) => {
    const next = terms[at + 1];
    const describes =
      next &&
      next.from === term.to &&
      /^(?:material|condition|brand|direction)$/.test(term.kind) &&
      next.kind === 'amenity';
    if (describes)
      found.push({
        claim: `${term.text} ${next.text}`,
        kind: term.kind,
        ...carriedBy(carriers.ofPair(term, next)),
      });
  });
  for (const name of names)
    found.push({ claim: name.text, kind: 'name', ...carriedBy(supportName(name, facts)) });
  const isStated = isAssertion(statement);
  return found.filter(
    (claim) =>
      claim.factId !== undefined || (!isTalk(claim, statement) && (isStated || isPresumed(claim, statement))),
  );
}

/** Things any home has, and any day of the week, aren't claims: "through the front door", "on a Saturday". */
function isTalk({ kind, claim }: Found, statement: string): boolean {
  const at = statement.toLowerCase().indexOf(claim.toLowerCase());
  const before = statement.slice(0, at);
  if (kind === 'date') return anyDay.test(before) || !isAppointment(statement, at, claim);
  if (/\b(?:people|somebody|neighbor)['’]s\s+$/i.test(before)) return kind === 'amenity';
  // Nobody brags about sharing something.
  if (/^shared$/i.test(claim)) return true;
  return kind === 'amenity' && everyday.test(claim) && definite.test(before);
}

const definite = /\b(?:the|that|those|its|your|my|our)\s+$/i;
/** A day with a number, "on Saturday", or a month next to an event is a claim; "sit there in January" is small talk. */
function isAppointment(statement: string, at: number, claim: string): boolean {
  if (/\d/.test(claim)) return true;
  const [before, after] = [statement.slice(0, at), statement.slice(at + claim.length)];
  return (
    /^\s*,?\s*(?:the\s+)?(?:\d|twenty|thirty|first|second|third|\w+th\b)/i.test(after) ||
    /\b(?:on|this|next|last|since)\s+$/i.test(before) ||
    happening.test(statement)
  );
}

const happening =
  /\b(?:open house|open to|visitors?|showings?|offers?|auction|estate sale|available|vacant|ready|due|deadline|listed|closing|move[- ]in|built|renovated|replaced|installed|redone|updated|painted)\b/i;

/** A host's own dog isn't a claim. */
const presuming = /\b(?:the|that|those|its|your)\s+$/i;
/** A day without a date. */
const anyDay =
  /\b(?:an?|any|every|each|some|no|one|free|spare|rainy|sunny|quiet|slow|lazy|by|until|like a?)\s+(?:\w+\s+)?$/i;

/** A plan may mention anything a home can have; figures, names and "the wine cellar" still imply a fact. */
function isPresumed({ kind, claim }: Found, statement: string): boolean {
  if (kind === 'distance' || kind === 'number') return !smallTalk.test(claim);
  // "I'd bring a marble and set it on the floor."
  if (kind === 'material') return !new RegExp(`\\ba ${claim}(?! \\p{L})`, 'iu').test(statement);
  if (kind !== 'amenity' && kind !== 'condition' && kind !== 'place' && kind !== 'direction') return true;
  const at = statement.toLowerCase().indexOf(claim.toLowerCase());
  return kind === 'amenity' && presuming.test(statement.slice(0, at)) && !everyday.test(claim);
}

/** "Sit there for five minutes", "two taps at once". */
const smallTalk = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|a few|half)\b/i;
/** Things every home has. */
const everyday =
  /^(?:front |back )?(?:doors?|windows?|walls?|floors?|ceilings?|roof|rooms?|kitchens?|bedrooms?|baths?|bathrooms?|closets?|showers?|sinks?|stairs|lights?|heat|house|home|building|block|street|hallway|entry|yard|lobby|appliances|cabinets|counters|drawers?|stove|oven|fridge|dishwasher|tub|basement|living room|wiring|plumbing|pipes|dogs?|cats?|inspection|grill|tax|taxes|fee|mailbox|lawn)$/i;

/** The noun for a figure often follows it directly: "48-inch range". */
function wordsBehind(words: readonly Word[], { end, unit }: Quantity): string[] {
  // "Ten minutes away" is true of many places, so there the place is what matters.
  if (isDistance(unit)) return [];
  const behind = words.filter(({ start }) => start >= end).slice(0, 3);
  return behind.map(({ stem }) => stem).filter((stem) => stem.length > 3);
}

/** Materials, makers, dates and directions depend on a specific fact, just as figures do. */
function isPrecise({ kind }: Term): boolean {
  return kind === 'material' || kind === 'brand' || kind === 'direction' || kind === 'date';
}

const carriedBy = (factId: string | undefined) => (factId === undefined ? {} : { factId });

function quantityText(statement: string, { start, end, unit }: Quantity): string {
  const behind =
    unit && unit !== 'money' && unit !== 'year'
      ? (/^[\s-]*[\p{L}]+(?:\s(?:feet|foot))?/u.exec(statement.slice(end))?.[0] ?? '')
      : '';
  return `${statement.slice(start, end)}${behind}`;
}

function isDistance(unit: string | undefined): boolean {
  return unit !== undefined && /^(?:minute|mile|block|hour)$/.test(unit);
}

function kindOf({ unit }: Quantity): Claim['kind'] {
  if (unit === 'money') return 'money';
  if (unit === 'year' || unit === 'time') return 'date';
  return isDistance(unit) ? 'distance' : 'number';
}

const beforeCondition =
  /^(?:is|are|was|were|been|be|it's|fully|recently|newly|completely|freshly|all|has|have)$/;

/** "New", "open" and "large" are claims only next to a thing or after "is"; elsewhere they're just talk. */
function isClaim(term: Term, following: Term | undefined, stems: readonly string[]): boolean {
  // "Two and a half baths" is a number, not a half bath.
  if (term.name === 'half bath' && stems[term.from - 1] === 'a' && stems[term.from - 2] === 'and')
    return false;
  // "The story of a home" isn't about floors.
  if (/^story$/i.test(term.text) && stems[term.to] === 'of') return false;
  if (term.kind !== 'condition') return true;
  const next = following?.from === term.to ? following : undefined;
  return (
    (next !== undefined && next.kind !== 'condition') || beforeCondition.test(stems[term.from - 1] ?? '')
  );
}
