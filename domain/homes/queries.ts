import { eq, sql } from 'drizzle-orm';
import { oncePerDb } from '#db/once-per-db.ts';
import { rowAsJson } from '#db/row-as-json.ts';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { brandJoins, brandRows } from '../brands/queries.ts';
import { joinBrands, presentAgent, type ShownAgent } from '../brands/rules.ts';
import type { Context } from '../context.ts';
import { marketJoin, marketRow, readMarketPlace } from '../directory/queries.ts';
import { chooseLeadReader } from '../leads/choose-lead-reader.ts';
import type { LeadReader } from '../leads/rules.ts';
import { buyerFactsRow, readBuyerFacts } from '../listings/buyer-facts/queries.ts';
import type { BuyerFacts } from '../listings/buyer-facts/rules.ts';
import type { ShownListing } from '../listings/queries.ts';
import { findPublicUpdate, hasUpdate, type PublicUpdate } from '../production/updates/queries.ts';

/** What the page of a home shows beside its listing and its episode. */
export type HomeDetails = {
  /** The market of the directory that the home lies in. */
  market: { slug: string; place: string } | undefined;
  leadReader: LeadReader;
  agent: ShownAgent;
  details: BuyerFacts;
  update: PublicUpdate | undefined;
};

/** In one query: each more would cost the page's process 0.2 ms. `shown` is the listing with its texts at their limits. */
export async function findHomeDetails(
  ctx: Pick<Context, 'db' | 'now'>,
  listing: ShownListing,
  shown: ShownListing,
): Promise<HomeDetails> {
  const [row] = await besideListing(ctx.db).execute({ id: listing.id, ...readMarketPlace(listing) });
  const { marketSlug, marketName, customer } = row ?? {};
  const { agentName: name, agentBrokerage: brokerage, agentPhone: phone } = shown;
  return {
    market: marketSlug && marketName ? { slug: marketSlug, place: marketName } : undefined,
    leadReader: chooseLeadReader(customer ?? undefined, listing.agentName),
    agent: presentAgent(joinBrands(row?.ownBrand ?? null, row?.teamBrand ?? null), {
      name,
      brokerage,
      phone,
    }),
    details: readBuyerFacts(shown, row),
    update: row?.hasUpdate ? await findPublicUpdate(ctx, listing) : undefined,
  };
}

const customer = { firstName: podcasts.customerFirstName, lastName: podcasts.customerLastName };

const besideListing = oncePerDb((db) =>
  db
    .select({
      ...buyerFactsRow,
      ...marketRow,
      ...brandRows,
      customer: rowAsJson(customer, podcasts.id),
      hasUpdate,
    })
    .from(listings)
    .leftJoin(podcasts, eq(podcasts.id, listings.podcastId))
    .leftJoin(...brandJoins.account)
    .leftJoin(...brandJoins.own)
    .leftJoin(...brandJoins.team)
    .leftJoin(...marketJoin)
    .where(eq(listings.id, sql.placeholder('id')))
    .prepare(''),
);
