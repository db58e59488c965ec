import { articleFor } from '#domain/english/article-for.ts';
import { upperFirst } from '#domain/english/upper-first.ts';
import { seededChoice } from './seeded-choice.ts';

/** Where the car goes, as a noun: "an attached garage", and whether it's more than one thing. */
export type Spot = { name: string; areMany: boolean };
export type ParkingTerm = 'leased' | 'tandem' | 'deeded' | 'assigned' | 'owned';

const qualities: [word: string, sign: RegExp][] = [
  ['heated', /\bheated\b(?! driveway)/i],
  ['attached', /\battached\b/i],
  ['detached', /\bdetached\b/i],
];
const counts: Record<string, string> = { 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six' };
/** What the cells of a table mean for a buyer, most serious first. */
const terms: readonly ParkingTerm[] = ['leased', 'tandem', 'deeded', 'assigned', 'owned'];

/** Nobody wonders who owns a house's garage. */
export const termIn = (cells: string, isOwnBuilding = false): ParkingTerm | undefined =>
  terms.find(
    (term) =>
      new RegExp(`\\b${term}\\b`, 'i').test(cells) &&
      !(isOwnBuilding && /^(?:owned|deeded|assigned)$/.test(term)),
  );

/** "Garage - 2 Car, Tandem": the place that table cells name. */
export function spotIn(cells: string, term: ParkingTerm | undefined): Spot | undefined {
  const places = [...cells.matchAll(/(?<!shared )\b(garage|carport|driveway)\b(?! door)/gi)];
  const found = places.map(([, word = '']) => word.toLowerCase());
  // With a garage, skip its driveway.
  const place = found.find((word) => word === 'garage') ?? found[0];
  if (!place) {
    if (!term || term === 'tandem') return undefined;
    const where = /\boff alley\b/i.test(cells)
      ? ' off the alley'
      : /\bon site\b/i.test(cells)
        ? ' on site'
        : '';
    // "Assigned" in a table doesn't say how many.
    const kind = /^(?:owned|leased)$/.test(term) ? 'parking' : `${term} parking`;
    return { name: `${kind}${where}`, areMany: false };
  }
  const count = /\b([1-6])[- ]?car\b/i.exec(cells)?.[1];
  const described = qualities.flatMap(([word, sign]) => (sign.test(cells) ? [word] : []));
  const size = count ? [`${counts[count]}-car`] : [];
  const named = [...(place === 'garage' ? [...described, ...size] : []), place].join(' ');
  return { name: articled(named), areMany: false };
}

/** What a term means, behind the place it's said of: one of several ways. */
const meanings: Record<ParkingTerm, (spot: string) => string[]> = {
  leased: (spot) => [
    `There's ${spot}, but it's marked leased, so expect to pay for it separately.`,
    `There's ${spot}. It's marked leased, so that would be a separate bill.`,
    `There is ${spot}, but it's marked leased, so plan on rent for it.`,
  ],
  tandem: (spot) => [
    `There's ${spot}. It's tandem, so cars park end to end.`,
    `There's ${spot}, and it's tandem: one car behind the other.`,
  ],
  deeded: (spot) => [`There's ${spot}, and the space is deeded.`, `There's a deeded space in ${spot}.`],
  assigned: (spot) => [
    `There's ${spot}, and the space is assigned.`,
    `There's an assigned space in ${spot}.`,
  ],
  owned: (spot) => [
    `There's ${spot}, and the space is owned, not rented.`,
    `${upperFirst(spot)}, with the space owned rather than rented.`,
    `There's ${spot}. You'd own the space, not rent it.`,
  ],
};
export const meaningsOfMany: Record<ParkingTerm, string> = {
  leased: "they're marked leased, so expect to pay for them separately",
  tandem: "they're tandem, so cars park end to end",
  deeded: "they're deeded",
  assigned: "they're assigned",
  owned: "they're owned, not rented",
};

type Details = {
  term?: ParkingTerm | undefined;
  /** Where it's included: an empty string if the listing doesn't say. */
  includedIn?: string | undefined;
  /** What the wording is chosen by. */
  seed: string;
};

/** Where the car goes and on what terms, in one answer. */
export function sayParking(spot: Spot, { term: stated, includedIn, seed }: Details): string {
  const choose = seededChoice(seed);
  const oneOf = (ways: readonly string[]) => ways[choose('parking', ways.length)] ?? '';
  const { name, areMany } = spot;
  // "Two assigned spaces. They're assigned."
  const term = stated && new RegExp(`\\b${stated}\\b`).test(name) ? undefined : stated;
  const be = areMany ? 'are' : 'is';
  const there = /^(?:two|three|four|five|six|several|\d+) (?!car\b)/.test(name) ? 'There are' : "There's";
  if (includedIn !== undefined) {
    const part = includedIn === '' ? '' : ` ${includedIn}`;
    const included = `${upperFirst(name)} ${be} included${part}`;
    return term ? `${included}, and ${areMany ? meaningsOfMany[term] : meaningOfOne[term]}.` : `${included}.`;
  }
  if (!term) return `${there} ${name}.`;
  if (areMany) return `${there} ${name}, and ${meaningsOfMany[term]}.`;
  const ways = meanings[term](name);
  // A space isn't in a space, "parking" isn't a place, and a garage for two cars isn't one space.
  return /\b(?:parking|space|spot|(?:two|three|four|five|six|[2-6])-car)\b/.test(name)
    ? `There's ${name}, ${term === 'leased' ? 'but' : 'and'} ${meaningOfOne[term]}.`
    : oneOf(ways);
}

export const meaningOfOne: Record<ParkingTerm, string> = {
  leased: "it's marked leased, so expect to pay for it separately",
  tandem: "it's tandem, so cars park end to end",
  deeded: "it's deeded",
  assigned: "it's assigned",
  owned: "it's owned, not rented",
};

const offered =
  /^(?<what>(?:[\p{L}/-]+ )*?parking(?: (?:space|spot)s?)?)(?: (?:is|are))?(?: also)? (?<how>sold separately|(?:available )?for (?:purchase|sale|rent|lease|an additional)|available (?:at|for)|additional|extra)/iu;
const amount = /\$ ?[\d,.]+\d ?k?\b(?: each| a month|\/mo(?:nth)?)?|\b\d+k\b(?: each)?/gi;
/** Whose space it is, or where, changes the offer. */
const elsewhere =
  /\b(?:other owners?|another owner|wait-?list|nearby|next door|across|off-?site|vicinity|must)\b/i;

/** In the listing's own verb: what can be bought may never have been sold. */
const deals: readonly (readonly [sign: RegExp, said: string])[] = [
  [/\bsold separately\b/i, 'sold separately'],
  [/\bpurchase\b/i, 'available for purchase'],
  [/\bsale\b/i, 'for sale'],
  [/\b(?:rent|lease)\b/i, 'for rent'],
];

/** "Deeded parking sold separately for 35K": what the car costs on top; undefined if it isn't clear. */
export function sayPaidParking(offer: string, sentence: string, seed: string): string | undefined {
  const { what, how } = offered.exec(offer)?.groups ?? {};
  if (!what || !how || elsewhere.test(sentence)) return undefined;
  const amounts = sentence.match(amount) ?? [];
  if (amounts.length > 1) return undefined;
  const be = /s$/.test(what) ? 'are' : 'is';
  const [price] = amounts.map(sayAmount);
  const [, deal = 'extra'] = deals.find(([sign]) => sign.test(how)) ?? [];
  const leads = ["It isn't in the price.", "That isn't in the price.", 'Not in the price.'];
  const lead = leads[seededChoice(seed)('paid parking', leads.length)] ?? '';
  return `${lead} ${upperFirst(what.toLowerCase())} ${be} ${deal}${price ? `, for ${price}` : ''}.`;
}

/** "35K" in full. */
function sayAmount(text: string): string {
  const [, figure = '', thousands, rest = ''] = /^\$? ?([\d,.]+\d)( ?k)?(.*)$/i.exec(text) ?? [];
  const value = Number(figure.replaceAll(',', '')) * (thousands ? 1000 : 1);
  return `$${value.toLocaleString('en-US')}${rest.replace(/^\/mo(?:nth)?$/i, ' a month')}`;
}

const articled = (name: string) => `${articleFor(name)} ${name}`;
