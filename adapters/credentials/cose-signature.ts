import { createPrivateKey, type KeyObject, sign, X509Certificate } from 'node:crypto';
import { splitChain } from './certificate.ts';
import { findSigningAlgorithm, type SigningAlgorithm } from './signing-algorithm.ts';

const ALGORITHM = 1;
const CERTIFICATES = 33;

export type CoseSigner = {
  algorithm: SigningAlgorithm['name'];
  /** Every signature has this size, so that its place in the file can be reserved. */
  sizeBytes: number;
  sign: (payload: Uint8Array) => Uint8Array;
};

/** Signs claims as COSE_Sign1 (RFC 9052) with the certificates in the protected header, as C2PA requires. */
export function createCoseSigner(chain: string, privateKey: string): CoseSigner {
  const key = createPrivateKey(privateKey);
  const algorithm = findSigningAlgorithm(key);
  if (!algorithm) throw new Error('the key cannot sign credentials');
  const certificates = splitChain(chain).map((pem) => bytesOf(new X509Certificate(pem).raw));
  const header = map([
    [integer(ALGORITHM), integer(algorithm.id)],
    [integer(CERTIFICATES), certificates.length === 1 ? (certificates[0] as Buffer) : array(certificates)],
  ]);
  const seal = (payload: Uint8Array) => {
    const signature = signWith(
      key,
      algorithm,
      array([text('Signature1'), bytesOf(header), bytesOf(Buffer.alloc(0)), bytesOf(payload)]),
    );
    return Buffer.concat([TAG, array([bytesOf(header), map([]), NULL, bytesOf(signature)])]);
  };
  return { algorithm: algorithm.name, sizeBytes: seal(Buffer.alloc(0)).length, sign: seal };
}

function signWith(key: KeyObject, { hash, options }: SigningAlgorithm, data: Buffer): Buffer {
  return sign(hash, data, { key, ...options });
}

/** The little CBOR (RFC 8949) that a signature needs. */
const TAG = Buffer.of(0xd2);
const NULL = Buffer.of(0xf6);

function head(major: number, count: number): Buffer {
  const kind = major << 5;
  if (count < 24) return Buffer.of(kind | count);
  if (count < 0x100) return Buffer.of(kind | 24, count);
  if (count < 0x10000) return Buffer.of(kind | 25, count >> 8, count & 0xff);
  const long = Buffer.of(kind | 26, 0, 0, 0, 0);
  long.writeUInt32BE(count, 1);
  return long;
}

const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytesOf = (value: Uint8Array) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const array = (items: Buffer[]) => Buffer.concat([head(4, items.length), ...items]);
const map = (entries: [Buffer, Buffer][]) => Buffer.concat([head(5, entries.length), ...entries.flat()]);
