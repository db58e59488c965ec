/** The facts that a customer can edit, in the order of the sheet. */
export const sheetFields = [
  'street',
  'city',
  'state',
  'zip',
  'price',
  'status',
  'type',
  'beds',
  'baths',
  'sqft',
  'lot',
  'yearBuilt',
  'hoa',
  'taxes',
  'parking',
  'neighborhood',
  'schoolDistrict',
  'agent',
  'agentPhone',
  'brokerage',
  'mls',
  'description',
  'features',
] as const;
export type SheetField = (typeof sheetFields)[number];

export const sheetLabels: Record<SheetField, string> = {
  street: 'Street address',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  price: 'Price',
  status: 'Status',
  type: 'Type of home',
  beds: 'Bedrooms',
  baths: 'Bathrooms',
  sqft: 'Square feet',
  lot: 'Lot size',
  yearBuilt: 'Year built',
  hoa: 'HOA fee',
  taxes: 'Property taxes',
  parking: 'Parking',
  neighborhood: 'Neighborhood',
  schoolDistrict: 'School district',
  agent: 'Listing agent',
  agentPhone: 'Agent’s phone',
  brokerage: 'Brokerage',
  mls: 'MLS number',
  description: 'Description',
  features: 'Features',
};

/** Other facts that a page may state. A customer can remove them, but not reword them. */
export const extraFields = [
  'priceCut',
  'stories',
  'daysOnMarket',
  'county',
  'subdivision',
  'schools',
  'neighborhoodDescription',
  'nearby',
  'policies',
  'rentTerms',
  'utilities',
  'auctionDate',
  'percTest',
  'virtualTour',
] as const;
export type ExtraField = (typeof extraFields)[number];

export const extraLabels: Record<ExtraField, string> = {
  priceCut: 'Price cut',
  stories: 'Stories',
  daysOnMarket: 'Days on market',
  county: 'County',
  subdivision: 'Subdivision',
  schools: 'Schools',
  neighborhoodDescription: 'About the neighborhood',
  nearby: 'Nearby',
  policies: 'Policies',
  rentTerms: 'Rent terms',
  utilities: 'Utilities',
  auctionDate: 'Auction date',
  percTest: 'Perc test',
  virtualTour: 'Virtual tour',
};

export const saleStatuses = [
  'active',
  'coming soon',
  'contingent',
  'pending',
  'sold',
  'off market',
  'for rent',
] as const;

export const homeTypes = [
  'Single Family',
  'Condo',
  'Townhouse',
  'Co-op',
  'Multi-Family',
  'Manufactured Home',
  'Apartment',
  'Farm',
  'Land',
  'Commercial',
] as const;

/** Suggestions for photo descriptions. */
export const roomNames = [
  'Front of the home',
  'Entry',
  'Living room',
  'Kitchen',
  'Dining room',
  'Primary bedroom',
  'Primary bath',
  'Bedroom',
  'Bath',
  'Home office',
  'Laundry room',
  'Basement',
  'Garage',
  'Deck',
  'Backyard',
  'Pool',
  'View',
  'Floor plan',
] as const;

/** The author of a correction until the order is paid. */
export const VISITOR = 'visitor';

export const MAX_SHEET_PHOTOS = 40;
export const CLEARED_FIELD = 'Clear a field to leave that fact out.';
export const PAGE_TOO_LARGE = 'This page is larger than 24 MB.';
export const MAX_PHOTO_BYTES = 25 * 1024 * 1024;
export const PHOTOS_BUSY = 'Many photos are being sent at the moment. Please try again in a few seconds.';
export const PHOTO_TOO_LARGE = 'This photo is larger than 25 MB. Please send a smaller copy.';

/**
 * How long the facts let the hosts talk: the promised 3 to 5 minutes, a brief episode, or too little for one.
 */
export type TalkLength = 'full' | 'brief' | 'thin';
