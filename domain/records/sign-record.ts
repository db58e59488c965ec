import { createPublicKey, type JsonWebKey, sign, verify } from 'node:crypto';
import type { Context } from '../context.ts';
import { canonicalJson } from './chain/hash-entry.ts';
import { type ChainFault, verifyChain } from './chain/verify-chain.ts';
import type { HomeRecord, UnsignedRecord } from './schema.ts';

type Keys = Pick<Context, 'keys'>;
export type PublicKey = JsonWebKey & { kid?: string };

/** Signs a record as JSON: Ed25519 over its canonical form. */
export async function signRecord(ctx: Keys, record: UnsignedRecord): Promise<HomeRecord & UnsignedRecord> {
  const { kid, key } = await ctx.keys.recordKey();
  const value = sign(null, Buffer.from(canonicalJson(record)), key).toString('base64url');
  return { ...record, signature: { alg: 'EdDSA', kid, value } };
}

export type Verdict = { isValid: true } | { isValid: false; problem: string; fault?: ChainFault };

/**
 * Checks the signature and chain of a record that someone received. A changed row is named even though the
 * signature fails too.
 */
const NOT_OUR_KEY: Verdict = { isValid: false, problem: 'It is signed with a key that is not ours.' };

export function verifyRecord(record: HomeRecord, keys: readonly PublicKey[]): Verdict {
  const { signature, ...rest } = record;
  const fault = verifyChain(record.home.podcastId, record.entries, record.head);
  if (fault)
    return {
      isValid: false,
      problem: `Row ${fault.sequence} (${fault.part}, ${fault.subject}): ${fault.problem}.`,
      fault,
    };
  const key = keys.find(({ kid }) => kid === signature.kid);
  if (!key) return NOT_OUR_KEY;
  const isSigned = verify(
    null,
    Buffer.from(canonicalJson(rest)),
    createPublicKey({ key, format: 'jwk' }),
    Buffer.from(signature.value, 'base64url'),
  );
  return isSigned ? { isValid: true } : { isValid: false, problem: 'The signature does not fit the record.' };
}

/** Begins the line after the end of a PDF. */
export const SIGNATURE_MARK = '\n%Hearthcast-Signature: ';

/** Signs a PDF: a comment line after its end, which readers ignore, over all bytes before it. */
export async function signPdf(ctx: Keys, pdf: Uint8Array): Promise<Buffer> {
  const { kid, key } = await ctx.keys.recordKey();
  const value = sign(null, pdf, key).toString('base64url');
  return Buffer.concat([pdf, Buffer.from(`${SIGNATURE_MARK}EdDSA ${kid} ${value}\n`)]);
}

export function verifyPdf(file: Uint8Array, keys: readonly PublicKey[]): Verdict {
  const bytes = Buffer.from(file);
  const at = bytes.lastIndexOf(SIGNATURE_MARK);
  const [, kid, value] =
    /^EdDSA (\S+) (\S+)\s*$/.exec(at < 0 ? '' : bytes.subarray(at + SIGNATURE_MARK.length).toString()) ?? [];
  if (!kid || !value) return { isValid: false, problem: 'This PDF has no signature of ours.' };
  const key = keys.find((one) => one.kid === kid);
  if (!key) return NOT_OUR_KEY;
  const publicKey = createPublicKey({ key, format: 'jwk' });
  return verify(null, bytes.subarray(0, at), publicKey, Buffer.from(value, 'base64url'))
    ? { isValid: true }
    : { isValid: false, problem: 'The file was changed after it was signed.' };
}
