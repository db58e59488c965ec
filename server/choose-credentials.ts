import type { Credentials } from '#adapters/credentials/contract.ts';
import { createCredentials } from '#adapters/credentials/create-credentials.ts';
import { compiledFolder } from './compiled-folder.ts';
import type { Env } from './env.ts';

/** What signs our files: the certificate from the settings, or the test certificate, which proves nothing. */
export function chooseCredentials(env: Env): { credentials: Credentials | null; inUse: string } {
  const { C2PA_CERT: chain, C2PA_KEY: privateKey, CREDENTIALS: mode, root } = env;
  if (mode === 'off') return { credentials: null, inUse: 'none, files are not signed' };
  const own = chain && privateKey ? { chain, privateKey } : undefined;
  const credentials = createCredentials({ root, own, compiledDir: compiledFolder(env) });
  const { subject, expiresAt } = credentials.certificate;
  const inUse = own
    ? `certificate of ${subject}, until ${expiresAt.toISOString().slice(0, 10)}`
    : 'untrusted test certificate; set C2PA_CERT and C2PA_KEY';
  return { credentials, inUse };
}
