import { expect, test } from 'vitest';
import { createTestContext } from '#tests/support/test-context.ts';
import { openFile } from './open-file.ts';

const { ctx } = await createTestContext();
for (const key of ['samples/ten.txt', 'private/contacts.txt', 'privately/ten.txt'])
  await ctx.storage.put(key, Buffer.from('0123456789'), { contentType: 'text/plain' });

async function kindOf(key: string, start?: number): Promise<string> {
  const answer = await openFile(ctx, { key, ...(start === undefined ? {} : { range: { start } }) });
  if (answer.kind === 'file') answer.opened.stream.destroy();
  return answer.kind;
}

test('public files are opened, private ones don’t exist', async () => {
  expect(await kindOf('samples/ten.txt')).toBe('file');
  expect(await kindOf('privately/ten.txt')).toBe('file');
  expect(await kindOf('private/contacts.txt')).toBe('missing');
});

test.each(['missing.txt', '../samples/ten.txt', 'samples//ten.txt', '.incoming/x', 'Samples/ten.txt', ''])(
  'no file for a key that isn’t ours: %j',
  async (key) => {
    expect(await kindOf(key)).toBe('missing');
  },
);

test('a range past the end is reported as such', async () => {
  expect(await kindOf('samples/ten.txt', 9)).toBe('file');
  expect(await kindOf('samples/ten.txt', 10)).toBe('outside');
});
