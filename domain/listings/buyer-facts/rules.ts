import type { Dues } from '../monthly-cost/rules.ts';

/** Limits and conditions, shown above everything else. */
export const GOOD_TO_KNOW = 'Good to know';

/** The groups of facts, in the order buyers look for them. */
export const factGroupTitles = {
  limits: GOOD_TO_KNOW,
  home: 'Overview',
  inside: 'Inside',
  outside: 'Outside and parking',
  systems: 'Systems and utilities',
  association: 'Building and association',
  costs: 'Costs and terms',
  area: 'Area',
  more: 'More features',
} as const;
export type FactGroupName = keyof typeof factGroupTitles;

/** The calculated rows. */
export const PER_SQFT = 'Price per square foot';
export const PER_ACRE = 'Price per acre';

export type FactRow = { label: string; value: string };
export type FactGroup = { name: FactGroupName; rows: FactRow[]; features: string[] };

/** A change of price or status, as we or the MLS recorded it. */
export type MarketStep = {
  /** For example 2026-11-15, in the home's time zone. */
  day: string;
  /** "$1,895,000", "Pending" */
  now: string;
  /** "Down $55,000 (2.8%)"; empty for a status. */
  change: string;
};

/** What a listing page says beyond the columns of its listing. */
export type BuyerFacts = {
  groups: FactGroup[];
  /** "0.25 acres"; null for a unit, since the lot belongs to its building. */
  lot: string | null;
  dues: Dues;
  history: MarketStep[];
  /** The seller's own tour of the home on another website. */
  tourUrl: string | null;
};
