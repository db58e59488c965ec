import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { oncePerDb } from '#db/once-per-db.ts';
import { rowAsJson } from '#db/row-as-json.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { brandJoins, brandRows } from '../brands/queries.ts';
import { joinBrands, presentAgent, type ShownAgent } from '../brands/rules.ts';
import type { Context } from '../context.ts';
import { marketsOfCity, readMarketOfCity } from '../directory/queries.ts';
import { chooseLeadReader } from '../leads/choose-lead-reader.ts';
import type { LeadReader } from '../leads/rules.ts';
import { buyerFactsRow, readBuyerFacts } from '../listings/buyer-facts/queries.ts';
import type { BuyerFacts } from '../listings/buyer-facts/rules.ts';
import { hasPage, type PublicListing, publicRow, type ShownListing } from '../listings/queries.ts';
import { findPublicUpdate, hasUpdate, type PublicUpdate } from '../production/updates/queries.ts';

/** A home as its page shows it. */
export type Home = PublicListing & {
  /** The directory market the home is in. */
  market: { slug: string; place: string } | undefined;
  leadReader: LeadReader;
  agent: ShownAgent;
  details: BuyerFacts;
  update: PublicUpdate | undefined;
};

/**
 * The home at a public URL, found as `findPublicListing` does. A single query, because each extra one would cost the
 * page's process 0.2 ms. `bound` cuts a listing's texts to their limits.
 */
export async function findHome(
  ctx: Pick<Context, 'db' | 'now' | 'site'>,
  slug: string,
  bound: (listing: ShownListing) => ShownListing,
): Promise<Home | undefined> {
  const [active] = await activeHome(ctx.db).execute({ slug });
  const [row] = active ? [active] : await listBorrowedHomes(ctx, slug);
  if (!row) return undefined;
  const { listing, podcast, isWithdrawn, customer } = row;
  const shown = bound(listing);
  const { agentName: name, agentBrokerage: brokerage, agentPhone: phone } = shown;
  return {
    listing: shown,
    podcast,
    isWithdrawn,
    market: readMarketOfCity(row.marketsOfCity, listing.state),
    leadReader: chooseLeadReader(customer ?? undefined, listing.agentName),
    agent: presentAgent(joinBrands(row.ownBrand, row.teamBrand), { name, brokerage, phone }),
    details: readBuyerFacts(shown, row),
    update: row.hasUpdate ? await findPublicUpdate(ctx, listing) : undefined,
  };
}

const customer = { firstName: podcasts.customerFirstName, lastName: podcasts.customerLastName };

const listHomes = (db: Db) =>
  db
    .select({
      ...publicRow,
      ...buyerFactsRow,
      ...brandRows,
      marketsOfCity,
      customer: rowAsJson(customer, podcasts.id),
      hasUpdate,
    })
    .from(listings)
    .leftJoin(podcasts, eq(podcasts.id, listings.podcastId))
    .leftJoin(...brandJoins.account)
    .leftJoin(...brandJoins.own)
    .leftJoin(...brandJoins.team);

const listBorrowedHomes = ({ db, site }: Pick<Context, 'db' | 'site'>, slug: string) =>
  listHomes(db).where(hasPage(site, slug)).orderBy(desc(podcasts.createdAt)).limit(1);

const activeHome = oncePerDb((db) =>
  listHomes(db)
    .where(and(eq(listings.slug, sql.placeholder('slug')), eq(listings.status, 'active')))
    .prepare(''),
);
