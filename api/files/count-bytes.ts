import { pipeline, type Readable, Transform } from 'node:stream';

/** The same bytes; tells how many went through once it is over, also when the caller hangs up in the middle. */
export function countBytes(stream: Readable, told: (bytes: number) => void): Readable {
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return pipeline(stream, counted, () => told(bytes));
}
