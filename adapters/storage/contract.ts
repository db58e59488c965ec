import type { Readable } from 'node:stream';

export type StoredFile = {
  key: string;
  sizeBytes: number;
  contentType: string;
  /** Quoted, as in an HTTP header; changes whenever the bytes may have changed. */
  etag: string;
  modifiedAt: Date;
};

/** First and last byte, both counted from 0 and inclusive; without `end`, the rest of the file. */
export type ByteRange = { start: number; end?: number };

/** `stream` carries bytes `start` to `end` of the file; it must be read or destroyed. */
export type OpenedFile = { file: StoredFile; start: number; end: number; stream: Readable };

/**
 * Files by key. A file is either there completely or not at all, even after a crash or on a full disk. All
 * verbs throw `Unavailable` for problems that may pass, and a plain error for an invalid key.
 */
export type Storage = {
  /** Stores or replaces; the content type must be the one that the key's ending stands for. */
  put(key: string, body: Uint8Array | Readable, options: { contentType: string }): Promise<StoredFile>;
  /** Undefined if there is no such file; a `RangeOutside` error if the file ends before the range starts. */
  open(key: string, range?: ByteRange): Promise<OpenedFile | undefined>;
  stat(key: string): Promise<StoredFile | undefined>;
  /** May be repeated; removing a missing file is fine. */
  remove(key: string): Promise<void>;
  /** Every file whose key starts with the prefix, in the order of the keys. */
  list(prefix: string): AsyncIterable<StoredFile>;
};

const keyPattern = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/;
export const MAX_KEY_LENGTH = 300;

/** Lower-case words joined by slashes: the same file on every disk and bucket, and never outside the root. */
export function isStorageKey(key: string): boolean {
  return key.length <= MAX_KEY_LENGTH && keyPattern.test(key) && !key.endsWith('.');
}

/** The requested bytes are past the end of the file (HTTP 416). */
export class RangeOutside extends Error {
  readonly sizeBytes: number;

  constructor(sizeBytes: number) {
    super(`the file has only ${sizeBytes} bytes`);
    this.name = 'RangeOutside';
    this.sizeBytes = sizeBytes;
  }
}
