import { and, asc, eq, gt, gte, inArray, like, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, union } from 'drizzle-orm/pg-core';
import { checkouts } from '#db/schema/checkouts.ts';
import { listingSearchText, listings } from '#db/schema/listings.ts';
import { isReadyPodcast, podcastSearchText, podcasts, podcastTallies } from '#db/schema/podcasts.ts';
import { productionArtifacts, productionRuns, productionSteps } from '#db/schema/production.ts';
import type { Context } from '../../context.ts';
import { type Cursor, decodeCursor, encodeCursor, isMoment, matchesSearch } from '../../cursor.ts';
import { escapeLike } from '../../escape-like.ts';
import { type AdminSort, ORDERS_PER_PAGE, paymentStateOf } from './rules.ts';
import type { AdminPodcast, AdminPodcastQuery } from './schema.ts';

type Ctx = Pick<Context, 'db'>;
type PageRow = { id: string; createdAt: Date; customerEmail: string };
type Sorting = {
  isValue: (value: string) => boolean;
  valueOf: (row: PageRow) => string;
  /** Exactly as the index is built, so that a page can be read from it. */
  order: (id: PgColumn | SQL, createdAt: PgColumn | SQL, email: PgColumn | SQL) => SQL[];
  after: (cursor: Cursor) => SQL | undefined;
};

const sortings: Record<AdminSort, Sorting> = {
  newest: {
    isValue: isMoment,
    valueOf: (row) => row.createdAt.toISOString(),
    order: (id, createdAt) => [sql`${createdAt} desc nulls last`, sql`${id} asc nulls last`],
    after: ([value, id]) => {
      const at = new Date(value);
      return and(lte(podcasts.createdAt, at), or(lt(podcasts.createdAt, at), gt(podcasts.id, id)));
    },
  },
  oldest: {
    isValue: isMoment,
    valueOf: (row) => row.createdAt.toISOString(),
    order: (id, createdAt) => [sql`${createdAt} asc nulls first`, sql`${id} desc nulls first`],
    after: ([value, id]) => {
      const at = new Date(value);
      return and(gte(podcasts.createdAt, at), or(gt(podcasts.createdAt, at), lt(podcasts.id, id)));
    },
  },
  customer: {
    isValue: (value) => !value.includes('\0'),
    valueOf: (row) => row.customerEmail,
    order: (id, _createdAt, email) => [sql`${email} asc nulls last`, sql`${id} asc nulls last`],
    after: ([email, id]) =>
      and(gte(podcasts.customerEmail, email), or(gt(podcasts.customerEmail, email), gt(podcasts.id, id))),
  },
};

const pageColumns = {
  id: podcasts.id,
  createdAt: podcasts.createdAt,
  customerEmail: podcasts.customerEmail,
};

/** One page of orders. The first and last page cost the same, with few or many orders. */
export async function listAdminPodcasts(
  ctx: Ctx,
  query: AdminPodcastQuery,
): Promise<{ podcasts: AdminPodcast[]; nextCursor: string | null }> {
  const sorting = sortings[query.sort];
  const cursor = decodeCursor(query.cursor, sorting.isValue);
  const condition = and(
    query.view === 'ready' ? isReadyPodcast(podcasts) : undefined,
    query.status ? eq(podcasts.status, query.status) : undefined,
    cursor ? sorting.after(cursor) : undefined,
  );
  const rows = await findPage(ctx, sorting, condition, query.search);
  const page = rows.slice(0, ORDERS_PER_PAGE);
  const last = page.at(-1);
  const hasMore = rows.length > page.length && last !== undefined;
  return {
    podcasts: await readAdminPodcasts(
      ctx,
      page.map((row) => row.id),
    ),
    nextCursor: hasMore ? encodeCursor([sorting.valueOf(last), last.id]) : null,
  };
}

/** The usual search for a customer. Pieces of it ("gmail.com") are in so many orders that the search index is slow there. */
const isStartOfEmail = (search: string) => /^[^@\s]+@\S*$/.test(search.trim());

/**
 * Matches in orders and in their listings. Each half is read from its own index and no further than a page, because the
 * first page of both together is within the first page of each.
 */
async function findPage(
  ctx: Ctx,
  { order }: Sorting,
  condition: SQL | undefined,
  search: string,
): Promise<PageRow[]> {
  const limit = ORDERS_PER_PAGE + 1;
  const inOrder = order(podcasts.id, podcasts.createdAt, podcasts.customerEmail);
  const orders = (more: SQL[]) =>
    ctx.db
      .select(pageColumns)
      .from(podcasts)
      .where(and(condition, ...more))
      .orderBy(...inOrder)
      .limit(limit);
  if (search.trim() === '') return orders([]);
  if (isStartOfEmail(search)) {
    const rows = await orders([like(podcasts.customerEmail, `${escapeLike(search.trim().toLowerCase())}%`)]);
    if (rows.length > 0) return rows;
  }
  const byListing = ctx.db
    .select(pageColumns)
    .from(podcasts)
    .innerJoin(listings, eq(listings.podcastId, podcasts.id))
    .where(and(condition, ...matchesSearch(listingSearchText(listings), search)))
    .orderBy(...inOrder)
    .limit(limit);
  const found = union(orders(matchesSearch(podcastSearchText(podcasts), search)), byListing).as('found');
  return ctx.db
    .select({ id: found.id, createdAt: found.createdAt, customerEmail: found.customerEmail })
    .from(found)
    .orderBy(...order(found.id, found.createdAt, found.customerEmail))
    .limit(limit);
}

