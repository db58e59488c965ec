import { expect, test } from 'vitest';
import { inTransaction } from '#db/in-transaction.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { forgetHits, giveHitBack, networkOf, takeHit, takeTurn } from './rate-limits.ts';

const { ctx, setNow } = await createTestContext();
const START = new Date('2026-03-01T12:00:00Z').getTime();
const limit = { limit: 10, windowSeconds: 60 };

async function take(key: string, times: number): Promise<number> {
  const waits = await Promise.all(Array.from({ length: times }, () => takeHit(ctx, key, limit)));
  return waits.filter((wait) => wait === 0).length;
}

test('parallel hits share one count', async () => {
  setNow(new Date(START));
  expect(await take('parallel', 40)).toBe(10);
  expect(await takeHit(ctx, 'parallel', limit)).toBe(60);
  expect(await takeHit(ctx, 'another', limit)).toBe(0);
});

test('several hits count together or not at all', async () => {
  setNow(new Date(START));
  expect(await takeHit(ctx, 'several', limit, 11)).toBe(60);
  expect(await takeHit(ctx, 'several', limit, 6)).toBe(0);
  expect(await takeHit(ctx, 'several', limit, 5)).toBe(60);
  expect(await take('several', 10)).toBe(4);
});

test('the window slides, so a boundary doesn’t double the limit', async () => {
  setNow(new Date(START + 59_000));
  expect(await take('sliding', 10)).toBe(10);
  setNow(new Date(START + 61_000));
  expect(await take('sliding', 10)).toBe(0);
  setNow(new Date(START + 90_000));
  expect(await take('sliding', 10)).toBe(5);
  setNow(new Date(START + 200_000));
  expect(await take('sliding', 20)).toBe(10);
});

test('a hit can be taken back or reset', async () => {
  setNow(new Date(START));
  expect(await take('back', 10)).toBe(10);
  await giveHitBack(ctx, 'back');
  expect(await take('back', 5)).toBe(1);
  await forgetHits(ctx, 'back');
  expect(await take('back', 20)).toBe(10);
});

test('each gap allows one turn, even for simultaneous callers', async () => {
  setNow(new Date(START));
  const ask = () => inTransaction(ctx, (tx) => takeTurn(tx, 'turn', 60));
  const waits = await Promise.all([ask(), ask(), ask(), ask()]);
  expect(waits.toSorted((a, b) => a - b)).toEqual([0, 60, 60, 60]);
  setNow(new Date(START + 45_400));
  expect(await ask()).toBe(15);
  setNow(new Date(START + 60_000));
  expect(await ask()).toBe(0);
});

test('one IPv6 network is one caller', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2::9'));
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('unknown')).toBe('unknown');
});
