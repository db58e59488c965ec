import { expect, test } from 'vitest';
import { limitBody } from './limit-body.ts';

const limit = { maxBytes: 5, tooLarge: 'Max five.' };

function sent(pieces: string[], headers: Record<string, string> = {}) {
  const left = pieces.map((piece) => Buffer.from(piece));
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = left.shift();
        if (piece) controller.enqueue(piece);
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  return { left, request: new Request('http://localhost/', init) };
}

test('a body of the maximum size passes', async () => {
  expect(await limitBody(sent(['abc', 'de']).request, limit).text()).toBe('abcde');
});

test('a body that announces too many bytes is not read', () => {
  const { left, request } = sent(['abcdef'], { 'content-length': '6' });
  expect(() => limitBody(request, limit)).toThrow(limit.tooLarge);
  expect(left).toHaveLength(1);
});

test('a body without a length is read until it is too long', async () => {
  const { left, request } = sent(['abc', 'def', 'ghi', 'jkl', 'mno']);
  await expect(limitBody(request, limit).text()).rejects.toThrow(limit.tooLarge);
  expect(left.length).toBeGreaterThan(0);
});
