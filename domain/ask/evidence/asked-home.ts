import { readScopes, type Scope } from '#domain/features/read-scopes.ts';
import { type Home, readHome } from '#domain/script/home.ts';
import type { Fact, FactSheet } from '#domain/script/schema.ts';

/** A fact as text that questions are held against. */
export type Statement = {
  fact: Fact;
  text: string;
  scope: Scope;
  /** The sentence before it in the same text. */
  before: string;
  isProse: boolean;
  /** Of a home that is a building by itself. */
  isOwnBuilding: boolean;
};

/** A home as questions see it. */
export type AskedHome = {
  sheet: FactSheet;
  home: Home;
  statements: readonly Statement[];
  /** Every word of the facts, in lower case. */
  words: ReadonlySet<string>;
  isForRent: boolean;
};

const prose: ReadonlySet<string> = new Set(['remark', 'place', 'agentAnswer']);
const ownBuilding: ReadonlySet<string> = new Set([
  'house',
  'townhouse',
  'multi-family',
  'manufactured',
  'land',
]);
/** What a month of a home can cost; no home for sale is that cheap. */
const MIN_RENT = 300;
const MAX_RENT = 15_000;
const cache = new WeakMap<FactSheet, AskedHome>();

/** Reads a sheet for questions; done once per sheet. */
export function readAskedHome(sheet: FactSheet): AskedHome {
  const known = cache.get(sheet);
  if (known) return known;
  const home = readHome(sheet);
  const remarks = sheet.facts.filter(({ field }) => prose.has(field));
  const scopes = readScopes(remarks.map(({ value }) => value));
  const scopeOf = new Map(
    remarks.map(({ id }, at) => {
      const scope = scopes[at] ?? 'home';
      return [id, scope === 'building' && ownBuilding.has(home.kind) ? 'home' : scope] as const;
    }),
  );
  const textBefore = new Map(remarks.map(({ id }, at) => [id, remarks[at - 1]?.value ?? '']));
  const statements = sheet.facts.filter(tellsSomething).map((fact) => ({
    fact,
    text: textOf(fact),
    scope: scopeOf.get(fact.id) ?? ('home' as const),
    before: textBefore.get(fact.id) ?? '',
    isProse: prose.has(fact.field),
    isOwnBuilding: ownBuilding.has(home.kind),
  }));
  const words = new Set(sheet.facts.flatMap(({ value }) => value.toLowerCase().match(/[a-z']{4,}/g) ?? []));
  const isForRent = home.fact('status')?.value === 'for rent' || isPricedAsRent(sheet);
  const asked = { sheet, home, statements, words, isForRent };
  cache.set(sheet, asked);
  return asked;
}

/** "Additional details:" announces what comes and tells nothing. */
const tellsSomething = ({ field, value }: Fact) =>
  // The count of baths has told it to whoever doesn't ask for the full ones.
  field !== 'fullBaths' && (!prose.has(field) || !heading.test(value));
const heading =
  /^(?:[\p{L}&'’-]+ ){0,4}(?:details|information|info|features|highlights|notes|remarks|description|updates|facts):$/iu;

/** A page that says "active" for a flat at $2,400 with a lease offers it for rent. */
function isPricedAsRent({ facts }: FactSheet): boolean {
  const price = facts.find(({ field }) => field === 'price')?.value ?? '';
  const dollars = Number(/^\$([\d,]+)$/.exec(price)?.[1]?.replaceAll(',', ''));
  return (
    dollars >= MIN_RENT &&
    dollars < MAX_RENT &&
    facts.some(
      ({ field, value }) => prose.has(field) && /\b(?:lease|tenants? pays?|security deposit)\b/i.test(value),
    )
  );
}

function textOf({ field, label, value }: Fact): string {
  if (prose.has(field) || (field === 'feature' && label === 'Feature')) return value.replace(/[‘’]/g, "'");
  return `${label}: ${value}`;
}
