import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { Unavailable } from '#adapters/unavailable.ts';
import type { ByteRange, OpenedFile, Storage, StoredFile } from './contract.ts';
import { checkContentType, checkKey, contentTypeOf } from './file-keys.ts';
import { fitRange } from './fit-range.ts';

/** Starts with a dot, which no key can, so unfinished files are never listed or opened. */
const incomingFolder = '.incoming';
const abandonedAfterMs = 24 * 60 * 60 * 1000;

/** Keeps files in one folder; a file gets its name only after all its bytes are safely on disk. */
export async function createDiskStorage(options: { root: string }): Promise<Storage> {
  const { root } = options;
  const incoming = join(root, incomingFolder);
  await mkdir(incoming, { recursive: true });
  await removeAbandoned(incoming);

  function pathOf(key: string): string {
    checkKey(key);
    return join(root, key);
  }

  return {
    async put(key, body, { contentType }) {
      const path = pathOf(key);
      checkContentType(key, contentType);
      const unfinished = join(incoming, randomUUID());
      try {
        await writeDurably(unfinished, body);
        await mkdir(dirname(path), { recursive: true });
        await rename(unfinished, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw explain(error);
      }
      return describeFile(key, await stat(path));
    },

    open: (key, range) => openInFolder(root, key, range),

    async stat(key) {
      const stats = await absentAsUndefined(stat(pathOf(key)));
      return stats?.isFile() ? describeFile(key, stats) : undefined;
    },

    async remove(key) {
      await absentAsUndefined(unlink(pathOf(key)));
    },

    async *list(prefix) {
      for await (const key of walk(root, '', prefix)) {
        const stats = await absentAsUndefined(stat(join(root, key)));
        if (stats) yield describeFile(key, stats);
      }
    },
  };
}

/** Opens a file in a folder that is only read. */
export async function openInFolder(
  root: string,
  key: string,
  range: ByteRange | undefined,
): Promise<OpenedFile | undefined> {
  checkKey(key);
  const handle = await absentAsUndefined(open(join(root, key), 'r'));
  if (!handle) return undefined;
  try {
    const opened = await openRange(key, handle, range);
    if (!opened) await handle.close();
    return opened;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function writeDurably(path: string, body: Uint8Array | Readable): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    for await (const chunk of body instanceof Uint8Array ? [body] : body) {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
      for (let offset = 0; offset < bytes.length; ) {
        offset += (await handle.write(bytes, offset)).bytesWritten;
      }
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function openRange(
  key: string,
  handle: FileHandle,
  range: ByteRange | undefined,
): Promise<OpenedFile | undefined> {
  const stats = await handle.stat();
  if (!stats.isFile()) return undefined;
  const { start, end } = fitRange(stats.size, range);
  // An empty file has no last byte to name, so nothing is read from it.
  const stream = stats.size > 0 ? handle.createReadStream({ start, end }) : Readable.from([]);
  if (stats.size === 0) await handle.close();
  return { file: describeFile(key, stats), start, end, stream };
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

/** Visits keys in the order in which a bucket lists them, and only folders that can contain the prefix. */
async function* walk(root: string, folder: string, prefix: string): AsyncGenerator<string> {
  const entries = await absentAsUndefined(readdir(join(root, folder), { withFileTypes: true }));
  const named = (entries ?? [])
    .filter((entry) => !entry.name.startsWith('.'))
    .map((entry) => ({ path: `${folder}${entry.name}${entry.isDirectory() ? '/' : ''}`, entry }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const { path, entry } of named) {
    if (entry.isDirectory()) {
      if (path.startsWith(prefix) || prefix.startsWith(path)) yield* walk(root, path, prefix);
    } else if (entry.isFile() && path.startsWith(prefix)) {
      yield path;
    }
  }
}

/** A process killed while writing leaves its unfinished file behind; younger ones may be in use. */
async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const stats = await absentAsUndefined(stat(path));
    if (stats && Date.now() - stats.mtimeMs > abandonedAfterMs) await rm(path, { force: true });
  }
}

function describeFile(key: string, stats: Stats): StoredFile {
  const version = `${stats.size.toString(16)}-${Math.trunc(stats.mtimeMs * 1000).toString(16)}`;
  return {
    key,
    sizeBytes: stats.size,
    contentType: contentTypeOf(key),
    etag: `"${version}"`,
    modifiedAt: stats.mtime,
  };
}

async function absentAsUndefined<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}

function explain(error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new Unavailable('storage', 'there is no space left; nothing was stored', { cause: error });
  }
  return error;
}
