import { bytesBlob, openC2paLibrary } from './c2pa-library.ts';
import type { ContentClaim, MediaType, SignedMedia } from './contract.ts';
import { createCoseSigner } from './cose-signature.ts';
import { manifestDefinition } from './manifest-definition.ts';
import { mediaHash } from './media/media-hash.ts';

export type SignTask = {
  bytes: Uint8Array;
  mediaType: MediaType;
  claim: ContentClaim;
  version: string;
  chain: string;
  privateKey: string;
};

const settings = JSON.stringify({ builder: { thumbnail: { enabled: false } } });

/** Puts a signed manifest into a file. What people see or hear stays the same, byte for byte. */
export async function signMedia(task: SignTask): Promise<SignedMedia> {
  const { bytes, mediaType } = task;
  const hash = mediaHash(bytes, mediaType);
  const { WasmBuilder } = openC2paLibrary();
  const definition = manifestDefinition(task.claim, mediaType, task.version);
  const cose = createCoseSigner(task.chain, task.privateKey);
  const signer = {
    alg: cose.algorithm,
    reserveSize: cose.sizeBytes,
    sign: async (claim: Uint8Array) => new Uint8Array(cose.sign(claim)),
  };
  using builder = WasmBuilder.fromJson(JSON.stringify(definition), settings);
  const signed = await builder.sign(signer, [], mediaType, bytesBlob(bytes) as unknown as Blob);
  if (mediaHash(signed, mediaType) !== hash) throw new Error('signing changed what the file shows or plays');
  return { bytes: signed, mediaHash: hash };
}
