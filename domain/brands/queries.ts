import { and, eq, getTableColumns, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { oncePerDb } from '#db/once-per-db.ts';
import { rowAsJson } from '#db/row-as-json.ts';
import { authUsers } from '#db/schema/auth.ts';
import { brands } from '#db/schema/brands.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import type { Context } from '../context.ts';
import { type Holder, isHeldBy } from '../teams/holder.ts';
import { type Brand, joinBrands, presentAgent, type ShownAgent } from './rules.ts';

type Ctx = Pick<Context, 'db'>;

/** The brand of an account or a team; undefined if its owner was never asked. */
export async function findBrand(ctx: Ctx, holder: Holder): Promise<Brand | undefined> {
  const [row] = await ctx.db.select().from(brands).where(isHeldBy(brands, holder));
  return row && toBrand(row);
}

/** The brand shown with a home: its team's and that of the account that ordered it. */
export async function findBrandOfPodcast({ db }: Ctx, podcastId: string): Promise<Brand | null> {
  const [row] = await brandsOf(db).execute({ podcastId });
  return row ? joinBrands(row.ownBrand, row.teamBrand) : null;
}

const own = alias(brands, 'own_brand');
const team = alias(brands, 'team_brand');
const isGuest = and(
  isNull(podcasts.userId),
  eq(authUsers.email, podcasts.customerEmail),
  isNotNull(authUsers.emailConfirmedAt),
);
/** The brands of a podcast, for use in a larger query: what to join, and what to read. */
export const brandJoins = {
  account: [authUsers, or(eq(authUsers.id, podcasts.userId), isGuest)],
  own: [own, eq(own.userId, authUsers.id)],
  team: [team, eq(team.teamId, podcasts.teamId)],
} as const;
export const brandRows = {
  ownBrand: rowAsJson(withoutHolder(getTableColumns(own)), own.id),
  teamBrand: rowAsJson(withoutHolder(getTableColumns(team)), team.id),
};

const brandsOf = oncePerDb((db) =>
  db
    .select(brandRows)
    .from(podcasts)
    .leftJoin(...brandJoins.account)
    .leftJoin(...brandJoins.own)
    .leftJoin(...brandJoins.team)
    .where(eq(podcasts.id, sql.placeholder('podcastId')))
    .prepare(''),
);

type Listed = Record<'agentName' | 'agentBrokerage' | 'agentPhone' | 'podcastId', string | null>;

/** The agent shown on a home's public page, plus what only the listing says. */
export async function findShownAgent(ctx: Ctx, listing: Listed): Promise<ShownAgent> {
  const { podcastId, agentName: name, agentBrokerage: brokerage, agentPhone: phone } = listing;
  const brand = podcastId ? await findBrandOfPodcast(ctx, podcastId) : null;
  return presentAgent(brand, { name, brokerage, phone });
}

function toBrand(row: typeof brands.$inferSelect): Brand {
  return withoutHolder(row);
}

function withoutHolder<Row extends Record<'id' | 'userId' | 'teamId' | 'createdAt' | 'updatedAt', unknown>>(
  row: Row,
) {
  const { id: _, userId: __, teamId: ___, createdAt: ____, updatedAt: _____, ...brand } = row;
  return brand;
}
