import type { Readable } from 'node:stream';

export type StoredFile = {
  key: string;
  sizeBytes: number;
  contentType: string;
  /** Quoted, as it stands in an HTTP header; changes whenever the bytes may have changed. */
  etag: string;
  modifiedAt: Date;
};

/** First and last byte, both counted from 0 and both included; without `end` the rest of the file. */
export type ByteRange = { start: number; end?: number };

/** `stream` carries bytes `start` to `end` of the file; it must be read or destroyed. */
export type OpenedFile = { file: StoredFile; start: number; end: number; stream: Readable };

/**
 * Files by key. A file is either there completely or not at all, also after a crash or on a full disk.
 * All verbs throw `Unavailable` for trouble that may pass, and a plain error for an impossible key.
 */
export type Storage = {
  /** Stores or replaces; the content type must be the one that the key's ending stands for. */
  put(key: string, body: Uint8Array | Readable, options: { contentType: string }): Promise<StoredFile>;
  /** Undefined without such a file; a `RangeOutside` error when the file ends before the range starts. */
  open(key: string, range?: ByteRange): Promise<OpenedFile | undefined>;
  stat(key: string): Promise<StoredFile | undefined>;
  /** May be repeated; a file that is not there is as good as removed. */
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

/** The wanted bytes lie behind the end of the file (HTTP 416). */
export class RangeOutside extends Error {
  readonly sizeBytes: number;

  constructor(sizeBytes: number) {
    super(`the file has only ${sizeBytes} bytes`);
    this.name = 'RangeOutside';
    this.sizeBytes = sizeBytes;
  }
}
