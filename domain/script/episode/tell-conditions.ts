import type { Home } from '../home.ts';
import type { Words } from '../scenes/fill-line.ts';
import type { Fact } from '../schema.ts';
import { beats } from './beats.ts';
import { spotIn } from './say-parking.ts';
import type { createScenePicker, Piece, PlannedLine } from './scene-picker.ts';
import { type WholeBuilding, wholeBuilding } from './whole-building.ts';

/** What could rule a buyer out, most serious first. */
const kinds =
  'status share income assets age cash occupancy auction unfinished drawn as-is work renovated-too tenant land closing offering free-of-board price units barred financing verify parking-price parking-rent approval assessment shared-work wait-list missing rules concession pictures'.split(
    ' ',
  );
const maxEarly = 2;
/** Who sells, who approves and what has to be done go together. */
const deals = new Set([
  'assets',
  'cash',
  'drawn',
  'tenant',
  'work',
  'renovated-too',
  'closing',
  'offering',
  'free-of-board',
]);
const maxDeals = 3;
/** Rules for living there; nobody needs them at the door. */
const houseRules = new Set([
  'barred',
  'rules',
  'concession',
  'approval',
  'missing',
  'assessment',
  'wait-list',
  'parking-rent',
  'pictures',
  'financing',
]);
/** Of two sentences on the same matter, the binding one comes first. */
const binding = /\b(?:must|income|limits?|restrict\w*|eligib\w*|only|no|not|required)\b/i;
/** Said no matter what else has to go. */
const worth = 1000;

