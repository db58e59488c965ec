/** Real towns; every business in them is plainly invented. */
export const seedMarkets = [
  {
    slug: 'burlington-vermont',
    name: 'Burlington',
    state: 'Vermont',
    population: 44743,
    description:
      'A lakeside city of brick mills, porches and long views over Lake Champlain to the Adirondacks.',
  },
  {
    slug: 'bend-oregon',
    name: 'Bend',
    state: 'Oregon',
    population: 103254,
    description:
      'High-desert light, the Deschutes River through the middle of town, and the Cascades at the end of every street.',
  },
  {
    slug: 'asheville-north-carolina',
    name: 'Asheville',
    state: 'North Carolina',
    population: 94589,
    description: 'Blue Ridge hills, Art Deco corners and neighborhoods of bungalows under old oaks.',
  },
  {
    slug: 'boise-idaho',
    name: 'Boise',
    state: 'Idaho',
    population: 235684,
    description: 'A river greenbelt, foothill trails and a downtown you can cross on foot.',
  },
  {
    slug: 'madison-wisconsin',
    name: 'Madison',
    state: 'Wisconsin',
    population: 269840,
    description: 'An isthmus between two lakes, with a farmers market around the capitol.',
  },
  {
    slug: 'santa-fe-new-mexico',
    name: 'Santa Fe',
    state: 'New Mexico',
    population: 87505,
    description: 'Adobe walls, cottonwood courtyards and evening light on the Sangre de Cristo Mountains.',
  },
] as const;

/** Named to read well in “Top 3 … Providers”. */
export const seedCategories = [
  {
    slug: 'home-inspectors',
    name: 'Home Inspection',
    noun: 'Home Inspection',
    services: ['Pre-purchase inspection', 'Radon testing', 'Sewer scope', 'New-build walkthrough'],
  },
  {
    slug: 'mortgage-lenders',
    name: 'Mortgage Lending',
    noun: 'Home Lending',
    services: ['Fixed-rate loans', 'Pre-approval', 'Refinancing', 'Construction loans'],
  },
  {
    slug: 'movers',
    name: 'Moving',
    noun: 'Moving Company',
    services: ['Local moves', 'Packing', 'Piano moving', 'Storage'],
  },
  {
    slug: 'landscapers',
    name: 'Landscaping',
    noun: 'Garden & Landscape',
    services: ['Garden design', 'Tree care', 'Irrigation', 'Stonework'],
  },
  {
    slug: 'electricians',
    name: 'Electrical',
    noun: 'Electric',
    services: ['Panel upgrades', 'EV chargers', 'Lighting', 'Repairs'],
  },
  {
    slug: 'plumbers',
    name: 'Plumbing',
    noun: 'Plumbing & Heating',
    services: ['Water heaters', 'Leak repair', 'Remodels', 'Well pumps'],
  },
  {
    slug: 'cleaners',
    name: 'House Cleaning',
    noun: 'House Cleaning',
    services: ['Move-out cleaning', 'Weekly cleaning', 'Windows', 'Carpets'],
  },
  {
    slug: 'home-stagers',
    name: 'Home Staging',
    noun: 'Home Staging',
    services: ['Occupied staging', 'Vacant staging', 'Color advice', 'Photo-day styling'],
  },
] as const;

const firstWords = [
  'Copper Kettle',
  'Blue Heron',
  'Lantern',
  'Three Pines',
  'Foxglove',
  'Millstone',
  'Juniper Lane',
  'Old Ferry',
  'Silver Birch',
  'Marigold',
  'Sparrow',
  'Cobblestone',
];
const streets = ['Example Street', 'Sample Avenue', 'Placeholder Lane', 'Fiction Road'];
const BUSINESSES_PER_CATEGORY = 4;
/** The same few days in every run, so that repeating it changes nothing. */
const FIRST_REVIEW_DAY = Date.UTC(2025, 0, 6);
const DAY_MS = 86_400_000;

export type SeedBusiness = {
  externalKey: string;
  market: string;
  category: string;
  name: string;
  description: string;
  address: string;
  services: string[];
  websiteUrl: string;
  isFeatured: boolean;
  reviews: { externalKey: string; platform: 'google' | 'yelp'; rating: number; reviewDate: string }[];
};

/** Every business of the demo directory with its reviews; the same list each time. */
export function makeSeedBusinesses(): SeedBusiness[] {
  return seedMarkets.flatMap((market, m) =>
    seedCategories.flatMap((category, c) =>
      Array.from({ length: BUSINESSES_PER_CATEGORY }, (_, b) => makeBusiness(market, m, category, c, b)),
    ),
  );
}

function makeBusiness(
  market: (typeof seedMarkets)[number],
  m: number,
  category: (typeof seedCategories)[number],
  c: number,
  b: number,
): SeedBusiness {
  const word = firstWords[(m * 5 + c * 3 + b * 7) % firstWords.length] as string;
  const name = `${word} ${category.noun}`;
  const key = `demo:${market.slug}:${category.slug}:${b}`;
  return {
    externalKey: key,
    market: market.slug,
    category: category.slug,
    name,
    description: `${name} is an invented business that shows how providers of this kind appear in the ${market.name} directory.`,
    address: `${100 + m * 37 + c * 11 + b * 3} ${streets[b % streets.length]}, ${market.name}, ${market.state}`,
    services: category.services.slice(0, 2 + ((b + c) % 3)),
    websiteUrl: `https://${name.toLowerCase().replace(/[^a-z]+/g, '-')}.example`,
    isFeatured: b === (m + c) % BUSINESSES_PER_CATEGORY && (m + c) % 2 === 0,
    reviews: makeReviews(key, 4 + ((m * 7 + c * 5 + b * 9) % 19), (m + c + b) % 3),
  };
}

function makeReviews(key: string, count: number, mood: number): SeedBusiness['reviews'] {
  return Array.from({ length: count }, (_, r) => ({
    externalKey: `${key}:${r}`,
    platform: r % 3 === 2 ? 'yelp' : 'google',
    rating: 5 - ((r * 7 + mood) % 11 === 0 ? 3 : (r + mood) % 4 === 0 ? 1 : 0),
    reviewDate: new Date(FIRST_REVIEW_DAY + (r * 17 + mood * 3) * DAY_MS).toISOString().slice(0, 10),
  }));
}
