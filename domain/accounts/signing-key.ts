import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';

/** A new private key for access tokens, named by its thumbprint. */
export async function drawSigningKey(): Promise<JWK & { kid: string }> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk) };
}
