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

test('what is public is opened, what we keep for ourselves is not there', async () => {
  expect(await kindOf('samples/ten.txt')).toBe('file');
  expect(await kindOf('privately/ten.txt')).toBe('file');
  expect(await kindOf('private/contacts.txt')).toBe('missing');
});

test.each(['missing.txt', '../samples/ten.txt', 'samples//ten.txt', '.incoming/x', 'Samples/ten.txt', ''])(
  'no key of ours, no file: %j',
  async (key) => {
    expect(await kindOf(key)).toBe('missing');
  },
);

test('a range behind the end is told apart', async () => {
  expect(await kindOf('samples/ten.txt', 9)).toBe('file');
  expect(await kindOf('samples/ten.txt', 10)).toBe('outside');
});
