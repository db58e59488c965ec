import { verifyLink } from '#domain/credentials/verify-link.ts';
import { listPassedChecks } from '#domain/production/checks/queries.ts';
import type { Handlers } from '../operation.ts';
import type { credentialFunctions } from './contract.ts';
import { limitChecks } from './limit-checks.ts';

export const credentialHandlers: Handlers<typeof credentialFunctions> = {
  'verify-link': async ({ ctx, clientIp }, { link }) => {
    await limitChecks(ctx, clientIp);
    return verifyLink(ctx, link, listPassedChecks);
  },
};
