import { and, desc, eq, gt } from 'drizzle-orm';
import { assistantListings, oauthClients, oauthConnections, oauthTokens } from '#db/schema/assistants.ts';
import { authUsers } from '#db/schema/auth.ts';
import { listings } from '#db/schema/listings.ts';
import { isBanned } from '../accounts/queries.ts';
import type { KeyOwner } from '../api-keys/queries.ts';
import type { ApiScope } from '../api-keys/rules.ts';
import type { Context } from '../context.ts';
import { findActiveListing, type PublicListing } from '../listings/queries.ts';
import { hostOfClient } from './find-client.ts';
import { hashOauthSecret } from './oauth-secret.ts';
import type { ConnectionView } from './schema.ts';

export type Access = {
  connectionId: string;
  clientId: string;
  scopes: ApiScope[];
  resource: string;
  expiresAt: Date;
  lastUsedAt: Date | null;
  owner: KeyOwner;
};

/** The live access token for a secret; undefined if it has expired, was revoked or its owner is banned. */
export async function findAccess(
  ctx: Pick<Context, 'db' | 'now'>,
  token: string,
): Promise<Access | undefined> {
  const [row] = await ctx.db
    .select({
      token: oauthTokens,
      connection: oauthConnections,
      clientId: oauthClients.clientId,
      user: authUsers,
    })
    .from(oauthTokens)
    .innerJoin(oauthConnections, eq(oauthConnections.id, oauthTokens.connectionId))
    .innerJoin(oauthClients, eq(oauthClients.id, oauthConnections.clientId))
    .innerJoin(authUsers, eq(authUsers.id, oauthConnections.userId))
    .where(
      and(
        eq(oauthTokens.tokenHash, hashOauthSecret(token)),
        eq(oauthTokens.kind, 'access'),
        gt(oauthTokens.expiresAt, ctx.now()),
      ),
    );
  if (!row || isBanned(ctx, row.user)) return undefined;
  const { id: userId, email, emailConfirmedAt } = row.user;
  return {
    connectionId: row.connection.id,
    clientId: row.clientId,
    scopes: row.token.scopes,
    resource: row.token.resource,
    expiresAt: row.token.expiresAt,
    lastUsedAt: row.connection.lastUsedAt,
    owner: { userId, email, isEmailConfirmed: emailConfirmedAt !== null, teamId: null },
  };
}

export async function listConnections(ctx: Pick<Context, 'db'>, userId: string): Promise<ConnectionView[]> {
  const rows = await ctx.db
    .select({ connection: oauthConnections, client: oauthClients })
    .from(oauthConnections)
    .innerJoin(oauthClients, eq(oauthClients.id, oauthConnections.clientId))
    .where(eq(oauthConnections.userId, userId))
    .orderBy(desc(oauthConnections.createdAt), desc(oauthConnections.id));
  return rows.map(({ connection, client }) => ({
    id: connection.id,
    clientName: client.name,
    clientHost: hostOfClient(client),
    scopes: connection.scopes,
    lastUsedAt: connection.lastUsedAt?.toISOString() ?? null,
    lastUsedIp: connection.lastUsedIp,
    createdAt: connection.createdAt.toISOString(),
  }));
}

/**
 * A published home whose agent lets buyers' assistants read it, by its slug or page link. Unknown, offline, withdrawn
 * and closed homes all look the same: not found.
 */
export async function findOpenListing(
  ctx: Pick<Context, 'db' | 'site'>,
  name: string,
): Promise<PublicListing | undefined> {
  const slug = readSlug(ctx, name);
  const found = slug ? await findActiveListing(ctx, slug) : undefined;
  if (!found || found.isWithdrawn || !(await isOpenListing(ctx, found.listing.id))) return undefined;
  return found;
}

async function isOpenListing(ctx: Pick<Context, 'db'>, listingId: string): Promise<boolean> {
  return (await ctx.db.$count(assistantListings, eq(assistantListings.listingId, listingId))) > 0;
}

export type HomeAccess = { listingId: string; isPublished: boolean; isOpen: boolean };

/** Whether buyers' assistants may read a podcast's home; undefined while it has no page. */
export async function findHomeAccess(
  ctx: Pick<Context, 'db'>,
  podcastId: string,
): Promise<HomeAccess | undefined> {
  const [row] = await ctx.db
    .select({ listingId: listings.id, status: listings.status, opened: assistantListings.listingId })
    .from(listings)
    .leftJoin(assistantListings, eq(assistantListings.listingId, listings.id))
    .where(eq(listings.podcastId, podcastId));
  return (
    row && { listingId: row.listingId, isPublished: row.status === 'active', isOpen: row.opened !== null }
  );
}

function readSlug({ site }: Pick<Context, 'site'>, name: string): string | undefined {
  if (!/^https?:/i.test(name)) return /^[\w-]{1,200}$/.test(name) ? name : undefined;
  const url = URL.canParse(name) ? new URL(name) : undefined;
  if (url?.origin !== site.url) return undefined;
  return /^\/listings?\/([\w-]{1,200})\/?$/.exec(url.pathname)?.[1];
}
