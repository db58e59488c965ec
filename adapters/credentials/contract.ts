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

/** How a file was made, in terms of the IPTC's list of digital source types. */
export type SourceType =
  /** Made by a model. */
  | 'trainedAlgorithmicMedia'
  /** Put together from parts, at least one of which a model made. */
  | 'compositeWithTrainedAlgorithmicMedia'
  /** Put together from parts, at least one of which was never in front of a camera. */
  | 'compositeSynthetic'
  /** Put together from parts that no model made. */
  | 'composite'
  /** Drawn by a program that wasn't trained on anything. */
  | 'algorithmicMedia';

/**
 * What was done to a file, in C2PA terms. The first action says how we got it: `created`, or `opened` if somebody else
 * made it.
 */
export type ContentAction = {
  name: 'created' | 'opened' | 'transcoded' | 'cropped' | 'edited.metadata' | 'published';
  /** In one sentence. */
  description: string;
  /** Left out if nobody told us. */
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
  /** Signature and hashes are valid. Whether the signer can be trusted is a separate question. */
  isIntact: boolean;
  isExpired: boolean;
};

export type Inspection =
  | { kind: 'media'; mediaType: MediaType; mediaHash: string; manifest: FoundManifest | null }
  | { kind: 'unknown-type' }
  /** Truncated, not structured like its type, or too much for the reader. */
  | { kind: 'damaged'; mediaType: MediaType };

/** What signs our files, for screens and records. */
export type SigningCertificate = {
  /** SHA-256, in hex. */
  fingerprint: string;
  subject: string;
  expiresAt: Date;
  /** The one in our sources, which proves nothing, because everybody has its key. */
  isTest: boolean;
};

/** Content Credentials (C2PA), signed and read in separate processes. */
export type Credentials = {
  certificate: SigningCertificate;
  /** The version of Hearthcast that manifests name. */
  version: string;
  /** Starts the signing process while a file is still being made; starting takes longer than signing. */
  warm(): void;
  sign(file: { bytes: Uint8Array; mediaType: MediaType }, claim: ContentClaim): Promise<SignedMedia>;
  /** Reads any file, even a hostile one; throws `Unavailable` only if it couldn't be tried. */
  inspect(bytes: Uint8Array): Promise<Inspection>;
};
