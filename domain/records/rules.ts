import { networks } from '#db/column-values.ts';

/** How long a private link may work. */
export const shareDays = [7, 30, 90] as const;

/** Where people read or hear about a home. */
export const channels = [
  'episode',
  'update',
  'page',
  ...networks,
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
  'computed',
  'general',
] as const;
export type FactOrigin = (typeof factOrigins)[number];

export const channelNames: Record<Channel, string> = {
  episode: 'Episode and transcript',
  update: 'Update',
  page: 'Listing page',
  facebook: 'Facebook post',
  instagram: 'Instagram post',
  twitter: 'X post',
  linkedin: 'LinkedIn post',
  threads: 'Threads post',
  tiktok: 'TikTok caption',
  google: 'Google Business post',
  sms: 'Text message',
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
  computed: 'Calculated',
  general: 'Assumed for an example',
};

/** "November 16, 2026": the day of a moment, wherever the reader is. */
export function readableDay(moment: string): string {
  return new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

const eastern = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/New_York',
});

/** "Nov 16, 2026, 4:05 PM ET": one zone for every reader, so that two people read the same. */
export function readableMoment(moment: string): string {
  return `${eastern.format(new Date(moment)).replace(/\s/g, ' ')} ET`;
}

/** A text with its timestamps as people write them; signed files have them to the millisecond. */
export function withReadableTimes(text: string): string {
  return text.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, readableMoment);
}

/** "Maya Lind · Lakeshore Realty Group · License 123": who answers for the listing. */
export function describeAgent(agent: Record<'name' | 'brokerage' | 'license', string | null>): string {
  const known = [agent.name, agent.brokerage, agent.license].filter(Boolean);
  return known.length > 0 ? known.join(' · ') : 'No agent is named';
}

/** "Bedrooms: 5", and a question before its answer. */
export const withLabel = (label: string, value: string) =>
  /[?!.]$/.test(label) ? `${label} ${value}` : `${label}: ${value}`;

export const NOTHING_OPEN = 'Every claim has its fact, and somebody approved it.';
