import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type PartName, paymentMethods, podcastStatuses } from '../column-values.ts';
import { authUsers } from './auth.ts';
import { createdAt, id, isOneOf, moment, updatedAt } from './columns.ts';
import { teams } from './teams.ts';

/** The current post of each network. */
export type SocialMediaContent = Partial<Record<Exclude<PartName, 'image' | 'email' | 'remarks'>, string>>;
/** The promotional picture is square; `card` is the wide one of link previews. */
export type SocialMediaImages = {
  promotional?: string;
  card?: { url: string; width: number; height: number; alt: string };
};
export type EpisodeChapter = { title: string; startSeconds: number };
export type EpisodeTurn = { speaker: string; text: string; startSeconds: number; endSeconds: number };
/** The unbranded cut: some of the episode's turns, with their own times. */
export type UnbrandedCut = {
  durationSeconds: number;
  chapters: EpisodeChapter[];
  /** `turn` is the index in the episode's own list. */
  turns: { turn: number; startSeconds: number; endSeconds: number }[];
  peaks: number[];
};
/** What an episode and everything with it says about its AI voices, as delivered. */
export type EpisodeDisclosure = {
  /** The version of the wordings; 0 for the original ones. */
  version: number;
  /** Null for a file that was made elsewhere. */
  spoken: { text: string; startSeconds: number } | null;
  /** By channel. */
  texts: Record<string, string>;
};
/** What the player needs besides the file itself. */
export type EpisodeDetails = {
  durationSeconds: number;
  chapters: EpisodeChapter[];
  turns: EpisodeTurn[];
  peaks: number[];
  /** The same episode without the agent's and the brokerage's name. */
  unbrandedUrl?: string;
  unbranded?: UnbrandedCut;
  captionsUrl?: string;
  subtitlesUrl?: string;
  transcriptUrl?: string;
  /** Null for episodes recorded before this existed. */
  disclosure?: EpisodeDisclosure;
};

type SearchColumns = Record<
  'customerEmail' | 'customerFirstName' | 'customerLastName' | 'customerPhone' | 'listingUrl',
  SQLWrapper
>;

/** The text that staff search. The index is used only for exactly this expression. */
export const podcastSearchText = (t: SearchColumns): SQL<string> =>
  sql`(${t.customerEmail} || ' ' || ${t.customerFirstName} || ' ' || ${t.customerLastName} || ' ' || ${t.customerPhone} || ' ' || ${t.listingUrl})`;

type StateColumns = Record<'status' | 'podcastFileUrl' | 'listingPageUrl', SQLWrapper>;

/** Both the file and the page exist. */
export const isReadyPodcast = (t: StateColumns): SQL<boolean> =>
  sql`${t.podcastFileUrl} is not null and ${t.listingPageUrl} is not null and ${t.status} in ('paid', 'pending', 'completed', 'processing')`;

/** Taken down, or refunded and not left online by staff: nothing made for it is public anymore. */
export const isWithdrawnPodcast = (
  t: Record<'status' | 'staysOnline' | 'takenDownAt', SQLWrapper>,
): SQL<boolean> =>
  sql`(${t.takenDownAt} is not null or (${t.status} = 'cancelled' and not ${t.staysOnline}))`;

/** One row per ordered podcast; the screens say "order". */
export const podcasts = pgTable(
  'podcasts',
  {
    id: id(),
    userId: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    /** Ordered for this team: the podcast belongs to the team, not to the account. */
    teamId: uuid().references(() => teams.id),
    listingUrl: text().notNull(),
    status: text({ enum: podcastStatuses }).notNull().default('pending'),
    paymentSessionId: text(),
    amountCents: integer().notNull().default(2999),
    /** Through a payment page, from a balance, on a team's invoice, or arranged by staff. */
    paymentMethod: text({ enum: paymentMethods }).notNull().default('online'),
    /** Identifies the form or file row that staff sent; sent again, it stays one order. */
    orderKey: text(),
    gcsFileUrl: text(),
    podcastFileUrl: text(),
    listingPageUrl: text(),
    customerEmail: text().notNull(),
    customerFirstName: text().notNull().default(''),
    customerLastName: text().notNull().default(''),
    customerPhone: text().notNull().default(''),
    agentName: text().notNull().default(''),
    additionalDetails: text().notNull().default(''),
    chatgptData: text(),
    chatgptProcessedAt: moment(),
    socialMediaContent: jsonb().$type<SocialMediaContent>(),
    socialMediaImages: jsonb().$type<SocialMediaImages>(),
    episode: jsonb().$type<EpisodeDetails>(),
    /** Staff left everything public when they refunded the order. */
    staysOnline: boolean().notNull().default(false),
    /** Someone unpublished it: page, embed, feed and files are offline until it is published again. */
    takenDownAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('podcasts_status', isOneOf(t.status, podcastStatuses)),
    check('podcasts_customer_email_lower', sql`${t.customerEmail} = lower(${t.customerEmail})`),
    check('podcasts_payment_method', isOneOf(t.paymentMethod, paymentMethods)),
    check('podcasts_amount', sql`${t.amountCents} >= 0`),
    // A payment session orders a link once, however often the payment is reported.
    uniqueIndex('podcasts_payment_once')
      .on(t.paymentSessionId, t.listingUrl)
      .where(sql`${t.paymentSessionId} is not null`),
    uniqueIndex('podcasts_order_key').on(t.orderKey).where(sql`${t.orderKey} is not null`),
    uniqueIndex('podcasts_listing_page_url').on(t.listingPageUrl).where(sql`${t.listingPageUrl} is not null`),
    index('podcasts_newest').on(t.createdAt.desc(), t.id),
    index('podcasts_by_status').on(t.status, t.createdAt.desc()),
    index('podcasts_by_user').on(t.userId, t.createdAt.desc()),
    index('podcasts_by_team').on(t.teamId, t.createdAt.desc()).where(sql`${t.teamId} is not null`),
    index('podcasts_by_customer').on(t.customerEmail, t.createdAt.desc()),
    // For searching the start of an address, whatever the database's collation.
    index('podcasts_by_email_start').on(t.customerEmail.op('text_pattern_ops')),
    index('podcasts_withdrawn').on(t.id).where(isWithdrawnPodcast(t)),
    index('podcasts_ready').on(t.createdAt.desc(), t.id).where(isReadyPodcast(t)),
    index('podcasts_search').using('gin', sql`${podcastSearchText(t)} gin_trgm_ops`),
  ],
);

/**
 * Orders by kind, as a sum of changes: the database adds a row with every statement that changes a count and merges old
 * rows, so counting costs the same for any number of orders.
 */
export const podcastTallies = pgTable('podcast_tallies', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  total: integer().notNull(),
  inProgress: integer().notNull(),
  ready: integer().notNull(),
});
