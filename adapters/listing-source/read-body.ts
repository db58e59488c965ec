import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw, type Zlib } from 'node:zlib';
import { Unavailable } from '#adapters/unavailable.ts';
import { Refused } from './refused.ts';

export type BodyLimits = {
  /** Largest body after unpacking. */
  maxBytes: number;
  /** Whether a longer body is truncated there instead of being refused. */
  cutsLongBody?: boolean;
};

type Unpacker = Transform & Zlib;

/** Text never compresses better than about 30 to 1; anything beyond that is made to fill memory. */
const maxUnpackedPerByte = 100;
const ratioCountsFromBytes = 1024 * 1024;

/** Reads and decompresses a body, and stops the transfer as soon as a limit is exceeded. */
export async function readBody(
  answer: IncomingMessage,
  limits: BodyLimits,
  signal: AbortSignal,
): Promise<Buffer> {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const declaredBytes = Number(answer.headers['content-length'] ?? 0);
  if (declaredBytes > limits.maxBytes && !limits.cutsLongBody) throw tooLarge(answer);

  let bodyBytes = 0;
  const chunks: Buffer[] = [];
  const stopOnAbort = () => answer.destroy(signal.reason);
  signal.addEventListener('abort', stopOnAbort);
  try {
    signal.throwIfAborted();
    const unpacker = await unpack(answer, encoding);
    for await (const chunk of unpacker ?? answer) {
      bodyBytes += chunk.length;
      if (bodyBytes > limits.maxBytes && !limits.cutsLongBody) throw tooLarge(answer);
      if (unpacker && isBomb(unpacker, bodyBytes)) throw tooLarge(answer);
      chunks.push(chunk);
      if (bodyBytes >= limits.maxBytes) break;
    }
  } catch (error) {
    throw signal.aborted ? signal.reason : explain(error);
  } finally {
    signal.removeEventListener('abort', stopOnAbort);
    answer.destroy();
  }
  return Buffer.concat(chunks).subarray(0, limits.maxBytes);
}

function isBomb(unpacker: Unpacker, bodyBytes: number): boolean {
  return bodyBytes > ratioCountsFromBytes && bodyBytes > unpacker.bytesWritten * maxUnpackedPerByte;
}

async function unpack(answer: IncomingMessage, encoding: string): Promise<Unpacker | undefined> {
  if (encoding === 'identity' || encoding === '') return undefined;
  const unpacker = encoding === 'deflate' ? await chooseInflate(answer) : createUnpacker(encoding);
  // Transfer errors have to reach the reader, who only listens to the decompressed side.
  answer.on('error', (error) => unpacker.destroy(error));
  answer.on('aborted', () => unpacker.destroy(new Error('aborted')));
  answer.pipe(unpacker);
  return unpacker;
}

function createUnpacker(encoding: string): Unpacker {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip();
  if (encoding === 'br') return createBrotliDecompress();
  throw new Refused('broken_answer', 'The web site sent its page packed in a way that was not asked for.');
}

/** Servers send `deflate` both with and without the zlib wrapper; the first byte tells which. */
async function chooseInflate(answer: IncomingMessage): Promise<Unpacker> {
  const first = await new Promise<Buffer | null>((resolve) => {
    answer.once('readable', () => resolve(answer.read(1)));
    answer.once('close', () => resolve(null));
  });
  if (!first) return createInflate();
  answer.unshift(first);
  return ((first[0] ?? 0) & 0x0f) === 8 ? createInflate() : createInflateRaw();
}

function tooLarge(answer: IncomingMessage): Refused {
  answer.destroy();
  return new Refused('too_large', 'The answer of the web site is too large to be part of a listing.');
}

function explain(error: unknown): unknown {
  if (error instanceof Refused) return error;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (/^(Z_|ERR_BROTLI|ERR__ERROR|ERR_PADDING|BROTLI)/.test(code) || code.includes('FORMAT')) {
    return new Refused('broken_answer', 'The web site sent a damaged page.', { cause: error });
  }
  return new Unavailable('listing source', 'the web site stopped answering half way', { cause: error });
}
