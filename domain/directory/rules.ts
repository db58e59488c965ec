import { leadEmailPattern, leadProblem, plainText } from '../leads/rules.ts';

/** How many businesses a category shows, including the featured one. */
export const BUSINESSES_PER_CATEGORY = 3;
/** Prefix of the keys of demo businesses. */
export const SAMPLE_KEY = 'demo:';
export const NOT_A_STATE = 'This is not a state of the US.';
export const MAX_SERVICE_BADGES = 3;
export const MAX_STARS = 5;

export const marketSorts = ['population', 'name', 'state'] as const;
export type MarketSort = (typeof marketSorts)[number];

export function readMarketSort(asked: string | undefined): MarketSort {
  return marketSorts.find((sort) => sort === asked) ?? 'population';
}

/** Of 4.7 stars, 4 are filled. */
export function filledStars(averageRating: number): number {
  return Math.max(0, Math.min(MAX_STARS, Math.floor(averageRating)));
}

export function formatRating(averageRating: number): string {
  return averageRating.toFixed(1);
}

export function formatPopulation(population: number | null): string | undefined {
  return population ? population.toLocaleString('en-US') : undefined;
}

type LinkedBusiness = {
  name: string;
  address: string;
  googlePlaceId: string | null;
  yelpBusinessId: string | null;
};

export function googleLink({ name, address, googlePlaceId }: LinkedBusiness): string {
  const query = encodeURIComponent([name, address].filter(Boolean).join(' '));
  const place = googlePlaceId ? `&query_place_id=${encodeURIComponent(googlePlaceId)}` : '';
  return `https://www.google.com/maps/search/?api=1&query=${query}${place}`;
}

export function yelpLink({ name, yelpBusinessId }: LinkedBusiness, location: string): string {
  return yelpBusinessId
    ? `https://www.yelp.com/biz/${encodeURIComponent(yelpBusinessId)}`
    : `https://www.yelp.com/search?find_desc=${encodeURIComponent(name)}&find_loc=${encodeURIComponent(location)}`;
}

/** Slugs of markets and categories: "Saint-Louis, Missouri" is saint-louis-missouri. */
export function toSlug(...parts: string[]): string {
  return parts
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The description of a market without one. */
export function defaultMarketDescription(city: string, state: string): string {
  return `Find trusted local businesses and service providers in ${city}, ${state}.`;
}

/** A request opens its market within minutes, waits for staff, or names an existing market. */
export const requestOutcomes = ['opens', 'held', 'known'] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];

export const marketRequestFields = [
  'cityName',
  'stateName',
  'population',
  'description',
  'requesterName',
  'requesterEmail',
  'requesterPhone',
] as const;
export type MarketRequestField = (typeof marketRequestFields)[number];
export type MarketRequestValues = Record<MarketRequestField, string>;

const requiredMessages: Partial<MarketRequestValues> = {
  cityName: 'City name is required',
  stateName: 'State name is required',
  requesterName: 'Your name is required',
  requesterEmail: 'Email is required',
  requesterPhone: 'Phone number is required',
};
export const marketRequestLengths: Record<MarketRequestField, number> = {
  cityName: 100,
  stateName: 100,
  population: 12,
  description: 2000,
  requesterName: 100,
  requesterEmail: 254,
  requesterPhone: 40,
};
const MAX_RESIDENTS = 50_000_000;

/** "103,254" is 103254, an empty text is null, anything else is NaN. */
export function readPopulation(typed: string): number | null {
  const digits = typed.replace(/[,\s]/g, '');
  return digits === '' ? null : /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

/** The message next to a field of the market request form, if it's invalid. */
export function marketRequestProblem(field: MarketRequestField, typed: string): string | undefined {
  const max = marketRequestLengths[field];
  if (typed.length > max * 5) return `This may have at most ${max} characters`;
  const text = plainText(typed);
  if (text === '') return requiredMessages[field];
  if (text.length > max) return `This may have at most ${max} characters`;
  if (field === 'requesterEmail' && !leadEmailPattern.test(text)) return 'Invalid email address';
  if (field === 'requesterPhone' && !isPhone(text)) return 'Invalid phone number: it has 7 to 15 digits';
  if (field === 'population') {
    const population = readPopulation(text) ?? 0;
    if (Number.isNaN(population)) return 'Population must be a number';
    if (population > MAX_RESIDENTS) return 'This is more than any city has';
  }
  return undefined;
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return digits >= 7 && digits <= 15;
}

export function marketRequestProblems(values: MarketRequestValues): Partial<MarketRequestValues> {
  const problems: Partial<MarketRequestValues> = {};
  for (const field of marketRequestFields) {
    const problem = marketRequestProblem(field, values[field]);
    if (problem) problems[field] = problem;
  }
  return problems;
}

export const inquiryFields = ['name', 'email', 'phone', 'message'] as const;
export type InquiryField = (typeof inquiryFields)[number];
export type InquiryValues = Record<InquiryField, string>;

/** Like the form on a listing page, except that the message is optional. */
export function inquiryProblem(field: InquiryField, typed: string): string | undefined {
  if (field === 'message' && typed.trim() === '') return undefined;
  return leadProblem(field, typed);
}

export function inquiryProblems(values: InquiryValues): Partial<InquiryValues> {
  const problems: Partial<InquiryValues> = {};
  for (const field of inquiryFields) {
    const problem = inquiryProblem(field, values[field]);
    if (problem) problems[field] = problem;
  }
  return problems;
}
