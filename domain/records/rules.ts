/** How long a private link may work. */
export const shareDays = [7, 30, 90] as const;

/** Where people read or hear about a home. */
export const channels = [
  'episode',
  'page',
  'facebook',
  'instagram',
  'twitter',
  'linkedin',
  'email',
  'remarks',
  'image',
  'clip',
  'flyer',
  'feed',
] as const;
export type Channel = (typeof channels)[number];

/** Where a fact of a record was found. */
export const factOrigins = [
  'page',
  'mls',
  'description',
  'details',
  'staff',
  'answer',
  'order',
  'brand',
  'service',
] as const;
export type FactOrigin = (typeof factOrigins)[number];

export const channelNames: Record<Channel, string> = {
  episode: 'Episode and transcript',
  page: 'Listing page',
  facebook: 'Facebook post',
  instagram: 'Instagram post',
  twitter: 'X post',
  linkedin: 'LinkedIn post',
  email: 'Email',
  remarks: 'MLS remarks',
  image: 'Promotional images',
  clip: 'Clips',
  flyer: 'Flyer',
  feed: 'Podcast feed',
};

export const originNames: Record<FactOrigin, string> = {
  page: 'Listing page',
  mls: 'MLS',
  description: 'Listing description',
  details: 'Additional details',
  staff: 'Staff',
  answer: 'Agent’s answer',
  order: 'Order form',
  brand: 'Agent’s brand',
  service: 'Hearthcast',
};
