import type { Readable } from 'node:stream';

/**
 * A Node stream as a response body. We don't use `Readable.toWeb`: when a caller hangs up between two chunks, its next
 * chunk throws where nobody can catch it, and the process exits.
 */
export function toWebStream(stream: Readable): ReadableStream<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => void stream.destroy(),
    },
    { highWaterMark: 0 },
  );
}
