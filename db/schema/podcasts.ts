import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { authUsers } from './auth.ts';
import { createdAt, id, moment, updatedAt } from './columns.ts';

export type SocialMediaContent = Partial<Record<'facebook' | 'instagram' | 'twitter' | 'linkedin', string>>;
export type SocialMediaImages = { promotional?: string };
export type EpisodeChapter = { title: string; startSeconds: number };
export type EpisodeTurn = { speaker: string; text: string; startSeconds: number; endSeconds: number };
/** What the player needs besides the file itself. */
export type EpisodeDetails = {
  durationSeconds: number;
  chapters: EpisodeChapter[];
  turns: EpisodeTurn[];
  peaks: number[];
  /** The same episode without the agent's and the brokerage's name. */
  unbrandedUrl?: string;
  captionsUrl?: string;
  subtitlesUrl?: string;
  transcriptUrl?: string;
};

/** One row per ordered podcast; "order" is a word of the screens. */
export const podcasts = pgTable(
  'podcasts',
  {
    id: id(),
    userId: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    listingUrl: text().notNull(),
    status: text().notNull().default('pending'),
    paymentSessionId: text(),
    amountCents: integer().notNull().default(2999),
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
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check(
      'podcasts_status',
      sql`${t.status} in ('pending', 'paid', 'processing', 'chatgpt_processed', 'completed', 'failed', 'cancelled')`,
    ),
    check('podcasts_customer_email_lower', sql`${t.customerEmail} = lower(${t.customerEmail})`),
    check('podcasts_amount', sql`${t.amountCents} >= 0`),
    // A payment session orders a link once, however often the payment is reported.
    uniqueIndex('podcasts_payment_once')
      .on(t.paymentSessionId, t.listingUrl)
      .where(sql`${t.paymentSessionId} is not null`),
    uniqueIndex('podcasts_listing_page_url').on(t.listingPageUrl).where(sql`${t.listingPageUrl} is not null`),
    index('podcasts_newest').on(t.createdAt.desc(), t.id),
    index('podcasts_by_status').on(t.status, t.createdAt.desc()),
    index('podcasts_by_user').on(t.userId, t.createdAt.desc()),
    index('podcasts_by_customer').on(t.customerEmail, t.createdAt.desc()),
    index('podcasts_search').using(
      'gin',
      sql`(${t.customerEmail} || ' ' || ${t.customerFirstName} || ' ' || ${t.customerLastName} || ' ' || ${t.customerPhone} || ' ' || ${t.listingUrl}) gin_trgm_ops`,
    ),
  ],
);
