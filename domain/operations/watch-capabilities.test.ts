import { expect, test } from 'vitest';
import { Unavailable } from '#adapters/unavailable.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { listCapabilities } from './list-capabilities.ts';
import { watchCapabilities } from './watch-capabilities.ts';

const { ctx, setNow } = await createTestContext();
ctx.capabilities = [
  { name: 'mail', inUse: 'SMTP' },
  { name: 'maps', inUse: 'OpenStreetMap' },
];
const noon = new Date('2026-03-01T12:00:00.000Z');
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const answers = { send: async (text: string) => text.length, name: 'smtp' };
const failing = {
  send: async () => {
    throw new Unavailable('mail', 'does not answer');
  },
};

test('a call’s time is recorded and the call is otherwise unchanged', async () => {
  setNow(noon);
  const { watch, flush } = watchCapabilities(ctx);
  const mail = watch('mail', answers);
  expect(mail.name).toBe('smtp');
  expect(await mail.send('four')).toBe(4);
  await flush();
  expect(await listCapabilities(ctx)).toEqual([
    { name: 'mail', inUse: 'SMTP', lastSuccessAt: noon.toISOString(), lastFailureAt: null, lastError: null },
    { name: 'maps', inUse: 'OpenStreetMap', lastSuccessAt: null, lastFailureAt: null, lastError: null },
  ]);
});

test('an outage is distinguished from a bad request, and a later process from an earlier one', async () => {
  const [early, late] = [watchCapabilities(ctx), watchCapabilities(ctx)];
  setNow(later(2));
  await expect(late.watch('mail', failing).send()).rejects.toThrow('mail: does not answer');
  setNow(later(1));
  const other = { send: async () => Promise.reject(new Unavailable('mail', 'an older trouble')) };
  await expect(early.watch('mail', other).send()).rejects.toThrow();
  await early.watch('mail', answers).send('');
  const wrong = { send: async () => Promise.reject(new Error('no such address')) };
  setNow(later(3));
  await expect(late.watch('mail', wrong).send()).rejects.toThrow('no such address');
  await late.flush();
  await early.flush();
  expect((await listCapabilities(ctx))[0]).toMatchObject({
    lastSuccessAt: later(1).toISOString(),
    lastFailureAt: later(2).toISOString(),
    lastError: 'mail: does not answer',
  });
});
