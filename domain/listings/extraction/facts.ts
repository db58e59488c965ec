export type FieldValues = {
  street: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  price: number;
  priceCut: number;
  currency: string;
  status: ListingStatus;
  beds: number;
  baths: number;
  bathsFull: number;
  bathsHalf: number;
  /** The total if the page counts three-quarter baths: 2.75. `baths` is in halves. */
  bathsStated: number;
  sqft: number;
  lot: string;
  yearBuilt: number;
  type: string;
  mls: string;
  originatingMls: string;
  agent: string;
  agentPhone: string;
  brokerage: string;
  disclaimer: string;
  description: string;
  features: string[];
  latitude: number;
  longitude: number;
  photos: string[];
  /** With its period, if stated: "$185 a month". */
  hoa: string;
  taxes: string;
  parking: string;
  schools: string[];
  schoolDistrict: string;
  county: string;
  subdivision: string;
  neighborhood: string;
  neighborhoodDescription: string;
  nearby: NearbyPlace[];
  medianSalePrice: number;
  /** On the day the page was read. */
  daysOnMarket: number;
  stories: number;
  /** What an owner may or must do: pets, lease, tenant, land lease, income limits, parking. */
  policies: Term[];
  auctionDate: string;
  rentTerms: Term[];
  percTest: string;
  utilities: Term[];
  /** Photo captions by URL. */
  photoCaptions: Record<string, string>;
  /** The seller's own tour of the home on another website. */
  virtualTour: string;
};

export type NearbyPlace = { name: string; kind: 'dining' | 'recreation' | 'government' | 'other' };

/** One condition in a few words, at most one of each kind. */
export type Term = { kind: string; text: string };

export type FieldName = keyof FieldValues;

export type ListingStatus =
  | 'active'
  | 'coming soon'
  | 'contingent'
  | 'pending'
  | 'sold'
  | 'off market'
  | 'for rent';

/** The layer of the page a value was read from; `chat`, `mls`, `text`, `model` and `agent` are other inputs. */
export type Source =
  | 'json-ld'
  | 'microdata'
  | 'state'
  | 'meta'
  | 'title'
  | 'label'
  | 'text'
  | 'url'
  | 'chat'
  | 'mls'
  | 'model'
  | 'derived'
  /** Typed by the customer. */
  | 'agent';

export type Candidate = {
  field: FieldName;
  value: unknown;
  unit?: string;
  source: Source;
  /** Where it was found: a JSON path, a property name, a label or the line itself. */
  where: string;
  /** How reliable this place is for this field, 0 to 1. */
  weight: number;
};

/** The meaning of one named value, and how much its form weakens it. */
export type FoundValue = Pick<Candidate, 'field' | 'value' | 'unit'> & { factor?: number };

export type Alternative<Value> = { value: Value; source: Source; where: string; confidence: number };

export type PageFact<Value> = {
  value: Value | null;
  /** 0 (unknown) to 1. */
  confidence: number;
  source: Source | null;
  alternatives: Alternative<Value>[];
};

export type PageFacts = { [Name in FieldName]: PageFact<FieldValues[Name]> };

export type ListingReading =
  | { readable: true; facts: PageFacts }
  | { readable: false; reason: UnreadableReason };

export type UnreadableReason =
  | 'bot wall'
  | 'login page'
  | 'empty page'
  | 'error page'
  | 'listing no longer available'
  | 'search results'
  | 'several homes'
  | 'vacation rental'
  | 'article'
  | 'unsupported country'
  | 'not a listing';

export const fieldNames = [
  'street',
  'city',
  'state',
  'zip',
  'country',
  'price',
  'priceCut',
  'currency',
  'status',
  'beds',
  'baths',
  'bathsFull',
  'bathsHalf',
  'bathsStated',
  'sqft',
  'lot',
  'yearBuilt',
  'type',
  'mls',
  'originatingMls',
  'agent',
  'agentPhone',
  'brokerage',
  'disclaimer',
  'description',
  'features',
  'latitude',
  'longitude',
  'photos',
  'hoa',
  'taxes',
  'parking',
  'schools',
  'schoolDistrict',
  'county',
  'subdivision',
  'neighborhood',
  'neighborhoodDescription',
  'nearby',
  'medianSalePrice',
  'daysOnMarket',
  'stories',
  'policies',
  'auctionDate',
  'rentTerms',
  'percTest',
  'utilities',
  'photoCaptions',
  'virtualTour',
] as const satisfies readonly FieldName[];
