import { pipeline, type Readable, Transform } from 'node:stream';

/** Passes a stream through and reports how many bytes it sent, even if the client disconnects halfway. */
export function countBytes(stream: Readable, onEnd: (bytes: number) => void): Readable {
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return pipeline(stream, counted, () => onEnd(bytes));
}
