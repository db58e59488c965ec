import { openC2paLibrary } from './c2pa-library.ts';
import type { FoundManifest, Inspection, MediaType } from './contract.ts';
import { DamagedMedia } from './media/damaged-media.ts';
import { mediaHash } from './media/media-hash.ts';
import { readMediaType } from './media/media-type.ts';

type ManifestStore = {
  active_manifest?: string;
  validation_results?: { activeManifest?: { failure?: { code: string }[] } };
};

const EXPIRED = 'signingCredential.expired';
/** The library doesn't decide whom to trust: we know which manifests are ours. */
const aboutTheSigner = [EXPIRED, 'signingCredential.untrusted'];

/** Says what a file is and whether its manifest fits it. The file may come from anybody. */
export async function inspectMedia(bytes: Uint8Array): Promise<Inspection> {
  const mediaType = readMediaType(bytes);
  if (!mediaType) return { kind: 'unknown-type' };
  try {
    const hash = mediaHash(bytes, mediaType);
    return { kind: 'media', mediaType, mediaHash: hash, manifest: await findManifest(bytes, mediaType) };
  } catch (error) {
    if (error instanceof DamagedMedia) return { kind: 'damaged', mediaType };
    throw error;
  }
}

async function findManifest(bytes: Uint8Array, mediaType: MediaType): Promise<FoundManifest | null> {
  const { WasmReader } = openC2paLibrary();
  try {
    using reader = await WasmReader.fromBytes(mediaType, bytes);
    const store = JSON.parse(reader.json()) as ManifestStore;
    const id = store.active_manifest;
    if (!id) return null;
    const failures = store.validation_results?.activeManifest?.failure ?? [];
    const codes = failures.map(({ code }) => code);
    return {
      id,
      isIntact: codes.every((code) => aboutTheSigner.includes(code)),
      isExpired: codes.includes(EXPIRED),
    };
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw error;
    // When the library rejects something, it throws text, not an Error. A manifest that it can't read is
    // still one.
    return String(error).includes('JumbfNotFound') ? null : { id: '', isIntact: false, isExpired: false };
  }
}
