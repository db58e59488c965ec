import { expect, test } from 'vitest';
import { createTestContext } from '#tests/support/test-context.ts';
import { linkShareKit, maySeeShareKit } from './share-kit.ts';

const { ctx, setNow } = await createTestContext();
const [mine, other] = [crypto.randomUUID(), crypto.randomUUID()];
const link = new URL(await linkShareKit(ctx, mine));
const given = {
  expires: link.searchParams.get('expires') ?? '',
  signature: link.searchParams.get('signature') ?? '',
};

test('a link opens the kit that it was made for, and no other', async () => {
  expect(link.pathname).toBe(`/share-kits/${mine}.zip`);
  expect(await maySeeShareKit(ctx, mine, given)).toBe(true);
  expect(await maySeeShareKit(ctx, other, given)).toBe(false);
});

test.each([
  ['without a signature', { ...given, signature: undefined }],
  [
    'with another signature',
    { ...given, signature: given.signature.replace(/^./, (c) => (c === 'A' ? 'B' : 'A')) },
  ],
  ['with a later end', { ...given, expires: String(Number(given.expires) + 1) }],
  ['without an end', { ...given, expires: undefined }],
])('a link %s opens nothing', async (_, changed) => {
  expect(await maySeeShareKit(ctx, mine, changed)).toBe(false);
});

test('a link ends after a quarter of an hour', async () => {
  const end = Number(given.expires) * 1000;
  setNow(new Date(end - 1));
  expect(await maySeeShareKit(ctx, mine, given)).toBe(true);
  setNow(new Date(end));
  expect(await maySeeShareKit(ctx, mine, given)).toBe(false);
});
