import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Unavailable } from '../../unavailable.ts';

type Options = {
  signal: AbortSignal;
  /** For the first byte, and between any two pieces. */
  answerMs: number;
  stallMs: number;
  onBytes: (bytes: number) => void;
};

/**
 * Fetches an address into a file and goes on where an earlier attempt ended, if the server can; else it starts again.
 * May be repeated until it succeeds.
 */
export async function download(url: string, path: string, options: Options): Promise<void> {
  const have = await sizeOf(path);
  const stalled = new AbortController();
  let timer = setTimeout(() => stalled.abort(), options.answerMs);
  const stillThere = (chunk: Buffer) => {
    clearTimeout(timer);
    timer = setTimeout(() => stalled.abort(), options.stallMs);
    options.onBytes(chunk.length);
  };
  try {
    const response = await fetch(url, {
      headers: have > 0 ? { Range: `bytes=${have}-` } : {},
      signal: AbortSignal.any([options.signal, stalled.signal]),
    });
    const isWholeAlready = response.status === 416 && totalOf(response) === have;
    if (isWholeAlready) return void (await response.body?.cancel());
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new Unavailable('voice pack', `${new URL(url).host} answered ${response.status}`);
    }
    const isContinued = response.status === 206;
    if (isContinued) options.onBytes(have);
    const expected = Number(response.headers.get('content-length') ?? Number.NaN) + (isContinued ? have : 0);
    const watched = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        stillThere(chunk);
        done(null, chunk);
      },
    });
    await pipeline(
      Readable.fromWeb(response.body as import('node:stream/web').ReadableStream),
      watched,
      createWriteStream(path, { flags: isContinued ? 'a' : 'w' }),
    );
    const got = await sizeOf(path);
    if (Number.isFinite(expected) && got < expected)
      throw new Unavailable('voice pack', `the connection ended after ${got} of ${expected} bytes`);
  } catch (cause) {
    options.signal.throwIfAborted();
    if (cause instanceof Unavailable || isDiskFull(cause)) throw cause;
    throw new Unavailable('voice pack', `${new URL(url).host} does not answer`, { cause });
  } finally {
    clearTimeout(timer);
  }
}

export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.size ?? 0;
}

function totalOf(response: Response): number {
  return Number(/\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1] ?? Number.NaN);
}