const fragment =
  /^(?:Delivered|Rented|Leased|Occupied|Vacant|Sold|It's (?:delivered|rented|leased|occupied|vacant|sold))\b/;
/** "It's delivered vacant." after a sentence that names the unit. */
const isLeftOver = ({ id, value, aliases }: Fact, all: readonly Fact[]) =>
  fragment.test(value) &&
  all.some((one) => one.id !== id && one.aliases[0] === aliases[0] && !fragment.test(one.value));

/** "No board approval is required." after a sentence that already ends with it sounds like a mistake. */
const saidOnce = (facts: readonly Fact[]) =>
  facts.filter(
    ({ id, value }) =>
      !facts.some(
        (one) =>
          one.id !== id &&
          one.value.length > value.length &&
          one.value.toLowerCase().includes(value.toLowerCase().replace(/\.$/, '')),
      ),
  );

const plainLeave = /^(Pets|Dogs|Cats|Subletting|Rentals|Co-purchasing) (?:is|are) allowed\.$/;
/** "Subletting needs the board's approval. Subletting is allowed.": the rule with its limit stands. */
function withoutPlainLeave(text: string): string {
  const sentences = text.split(/(?<=\.) (?=\p{Lu})/u);
  const isLimited = (one: string) => {
    const [, matter] = plainLeave.exec(one) ?? [];
    return matter !== undefined && sentences.some((other) => other !== one && other.startsWith(`${matter} `));
  };
  return sentences.filter((one) => !isLimited(one)).join(' ');
}

/** How to see the home goes with whom to call. */
export const isShowingTerm = ({ aliases }: Fact) => aliases[0] === 'showing';

export type ToldConditions = { early: PlannedLine[]; later: Piece[] };

/** The first ones come before the tour, the others with the fees and rules. */
export function tellConditions(
  home: Home,
  { first, release }: ReturnType<typeof createScenePicker>,
  refused: ReadonlySet<string>,
): ToldConditions {
  const { conditions } = home;
  const rank = ({ aliases, value }: Fact) =>
    kinds.indexOf(aliases[0] ?? '') - (binding.test(value) ? 0.5 : 0);
  const building = wholeBuilding(home);
  const ordered = conditions
    .filter((fact) => !isShowingTerm(fact) && !refused.has(fact.id) && !isLeftOver(fact, conditions))
    .filter((fact) => !(building && isUnits(fact) && isToldOf(building, fact)))
    .sort((a, b) => rank(a) - rank(b));
  const say = (part: string, chapter: 'welcome' | 'outside' | 'questions', facts: readonly Fact[]) => {
    const ids = facts.map(({ id }) => id);
    const condition = {
      text: withoutPlainLeave(
        saidOnce(facts)
          .map(({ value }) => value)
          .join(' '),
      ),
      factIds: ids,
    };
    const said =
      first(part, chapter, { condition }, ids[0]) ?? first('condition-next', chapter, { condition }, ids[0]);
    if (said) release(said.scene);
    // The editor rejects one condition, not the way conditions are said.
    return (said?.lines ?? []).map((line, at) => (at === 0 ? line : { ...line, sceneId: ids[0] ?? '' }));
  };
  const money = beats.findIndex(({ name }) => name === 'money');
  const isEarly = (fact: Fact, at: number) => {
    const [kind = ''] = fact.aliases;
    if (houseRules.has(kind)) return false;
    return at < maxEarly || (deals.has(kind) && at < maxDeals);
  };
  const atTheDoor = ordered.filter(isEarly);
  // A buyer who asks early what could rule him out hears what isn't allowed, too.
  const isAsked = atTheDoor.some((fact) => !isUnits(fact));
  const withRules = ordered.filter((fact) => atTheDoor.includes(fact) || isHouseRule(fact));
  const early = ordered.filter(
    (fact) =>
      atTheDoor.includes(fact) ||
      (isAsked && (isBarred(fact) || (isHouseRule(fact) && wordsOf(withRules) <= maxBreathWords))),
  );
  const breaths = inBreaths(early);
  const later = ordered.filter((fact) => !early.includes(fact));
  // A buyer's extra payments belong with the other costs.
  const costs = later.filter((fact) => fact.aliases[0] === 'assessment' || isFlipTax(fact));
  // Mention the waiting list with the garage.
  const parking = isGarageTold(home) ? later.filter(isParkingLine) : [];
  const offers = later.filter(({ aliases }) => aliases[0] === 'concession');
  const rules = later.filter((fact) => ![...costs, ...parking, ...offers].includes(fact));
  const sayOf = (part: string, words: Words | undefined) =>
    words && !refused.has(words.text)
      ? (first(part, 'welcome', { condition: words })?.lines ?? []).map((line) => ({
          ...line,
          sceneId: words.text,
        }))
      : [];
  return {
    early: [
      ...sayOf('condition-mix', building?.mix),
      ...sayOf('condition-income', building?.income),
      ...breaths.flatMap((facts, at) => say(askFor(breaths, at, later.length === 0), 'welcome', facts)),
      ...(building?.units ? (first('building-papers', 'welcome')?.lines ?? []) : []),
    ],
    later: [
      ...costs.map((fact) => ({
        lines: say(isFlipTax(fact) ? 'condition-flip' : 'condition-cost', 'questions', [fact]),
        worth,
        // Monthly payments go with the fee.
        at: money + 0.005,
      })),
      ...parking.map((fact) => ({
        lines: say('condition-next', 'outside', [fact]),
        worth,
        at: beats.findIndex(({ name }) => name === 'parking') + 0.005,
      })),
      ...offers.map((fact) => ({
        lines: say('condition-offer', 'questions', [fact]),
        worth,
        at: money + 0.4,
      })),
      ...inBreaths(rules, maxRuleWords).map((facts, at) => ({
        lines: say(askLater(facts, at), 'questions', facts),
        worth,
        at: money + 0.5 + at / 100,
      })),
    ],
  };
}

/** A leased garage is always mentioned; other parking may not be. */
const isGarageTold = (home: Home) => {
  const cells = home.fact('parking')?.value ?? '';
  return /\bleased\b/i.test(cells) && spotIn(cells, 'leased') !== undefined;
};
const isParkingLine = ({ aliases, value }: Fact) =>
  aliases[0] === 'wait-list' && /\b(?:parking|garage)\b/.test(value);
/** Due once, and not always from the buyer. */
const isFlipTax = ({ value }: Fact) => /^There's a (?:[\d.]+% )?flip tax\b/.test(value);
const maxBreathWords = 22;
/** Rules go together, as far as one turn allows. */
const maxRuleWords = 27;
const isUnits = (fact: Fact | undefined) => fact?.aliases[0] === 'units';

const wordsOf = (facts: readonly Fact[]) =>
  facts.reduce((sum, { value }) => sum + value.split(' ').length, 0);

/** Short conditions share a turn, so nobody asks twice whether there are more. */
function inBreaths(facts: readonly Fact[], maxWords = maxBreathWords): Fact[][] {
  const breaths: Fact[][] = [];
  for (const fact of facts) {
    const last = breaths.at(-1);
    const words = wordsOf([...(last ?? []), fact]);
    if (last && !isUnits(fact) && !isUnits(last[0]) && words <= maxWords) last.push(fact);
    else breaths.push([fact]);
  }
  return breaths;
}

/** The count goes with the hook, the figures with the income. */
const isToldOf = ({ units, income }: WholeBuilding, { value }: Fact) =>
  /\$/.test(value)
    ? income !== undefined && !/\brented\b/i.test(value)
    : units !== undefined && isCount(value);
const isCount = (value: string) => /^The listing calls it\b/.test(value);

const isBarred = ({ aliases }: Fact) => aliases[0] === 'barred';
const isHouseRule = (fact: Fact) => isBarred(fact) || fact.aliases[0] === 'rules';

/** "Small print", unless all of it is what the building allows. */
function askLater(facts: readonly Fact[], at: number): string {
  if (at > 0) return 'condition-next';
  return facts.every(isHouseRule) ? 'condition-rules' : 'condition-later';
}

/** After asking what could rule him out, a buyer has to hear all of it. */
function askFor(breaths: readonly Fact[][], at: number, isAll: boolean): string {
  const [told] = breaths[at] ?? [];
  if (isUnits(told) && /\$|\brent/i.test(told?.value ?? '')) return 'condition-rent';
  if (isUnits(breaths[at]?.[0]) && !isUnits(breaths[at - 1]?.[0])) return 'condition-units';
  if (at > 0) return 'condition-next';
  const isHard = breaths.length === 1 && breaths[0]?.every(({ aliases }) => barring.has(aliases[0] ?? ''));
  return isAll && isHard ? 'condition-all' : 'condition-first';
}

/** Anyone who can't meet one of these can't buy. */
const barring: ReadonlySet<string> = new Set(
  'status share income assets age cash occupancy auction tenant land as-is barred rules financing'.split(' '),
);
