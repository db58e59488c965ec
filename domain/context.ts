import type { Backgrounds } from '#adapters/backgrounds/contract.ts';
import type { ClientDocuments } from '#adapters/client-documents/contract.ts';
import type { Credentials } from '#adapters/credentials/contract.ts';
import type { Crm } from '#adapters/crm/contract.ts';
import type { FeedHub } from '#adapters/feed-hub/contract.ts';
import type { Geocoder } from '#adapters/geocoder/contract.ts';
import type { Images } from '#adapters/images/contract.ts';
import type { LeadVendor, VendorName } from '#adapters/lead-vendors/contract.ts';
import type { LeadWebhook } from '#adapters/lead-webhook/contract.ts';
import type { ListingSource } from '#adapters/listing-source/contract.ts';
import type { Mail } from '#adapters/mail/contract.ts';
import type { Maps } from '#adapters/maps/contract.ts';
import type { MlsFeed } from '#adapters/mls/contract.ts';
import type { Payments } from '#adapters/payments/contract.ts';
import type { Renderer } from '#adapters/renderer/contract.ts';
import type { ReviewPlatform } from '#adapters/reviews/contract.ts';
import type { Sms } from '#adapters/sms/contract.ts';
import type { Speech } from '#adapters/speech/contract.ts';
import type { Spreadsheet } from '#adapters/spreadsheet/contract.ts';
import type { Storage } from '#adapters/storage/contract.ts';
import type { Telephony } from '#adapters/telephony/contract.ts';
import type { Transcriber } from '#adapters/transcriber/contract.ts';
import type { Video } from '#adapters/video/contract.ts';
import type { WebhookSender } from '#adapters/webhook-sender/contract.ts';
import type { Writer } from '#adapters/writer/contract.ts';
import type { Change, ChangeFeed } from '#db/changes.ts';
import type { Db } from '#db/client.ts';
import type { ConsumeJobs, Queue } from '#db/queue.ts';
import type { Keyring } from './accounts/keyring.ts';
import type { PasswordCost } from './accounts/password-hash.ts';
import type { Studio } from './audio/studio.ts';
import type { Jobs } from './jobs.ts';
import type { PageReader } from './listings/page-reader.ts';
import type { VolumeTier } from './podcasts/rules.ts';
import type { TalkEstimator } from './script/talk-estimator.ts';

export type { Change, ConsumeJobs };

export type Log = Record<'debug' | 'info' | 'warn' | 'error', (details: object, message: string) => void>;

/** What our pages and emails say about us. */
export type SiteSettings = {
  name: string;
  /** Our own origin, without a trailing slash. */
  url: string;
  supportPhone: string;
  callNowPhone: string;
  supportEmail: string;
};

export type AccountSettings = {
  staffEmails: string[];
  mailGapSeconds: number;
  reuseSeconds: number;
  lostReplySeconds: number;
  hasRateLimits: boolean;
  allowedRedirects: string[];
  isSignUpOpen: boolean;
  passwordCost: PasswordCost;
};

export type OrderSettings = {
  /** The price per podcast by minimum quantity; the smallest quantity is 1. */
  tiers: VolumeTier[];
  /** The price of an episode whose facts aren't enough for three minutes; null: the same as any other. */
  briefCents: number | null;
  /** Where emails about orders and leads go. */
  staffInbox: string;
};

export type ProductionSettings = {
  /** `always`: staff listen to every episode before its customer does. */
  review: 'exceptions' | 'always';
  /** How long a silent worker keeps its podcast. */
  leaseSeconds: number;
};

export type FeedSettings = {
  /** Put in front of the audio URLs in feeds, for a service that counts downloads. */
  audioPrefix: string | null;
};

/** Which implementation a capability uses, in words for people. */
export type Capability = { name: string; inUse: string };

/** Everything a use case may touch. A use case names the part it needs: `Pick<Context, 'db' | 'queue'>`. */
export type Context = {
  db: Db;
  queue: Queue<Jobs>;
  changes: ChangeFeed;
  log: Log;
  now: () => Date;
  site: SiteSettings;
  accounts: AccountSettings;
  orders: OrderSettings;
  production: ProductionSettings;
  feeds: FeedSettings;
  /** Without a hub, players find new episodes when they look. */
  feedHub: FeedHub | null;
  keys: Keyring;
  mail: Mail;
  /** Without a provider, no codes are sent by phone. */
  sms: Sms | null;
  /** Without a provider, no number answers. */
  telephony: Telephony | null;
  /** Where replies to our emails arrive; without it, agents answer buyers on their screen. */
  inboundMail: { address: string; secret: string } | null;
  leadWebhook: LeadWebhook;
  /** Sends events to the URLs that customers give. */
  webhooks: WebhookSender;
  /** The CRMs that agents connect. */
  leadVendors: Record<VendorName, LeadVendor>;
  /** Reads what assistants publish about themselves. */
  clientDocuments: ClientDocuments;
  payments: Payments;
  crm: Crm;
  spreadsheet: Spreadsheet;
  maps: Maps;
  /** Without one, only pages that state their coordinates get a map. */
  geocoder: Geocoder | null;
  /** The review platforms that have keys. */
  reviews: ReviewPlatform[];
  /** Without a language model, the built-in writer composes from the facts alone. */
  writer: Writer | null;
  /** Without an image model, our own drawing is used if there is no photo. */
  backgrounds: Backgrounds | null;
  storage: Storage;
  /** Without them, files carry no Content Credentials. */
  credentials: Credentials | null;
  listingSource: ListingSource;
  /** The feeds of multiple listing services that are set up. */
  mls: MlsFeed[];
  pageReader: PageReader;
  estimateTalk: TalkEstimator;
  images: Images;
  renderer: Renderer;
  /** Without ffmpeg, there are no video clips. */
  video: Video | null;
  speech: Speech;
  /** Without one, no episode can be verified automatically, so staff listen. */
  transcriber: Transcriber | null;
  studio: Studio;
  capabilities: Capability[];
};
