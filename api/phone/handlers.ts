import { continueSimulatedCall, startSimulatedCall } from '#domain/phone/simulate-call.ts';
import type { Handlers } from '../operation.ts';
import type { phoneData } from './contract.ts';

export const phoneHandlers: Handlers<typeof phoneData> = {
  'POST /api/dev/phone/calls': ({ ctx }, input) => startSimulatedCall(ctx, input),
  'POST /api/dev/phone/turns': ({ ctx, clientIp: ip }, input) => continueSimulatedCall(ctx, { ...input, ip }),
};
