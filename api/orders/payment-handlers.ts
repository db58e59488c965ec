import type { z } from 'zod';
import { checkExistingUser as findExistingUser } from '#domain/podcasts/check-existing-user.ts';
import { startCheckout } from '#domain/podcasts/start-checkout.ts';
import { verifyPayment as verify } from '#domain/podcasts/verify-payment.ts';
import type { Functions } from '../contract.ts';
import type { Call } from '../http/call.ts';

type Given<Name extends keyof Functions> = z.output<Functions[Name]['input']>;

export async function createPayment({ ctx, session, clientIp }: Call, input: Given<'create-payment'>) {
  return startCheckout(ctx, { ...input, orderer: session, ip: clientIp });
}

export async function verifyPayment({ ctx, clientIp }: Call, input: Given<'verify-payment'>) {
  return verify(ctx, { sessionId: input.session_id, ip: clientIp });
}

export async function checkExistingUser({ ctx, clientIp }: Call, input: Given<'check-existing-user'>) {
  return findExistingUser(ctx, { email: input.email ?? '', ip: clientIp });
}
