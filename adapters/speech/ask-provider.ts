import { Unavailable } from '../unavailable.ts';

type Question = {
  service: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
  signal: AbortSignal;
  timeoutMs: number;
};

const maxAnswerBytes = 64 * 1024 * 1024;

/** Posts JSON and reads the answer. What may pass is `Unavailable`; a refusal of the request itself is an error. */
export async function askProvider({
  service,
  url,
  headers,
  body,
  signal,
  timeoutMs,
}: Question): Promise<Uint8Array> {
  let response: Response;
  let bytes: Uint8Array;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    bytes = await readAll(response);
  } catch (cause) {
    signal.throwIfAborted();
    throw new Unavailable(service, 'no answer', { cause });
  }
  if (response.ok) return bytes;
  const isPassing = response.status === 408 || response.status === 429 || response.status >= 500;
  if (isPassing) throw new Unavailable(service, `answered ${response.status}`);
  throw new Error(
    `${service} refused the text: ${response.status} ${Buffer.from(bytes).toString('utf8').slice(0, 200)}`,
  );
}

async function readAll(response: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > maxAnswerBytes) throw new Error('the answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Makes sense of an answer; one that makes none is as good as none. */
export function readAnswer<Answer>(service: string, read: () => Answer): Answer {
  try {
    return read();
  } catch (cause) {
    throw new Unavailable(service, 'its answer makes no sense', { cause });
  }
}

/** 16-bit little-endian samples, as all providers send them raw. */
export function readPcm(bytes: Uint8Array): Float32Array {
  if (bytes.length < 2) throw new Error('no sound in it');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Float32Array.from(
    { length: bytes.length >> 1 },
    (_, index) => view.getInt16(index * 2, true) / 32_768,
  );
}
