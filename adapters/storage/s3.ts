import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Unavailable } from '#adapters/unavailable.ts';
import type { OpenedFile, Storage, StoredFile } from './contract.ts';
import { RangeOutside } from './contract.ts';
import { checkContentType, checkKey, contentTypeOf } from './file-keys.ts';
import { fitRange } from './fit-range.ts';

export type S3Options = {
  endpoint?: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  timeoutMs?: number;
};

/** Long enough for one part of a large file on a slow line. */
const REQUEST_TIMEOUT_MS = 60_000;

/**
 * Any S3-compatible bucket. Large bodies are uploaded in parts; an upload that fails halfway leaves no file.
 */
export function createS3Storage(options: S3Options): Storage {
  const { bucket: Bucket } = options;
  const client = new S3Client({
    region: options.region,
    ...(options.endpoint ? { endpoint: options.endpoint, forcePathStyle: true } : {}),
    credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
    maxAttempts: 3,
    requestHandler: {
      requestTimeout: options.timeoutMs ?? REQUEST_TIMEOUT_MS,
      // Without it the time limit is only a warning.
      throwOnRequestTimeout: true,
      connectionTimeout: 5_000,
    },
    // Stores that only speak the older protocol refuse the newer checksum trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  async function stat(key: string): Promise<StoredFile | undefined> {
    checkKey(key);
    const head = await absentAsUndefined(client.send(new HeadObjectCommand({ Bucket, Key: key })));
    return head && describeObject(key, head.ContentLength, head.ETag, head.LastModified);
  }

  return {
    stat,
    async put(key, body, { contentType }) {
      checkKey(key);
      checkContentType(key, contentType);
      const upload = new Upload({
        client,
        params: {
          Bucket,
          Key: key,
          Body: body instanceof Readable ? body : Buffer.from(body),
          ContentType: contentType,
        },
      });
      await upload.done().catch((error) => {
        // The sender's problem isn't the bucket's.
        if (body instanceof Readable && body.errored) throw body.errored;
        explain(error);
      });
      const stored = await stat(key);
      if (!stored) throw new Unavailable('storage', `${key} is not there after storing it`);
      return stored;
    },
    async open(key, range) {
      const file = await stat(key);
      if (!file) return undefined;
      const fitted = fitRange(file.sizeBytes, range);
      if (file.sizeBytes === 0) return { file, start: 0, end: -1, stream: Readable.from([]) };
      const part = { Bucket, Key: key, Range: `bytes=${fitted.start}-${fitted.end}`, IfMatch: file.etag };
      const object = await absentAsUndefined(client.send(new GetObjectCommand(part)));
      if (!object?.Body) return undefined;
      return { file, ...fitted, stream: object.Body as Readable } satisfies OpenedFile;
    },
    async remove(key) {
      checkKey(key);
      await absentAsUndefined(client.send(new DeleteObjectCommand({ Bucket, Key: key })));
    },
    async *list(prefix) {
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })) {
        for (const row of page.Contents ?? []) {
          if (row.Key) yield describeObject(row.Key, row.Size, row.ETag, row.LastModified);
        }
      }
    },
  };
}

function describeObject(key: string, size = 0, etag = '""', modifiedAt = new Date(0)): StoredFile {
  return { key, sizeBytes: size, contentType: contentTypeOf(key), etag, modifiedAt };
}

async function absentAsUndefined<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof S3ServiceException && [404, 412].includes(error.$metadata.httpStatusCode ?? 0))
      return undefined;
    return explain(error);
  }
}

function explain(error: unknown): never {
  if (error instanceof RangeOutside) throw error;
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  throw new Unavailable('storage', status ? `the bucket answered ${status}` : 'the bucket does not answer', {
    cause: error,
  });
}
