import { createHash } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import type { RequestEnv } from './request-env.ts';

type CachedFile = { bytes: Uint8Array<ArrayBuffer>; etag: string };
export type FileCache = (
  c: HonoContext<RequestEnv>,
  key: string,
  make: () => Promise<Uint8Array | string> | string,
  headers: Record<string, string>,
) => Promise<Response>;

/**
 * Serves files that are slow to make and never change under their key. Each is made once, even for many callers
 * at once; the oldest is dropped first.
 */
export function createFileCache({ maxFiles }: { maxFiles: number }): FileCache {
  const files = new Map<string, Promise<CachedFile>>();

  function find(key: string, make: Parameters<FileCache>[2]): Promise<CachedFile> {
    const known = files.get(key);
    if (known) return known;
    const made = Promise.resolve().then(make).then(finish);
    files.set(key, made);
    if (files.size > maxFiles) files.delete(files.keys().next().value as string);
    made.catch(() => files.delete(key));
    return made;
  }

  return async (c, key, make, headers) => {
    const { bytes, etag } = await find(key, make);
    c.header('ETag', etag);
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
    return c.body(bytes, 200, headers);
  };
}

function finish(made: Uint8Array | string): CachedFile {
  const bytes = new Uint8Array(Buffer.from(made as string));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { bytes, etag };
}
