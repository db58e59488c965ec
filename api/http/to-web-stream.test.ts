import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { toWebStream } from './to-web-stream.ts';

test('a caller who hangs up between two chunks ends the stream and nothing else', async () => {
  const source = new PassThrough();
  const thrown: unknown[] = [];
  const listener = (error: unknown) => thrown.push(error);
  process.prependOnceListener('uncaughtException', listener);
  const body = toWebStream(source);
  source.write('first');
  source.write('second');
  await body.cancel();
  source.destroyed || source.write('third');
  await new Promise((done) => setImmediate(done));
  process.removeListener('uncaughtException', listener);
  expect(thrown).toEqual([]);
  expect(source.destroyed).toBe(true);
});
