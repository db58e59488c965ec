import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { inTransaction } from '#db/in-transaction.ts';
import { oauthCodes, oauthConnections } from '#db/schema/assistants.ts';
import { authUsers } from '#db/schema/auth.ts';
import { recordAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { checkAuthorization } from './check-authorization.ts';
import { OauthError } from './oauth-error.ts';
import { oauthResource } from './oauth-resource.ts';
import { createOauthSecret, hashOauthSecret } from './oauth-secret.ts';
import { returnAddress } from './return-address.ts';
import { CODE_SECONDS, MAX_CONNECTIONS } from './rules.ts';
import type { AuthorizationRequest } from './schema.ts';

type Input = {
  request: AuthorizationRequest;
  isAllowed: boolean;
  userId: string;
  isEmailConfirmed: boolean;
  ip: string;
};

/** Saves the user's decision and returns where they go next. Each call creates a new code, which works once. */
export async function decideAuthorization(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'site' | 'clientDocuments'>,
  { request, isAllowed, userId, isEmailConfirmed, ip }: Input,
): Promise<string> {
  const checked = await checkAuthorization(ctx, request).catch((error) => {
    throw error instanceof OauthError ? new AppError('invalid', error.message) : error;
  });
  const { client, redirectUri } = checked;
  const leave = (answer: Parameters<typeof returnAddress>[3]) =>
    returnAddress(ctx, redirectUri, request.state, answer);
  if (checked.error) return leave({ error: checked.error });
  if (!isAllowed) return leave({ error: new OauthError('access_denied', 'The user denied access') });
  if (!isEmailConfirmed)
    throw new AppError('forbidden', 'Confirm your email address, then connect the assistant.');
  const { scopes, codeChallenge } = checked;
  const code = createOauthSecret('code');
  await inTransaction(ctx, async (tx) => {
    // The lock makes simultaneous decisions count each other.
    await tx.db.select().from(authUsers).where(eq(authUsers.id, userId)).for('no key update');
    const [connection] = await tx.db
      .insert(oauthConnections)
      .values({ userId, clientId: client.id, scopes, createdAt: tx.now() })
      .onConflictDoUpdate({ target: [oauthConnections.userId, oauthConnections.clientId], set: { scopes } })
      .returning();
    if (!connection) throw new Error('The connection was not saved.');
    if ((await tx.db.$count(oauthConnections, eq(oauthConnections.userId, userId))) > MAX_CONNECTIONS)
      throw new AppError(
        'conflict',
        `You have ${MAX_CONNECTIONS} assistants. Disconnect one in Settings first.`,
      );
    await tx.db.insert(oauthCodes).values({
      codeHash: hashOauthSecret(code),
      connectionId: connection.id,
      familyId: randomUUID(),
      redirectUri,
      codeChallenge,
      scopes,
      resource: oauthResource(ctx),
      expiresAt: new Date(tx.now().getTime() + CODE_SECONDS * 1000),
      createdAt: tx.now(),
    });
    await recordAudit(tx, {
      actorId: userId,
      ip,
      action: 'assistant.connected',
      subject: connection.id,
      details: { name: client.name, clientId: client.clientId, scopes },
    });
  });
  return leave({ code });
}