const lastStep = sql<string | null>`(select ${productionSteps.name} from ${productionSteps}
  where ${productionSteps.podcastId} = ${podcasts.id} order by ${productionSteps.startedAt} desc limit 1)`;

const hasScript = sql<boolean>`exists (select 1 from ${productionArtifacts}
  where ${productionArtifacts.podcastId} = ${podcasts.id} and ${productionArtifacts.step} = 'write-script')`;

/** Not the whole row: an episode's waveform and pasted data are larger than the page. */
const adminColumns = {
  id: podcasts.id,
  userId: podcasts.userId,
  status: podcasts.status,
  listingUrl: podcasts.listingUrl,
  paymentMethod: podcasts.paymentMethod,
  amountCents: podcasts.amountCents,
  customerEmail: podcasts.customerEmail,
  customerFirstName: podcasts.customerFirstName,
  customerLastName: podcasts.customerLastName,
  customerPhone: podcasts.customerPhone,
  gcsFileUrl: podcasts.gcsFileUrl,
  podcastFileUrl: podcasts.podcastFileUrl,
  listingPageUrl: podcasts.listingPageUrl,
  chatgptProcessedAt: podcasts.chatgptProcessedAt,
  staysOnline: podcasts.staysOnline,
  createdAt: podcasts.createdAt,
  updatedAt: podcasts.updatedAt,
};

async function readAdminPodcasts(ctx: Ctx, ids: string[]): Promise<AdminPodcast[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select({
      podcast: adminColumns,
      checkoutStatus: checkouts.status,
      state: productionRuns.state,
      step: lastStep,
      hasScript,
      listing: {
        id: listings.id,
        slug: listings.slug,
        status: listings.status,
        address: listings.address,
        city: listings.city,
        state: listings.state,
        price: listings.price,
        agentName: listings.agentName,
      },
    })
    .from(podcasts)
    .leftJoin(checkouts, eq(checkouts.sessionId, podcasts.paymentSessionId))
    .leftJoin(listings, eq(listings.podcastId, podcasts.id))
    .leftJoin(productionRuns, eq(productionRuns.podcastId, podcasts.id))
    .where(inArray(podcasts.id, ids))
    .orderBy(asc(podcasts.id));
  const byId = new Map(rows.map((row) => [row.podcast.id, toAdminPodcast(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

type Row = {
  podcast: Pick<typeof podcasts.$inferSelect, keyof typeof adminColumns>;
  checkoutStatus: string | null;
  state: string | null;
  step: string | null;
  hasScript: boolean;
  listing: AdminPodcast['listing'];
};

function toAdminPodcast({ podcast, checkoutStatus, state, step, hasScript, listing }: Row): AdminPodcast {
  return {
    id: podcast.id,
    status: podcast.status,
    stage: state === null ? null : { state, step },
    listingUrl: podcast.listingUrl,
    payment: paymentStateOf({ paymentMethod: podcast.paymentMethod, checkoutStatus }),
    amountCents: podcast.amountCents,
    customerEmail: podcast.customerEmail,
    customerFirstName: podcast.customerFirstName,
    customerLastName: podcast.customerLastName,
    customerPhone: podcast.customerPhone,
    hasAccount: podcast.userId !== null,
    fileUrl: podcast.gcsFileUrl ?? podcast.podcastFileUrl,
    podcastFileUrl: podcast.podcastFileUrl,
    listingPageUrl: podcast.listingPageUrl,
    hasScript,
    isOnline: podcast.status !== 'cancelled' || podcast.staysOnline,
    chatgptProcessedAt: podcast.chatgptProcessedAt?.toISOString() ?? null,
    listing,
    createdAt: podcast.createdAt.toISOString(),
    updatedAt: podcast.updatedAt.toISOString(),
  };
}

/** The counts above the tabs, from the running tally. */
export async function findAdminSummary(
  ctx: Ctx,
): Promise<{ inProgress: number; ready: number; total: number }> {
  const sum = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)::int`;
  const [summary] = await ctx.db
    .select({
      inProgress: sum(podcastTallies.inProgress),
      ready: sum(podcastTallies.ready),
      total: sum(podcastTallies.total),
    })
    .from(podcastTallies);
  return summary ?? { inProgress: 0, ready: 0, total: 0 };
}
