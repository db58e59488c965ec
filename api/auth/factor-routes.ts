import { Hono } from 'hono';
import { challengeFactor } from '#domain/accounts/challenge-factor.ts';
import { enrollFactor } from '#domain/accounts/enroll-factor.ts';
import { limitRequests } from '#domain/accounts/limit-requests.ts';
import { redeemRecoveryCode } from '#domain/accounts/redeem-recovery-code.ts';
import { removeFactor } from '#domain/accounts/remove-factor.ts';
import { ChallengeBody, EnrollBody, RecoveryCodeBody, VerifyFactorBody } from '#domain/accounts/schema.ts';
import { verifyFactor } from '#domain/accounts/verify-factor.ts';
import type { Context } from '#domain/context.ts';
import type { RequestEnv } from '../http/request-env.ts';
import { readBody } from './read-body.ts';
import { readCaller } from './read-caller.ts';
import { toSession } from './to-json.ts';

/** The second factor: enroll, request a code, verify it, remove; or a recovery code in its place. */
export function createFactorRoutes(ctx: Context): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();

  routes.post('/factors', async (c) => {
    const caller = await readCaller(ctx, c);
    const { factor_type: type, friendly_name, issuer = '', phone = '' } = await readBody(c, EnrollBody);
    const input = { type, friendlyName: friendly_name ?? '', issuer, phone, ip: c.var.clientIp };
    const { factor, totp } = await enrollFactor(ctx, caller, input);
    const shape = { id: factor.id, type: factor.type, friendly_name: factor.friendlyName };
    if (!totp) return c.json({ ...shape, phone: factor.phone });
    return c.json({ ...shape, totp: { qr_code: totp.qrCode, secret: totp.secret, uri: totp.uri } });
  });

  routes.post('/factors/:id/challenge', async (c) => {
    await limitRequests(ctx, 'factor-challenge', c.var.clientIp);
    const caller = await readCaller(ctx, c);
    const { channel = 'sms' } = await readBody(c, ChallengeBody);
    const input = { factorId: c.req.param('id'), channel, ip: c.var.clientIp };
    const { id, type, expiresAt } = await challengeFactor(ctx, caller, input);
    return c.json({ id, type, expires_at: Math.floor(expiresAt.getTime() / 1000) });
  });

  routes.post('/factors/:id/verify', async (c) => {
    await limitRequests(ctx, 'factor-verify', c.var.clientIp);
    const caller = await readCaller(ctx, c);
    const { challenge_id: challengeId, code = '' } = await readBody(c, VerifyFactorBody);
    const input = { factorId: c.req.param('id'), challengeId, code, ip: c.var.clientIp };
    return c.json(toSession(await verifyFactor(ctx, caller, input)));
  });

  routes.post('/recovery-codes/verify', async (c) => {
    await limitRequests(ctx, 'factor-verify', c.var.clientIp);
    const caller = await readCaller(ctx, c);
    const { code = '' } = await readBody(c, RecoveryCodeBody);
    return c.json(toSession(await redeemRecoveryCode(ctx, caller, { code, ip: c.var.clientIp })));
  });

  routes.delete('/factors/:id', async (c) => {
    const caller = await readCaller(ctx, c);
    return c.json(await removeFactor(ctx, caller, { factorId: c.req.param('id'), ip: c.var.clientIp }));
  });

  return routes;
}
