import { z } from 'zod';
import { findCertificateProblem } from '#adapters/credentials/certificate.ts';

/** Text with real line breaks or with \n, as secrets are often stored. */
const pem = z
  .string()
  .transform((text) => text.replaceAll('\\n', '\n'))
  .refine((text) => text.includes('-----BEGIN '));

/** How files are signed; part of `env.ts`. */
export const credentialVariables = {
  CREDENTIALS: { takes: 'on or off', schema: z.enum(['on', 'off']).default('on') },
  C2PA_CERT: {
    takes: 'certificates in PEM form, the signer’s first',
    schema: pem.optional(),
    isSecret: true,
  },
  C2PA_KEY: { takes: 'the signer’s private key in PEM form', schema: pem.optional(), isSecret: true },
} as const;

/** Why files signed with these would be rejected, in one line; undefined if they wouldn't be. */
export function findCredentialProblem(
  {
    C2PA_CERT: chain,
    C2PA_KEY: privateKey,
  }: { C2PA_CERT?: string | undefined; C2PA_KEY?: string | undefined },
  now = new Date(),
): string | undefined {
  if (!chain || !privateKey) return undefined;
  const found = findCertificateProblem({ chain, privateKey }, now);
  return found && `${found.of === 'key' ? 'C2PA_KEY' : 'C2PA_CERT'} ${found.problem}.`;
}
