/** The kinds of files that can carry credentials. */
export const mediaTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'audio/mpeg',
  'video/mp4',
] as const;
export type MediaType = (typeof mediaTypes)[number];

/** How a file came about, in the terms of the IPTC's list of digital source types. */
export type SourceType =
  /** Made by a model. */
  | 'trainedAlgorithmicMedia'
  /** Put together from parts, and a model made at least one of them. */
  | 'compositeWithTrainedAlgorithmicMedia'
  /** Put together from parts, and at least one of them was never in front of a camera. */
  | 'compositeSynthetic'
  /** Put together from parts that no model made. */
  | 'composite'
  /** Drawn by a program that learned from nothing. */
  | 'algorithmicMedia';

/**
 * What was done to a file, in the terms of C2PA. The first action says how it came to us: `created`, or `opened` where
 * somebody else made it.
 */
export type ContentAction = {
  name: 'created' | 'opened' | 'transcoded' | 'cropped' | 'edited.metadata' | 'published';
  /** In one sentence. */
  description: string;
  /** Left out where nobody told us. */
  sourceType?: SourceType | null;
};

/** What a manifest says about a file. It never names a person. */
export type ContentClaim = {
  /** urn:c2pa:… */
  manifestId: string;
  title: string;
  actions: ContentAction[];
  madeAt: Date;
  /** SHA-256 of the fact sheet that the file was made from. */
  factSheetHash: string | null;
  /** Where anybody can check the file. */
  verifyUrl: string;
};

export type SignedMedia = {
  bytes: Uint8Array;
  /** Hash of what people see or hear, without any metadata: it survives the removal of the manifest. */
  mediaHash: string;
};

export type FoundManifest = {
  id: string;
  /** Signature and hashes hold. Whether its signer can be trusted is not part of it. */
  isIntact: boolean;
  isExpired: boolean;
};

export type Inspection =
  | { kind: 'media'; mediaType: MediaType; mediaHash: string; manifest: FoundManifest | null }
  | { kind: 'unknown-type' }
  /** Broken off, not built like its kind, or too much for the reader. */
  | { kind: 'damaged'; mediaType: MediaType };

/** With what files are signed, for screens and records. */
export type SigningCertificate = {
  /** SHA-256, in hex. */
  fingerprint: string;
  subject: string;
  expiresAt: Date;
  /** The one in our sources, which proves nothing: everybody has its key. */
  isTest: boolean;
};

/** Content Credentials (C2PA), signed and read in processes of their own. */
export type Credentials = {
  certificate: SigningCertificate;
  /** The version of Hearthcast that manifests name. */
  version: string;
  /** Starts what signs while a file is still being made; starting takes longer than signing. */
  warm(): void;
  sign(file: { bytes: Uint8Array; mediaType: MediaType }, claim: ContentClaim): Promise<SignedMedia>;
  /** Reads any file, also a hostile one; throws `Unavailable` only if it could not be tried. */
  inspect(bytes: Uint8Array): Promise<Inspection>;
};
