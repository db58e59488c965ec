import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { authSessions } from '#db/schema/auth.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { signAccessToken } from './access-token.ts';
import { createConfirmedUser } from './create-confirmed-user.ts';
import { authenticate } from './queries.ts';
import { signIn } from './sign-in.ts';

const { ctx, setNow } = await createTestContext();
const login = {
  email: 'ana@example.com',
  password: 'first-secret',
  client: { ip: '192.0.2.1', userAgent: null },
};
await createConfirmedUser(ctx, { ...login, firstName: 'Ana' });

test('an ended session is refused although its token is still valid', async () => {
  const { accessToken } = await signIn(ctx, login);
  const { session } = await authenticate(ctx, accessToken);
  const start = ctx.now().getTime();
  const at = (seconds: number) => setNow(new Date(start + seconds * 1000));
  await ctx.db
    .update(authSessions)
    .set({ notAfter: new Date(start + 60_000) })
    .where(eq(authSessions.id, session.id));
  at(59);
  expect((await authenticate(ctx, accessToken)).session.id).toBe(session.id);
  at(61);
  await expect(authenticate(ctx, accessToken)).rejects.toMatchObject({ accountCode: 'session_not_found' });
});

test('a token from another site is refused', async () => {
  const { user, session } = await authenticate(ctx, (await signIn(ctx, login)).accessToken);
  const elsewhere = { ...ctx, site: { ...ctx.site, url: 'https://other.example' } };
  const { token } = await signAccessToken(elsewhere, user, session);
  await expect(authenticate(ctx, token)).rejects.toMatchObject({ accountCode: 'bad_jwt' });
  expect((await authenticate(elsewhere, token)).session.id).toBe(session.id);
});
