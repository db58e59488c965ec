import { eq } from 'drizzle-orm';
import { oauthClients } from '#db/schema/assistants.ts';
import type { Context } from '../context.ts';
import { OauthError } from './oauth-error.ts';
import { DOCUMENT_SECONDS } from './rules.ts';
import { PublishedClient } from './schema.ts';

export type OauthClient = typeof oauthClients.$inferSelect;
type Ctx = Pick<Context, 'db' | 'now' | 'clientDocuments'>;

/** The assistant with this client id. If the id is a link, its document is read from there, at most once a day. */
export async function findClient(ctx: Ctx, clientId: string): Promise<OauthClient> {
  const [known] = await ctx.db.select().from(oauthClients).where(eq(oauthClients.clientId, clientId));
  if (known?.kind === 'registered') return known;
  if (!isDocumentUrl(clientId))
    throw new OauthError('invalid_client', 'This assistant isn’t registered with us.');
  const isFresh = known?.readAt && ctx.now().getTime() - known.readAt.getTime() < DOCUMENT_SECONDS * 1000;
  return isFresh ? known : readPublishedClient(ctx, clientId);
}

/** https, with a path, and nothing that two parsers could read differently. */
export function isDocumentUrl(clientId: string): boolean {
  const url = URL.canParse(clientId) ? new URL(clientId) : undefined;
  if (url?.protocol !== 'https:' || url.href !== clientId || url.pathname === '/') return false;
  return !url.username && !url.password && !clientId.includes('#');
}

/** Nobody vouches for a registered name. */
export function hostOfClient({ kind, clientId }: Pick<OauthClient, 'kind' | 'clientId'>): string | null {
  return kind === 'document' ? new URL(clientId).host : null;
}

async function readPublishedClient(ctx: Ctx, clientId: string): Promise<OauthClient> {
  const answer = await ctx.clientDocuments.read(clientId);
  if (answer.kind === 'failed')
    throw new OauthError('invalid_client', `We don’t know this assistant. ${answer.error}`);
  const published = PublishedClient.safeParse(parseJson(answer.text));
  const { client_id, client_name: name, redirect_uris: redirectUris } = published.data ?? {};
  const isOpen = (published.data?.token_endpoint_auth_method ?? 'none') === 'none';
  if (client_id !== clientId || !name || !redirectUris || !isOpen)
    throw new OauthError('invalid_client', 'This assistant’s published metadata isn’t valid.');
  const values = { name, redirectUris, readAt: ctx.now() };
  const [client] = await ctx.db
    .insert(oauthClients)
    .values({ ...values, kind: 'document', clientId, createdAt: ctx.now() })
    .onConflictDoUpdate({ target: oauthClients.clientId, set: values })
    .returning();
  if (!client) throw new Error('The assistant was not saved.');
  return client;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
