import { constants, type KeyObject, type SignKeyObjectInput } from 'node:crypto';

export type SigningAlgorithm = {
  /** Its name in the C2PA specification. */
  name: 'es256' | 'es384' | 'es512' | 'ps256' | 'ed25519';
  /** Its number in COSE. */
  id: number;
  hash: 'sha256' | 'sha384' | 'sha512' | null;
  options: Omit<SignKeyObjectInput, 'key'>;
};

const MIN_RSA_BITS = 2048;
const raw = { dsaEncoding: 'ieee-p1363' } as const;
const curves: Record<string, SigningAlgorithm> = {
  prime256v1: { name: 'es256', id: -7, hash: 'sha256', options: raw },
  secp384r1: { name: 'es384', id: -35, hash: 'sha384', options: raw },
  secp521r1: { name: 'es512', id: -36, hash: 'sha512', options: raw },
};
const padding = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 };

/** How a key signs; undefined for keys that the specification forbids because they are weak or unknown. */
export function findSigningAlgorithm(key: KeyObject): SigningAlgorithm | undefined {
  const { namedCurve = '', modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
  if (key.asymmetricKeyType === 'ec') return curves[namedCurve];
  if (key.asymmetricKeyType === 'ed25519') return { name: 'ed25519', id: -8, hash: null, options: {} };
  const isRsa = key.asymmetricKeyType === 'rsa' || key.asymmetricKeyType === 'rsa-pss';
  return isRsa && modulusLength >= MIN_RSA_BITS
    ? { name: 'ps256', id: -37, hash: 'sha256', options: padding }
    : undefined;
}
