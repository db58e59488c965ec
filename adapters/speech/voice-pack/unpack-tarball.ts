import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Parser, type ReadEntry } from 'tar';
import type { PackPackage } from './plan.ts';

/** Writes the wanted pieces of a tarball to their places in the growing files; nothing else is unpacked. */
export async function unpackTarball(
  tarball: string,
  { name, pieces }: PackPackage,
  folder: string,
): Promise<void> {
  const found = new Set<string>();
  const writes: Promise<void>[] = [];
  const parser = new Parser({
    strict: true,
    onReadEntry(entry) {
      const piece = pieces.find(({ path }) => path === entry.path);
      if (!piece) return void entry.resume();
      found.add(piece.path);
      writes.push(writePiece(entry, join(folder, `${piece.file}.part`), piece));
    },
  });
  await pipeline(createReadStream(tarball), parser as unknown as NodeJS.WritableStream);
  await Promise.all(writes);
  const missing = pieces.find(({ path }) => !found.has(path));
  if (missing) throw new Error(`${name} does not contain ${missing.path}`);
}

async function writePiece(
  entry: ReadEntry,
  path: string,
  piece: { offset: number; sizeBytes: number },
): Promise<void> {
  const file = await open(path, 'a').then(async (touched) => {
    await touched.close();
    return open(path, 'r+');
  });
  try {
    let at = piece.offset;
    for await (const chunk of entry as AsyncIterable<Buffer>) {
      await file.write(chunk, 0, chunk.length, at);
      at += chunk.length;
    }
    if (at !== piece.offset + piece.sizeBytes) throw new Error(`a piece of ${path} has the wrong size`);
  } catch (error) {
    // Unread, the rest of the entry would hold up the whole tarball.
    entry.resume();
    throw error;
  } finally {
    await file.close();
  }
}
