import { z } from 'zod';
import { formatPrice, formatSqft, parsePrice } from './rules.ts';

/** Text the database can store unchanged. */
const storable = (text: string) => !text.includes('\0') && text.isWellFormed();
const storableMessage = 'This text contains characters we can’t store';

export const ListingId = z.uuid('This is not a listing id');
export const PodcastId = z.uuid('This is not a podcast id');

export const ListingLink = z
  .string('Please enter a listing URL')
  .trim()
  .min(1, 'Please enter a listing URL')
  .max(2048, 'This link is too long to be a listing link')
  .refine(storable, storableMessage);

export const ChatData = z
  .string('Please paste the ChatGPT data before submitting')
  .max(400_000, 'This text is too long; please paste only the property data')
  .refine((text) => text.trim() !== '', 'Please paste the ChatGPT data before submitting')
  .refine(storable, storableMessage);

export const PopulateListing = z.object({ listingId: ListingId, listingUrl: ListingLink.nullish() });
export const CreateListing = z.object({ listingUrl: ListingLink });
export const RefreshListing = z.object({ listingId: ListingId, originalUrl: ListingLink.nullish() });
export const FixListingAddress = z.object({ listingId: ListingId });
export const ProcessChatData = z.object({ podcastId: PodcastId, chatgptData: ChatData });
export const HostListingImages = z.object({
  listingId: ListingId,
  imageUrls: z.array(z.string().max(2048)).max(200, 'At most 200 photos at once').default([]),
});
export const PreviewListing = z.object({
  listingUrl: ListingLink,
  /** The draft of this home, if there is one. */
  draftId: z.uuid('This is not a draft id').nullish(),
});
export const ReadPastedListing = z.object({
  /** The page's text or HTML; we detect which. */
  content: z
    .string('Please paste the text of the listing page')
    .max(900_000, 'This is too long to paste; please upload the saved page instead')
    .refine((text) => text.trim() !== '', 'Please paste the text of the listing page'),
  listingUrl: ListingLink.nullish(),
  /** The draft of this home, if there is one. */
  draftId: z.uuid('This is not a draft id').nullish(),
});
/** `updatedAt` is the version the reviewer saw; a listing that changed since is not published. */
export const ApproveListing = z.object({
  listingId: ListingId,
  status: z.literal('active'),
  updatedAt: z.iso.datetime('This isn’t a date and time').optional(),
});
export const AwaitingQuery = z.object({
  search: z.string().max(200).refine(storable, storableMessage).default(''),
  cursor: z.string().max(1000).optional(),
});
export type AwaitingQuery = z.output<typeof AwaitingQuery>;

const required = (label: string, max: number) =>
  z
    .string(`${label} is required`)
    .trim()
    .min(1, { error: `${label} is required`, abort: true })
    .max(max, `${label} may have at most ${max.toLocaleString('en-US')} characters`)
    .refine(storable, storableMessage);
const optional = (label: string, max: number) =>
  z
    .string()
    .trim()
    .max(max, `${label} may have at most ${max} characters`)
    .refine(storable, storableMessage)
    .transform((text) => text || null)
    .nullable();

/** What staff may change on a listing page. `updatedAt` is the version they saw; older versions are refused. */
export const EditListing = z.object({
  listingId: ListingId,
  updatedAt: z.iso.datetime('Please reload the listing first'),
  address: required('Address', 200),
  city: required('City', 100),
  state: required('State', 50),
  price: required('Price', 40)
    .refine((price) => parsePrice(price) !== undefined, 'Price must be an amount, such as $450,000')
    .transform((price) => formatPrice(price) as string),
  propertyType: required('Property type', 60),
  beds: z.number('Bedrooms is required').int('Bedrooms must be a whole number').min(0).max(99),
  baths: z
    .number('Bathrooms is required')
    .min(0)
    .max(99)
    .multipleOf(0.25, 'Bathrooms go in half steps, or in quarters for a three-quarter bath'),
  sqft: required('Sq Ft', 20)
    .refine((sqft) => formatSqft(sqft) !== undefined, 'Sq Ft must be a number')
    .transform((sqft) => formatSqft(sqft) as string),
  description: required('Description', 20_000),
  agentName: optional('Agent name', 100),
  agentPhone: optional('Agent phone', 40),
});
export type EditListing = z.infer<typeof EditListing>;

/** The current values. */
export const EditableListing = z.object({
  id: z.string(),
  slug: z.string(),
  updatedAt: z.iso.datetime(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  price: z.string().nullable(),
  propertyType: z.string().nullable(),
  beds: z.number().nullable(),
  baths: z.number().nullable(),
  sqft: z.string().nullable(),
  description: z.string().nullable(),
  agentName: z.string().nullable(),
  agentPhone: z.string().nullable(),
  podcastId: z.string().nullable(),
});
export type EditableListing = z.infer<typeof EditableListing>;

/** A short summary of a reading, to recognize the home. */
export const ListingPreview = z.object({
  readable: z.boolean(),
  reason: z.string().optional(),
  address: z.string().nullable(),
  price: z.string().nullable(),
  beds: z.number().nullable(),
  baths: z.number().nullable(),
  sqft: z.string().nullable(),
  photo: z.string().nullable(),
});
export type ListingPreview = z.infer<typeof ListingPreview>;

/** A listing that waits for data or approval, as staff see it. */
export const AwaitingListing = z.object({
  id: z.string(),
  slug: z.string(),
  status: z.enum(['pending', 'data_populated']),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  price: z.string().nullable(),
  beds: z.number().nullable(),
  baths: z.number().nullable(),
  sqft: z.string().nullable(),
  agentName: z.string().nullable(),
  photoCount: z.number(),
  hostedPhotoCount: z.number(),
  podcastId: z.string().nullable(),
  listingUrl: z.string().nullable(),
  customerEmail: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type AwaitingListing = z.infer<typeof AwaitingListing>;

/** The facts of a home that programs and assistants read. */
export const HomeFacts = z.object({
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  price: z.string().nullable(),
  saleStatus: z.string().nullable(),
  propertyType: z.string().nullable(),
  beds: z.number().nullable(),
  baths: z.number().nullable(),
  sqft: z.string().nullable(),
  yearBuilt: z.number().nullable(),
  description: z.string().nullable(),
  features: z.array(z.string()),
});
export type HomeFacts = z.infer<typeof HomeFacts>;

const addressPart = (max: number, message: string) => z.string(message).trim().min(1, message).max(max);

/** The address of a home whose page could not be read, from staff. */
export const ListingAddress = z.object({
  listingId: ListingId,
  address: addressPart(200, 'Please enter the street address'),
  city: addressPart(100, 'Please enter the city'),
  state: addressPart(50, 'Please enter the state'),
  zipCode: z.string().trim().max(20),
});
export type ListingAddress = z.infer<typeof ListingAddress>;
