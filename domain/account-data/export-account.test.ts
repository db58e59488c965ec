import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { authUsers } from '#db/schema/auth.ts';
import { accountExports } from '#db/schema/records.ts';
import { createConfirmedUser } from '#domain/accounts/create-confirmed-user.ts';
import { quickStudio } from '#tests/support/quick-studio.ts';
import { createRecordedHome } from '#tests/support/recorded-home.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { exportAccount, linkExport, mayDownloadExport, requestExport } from './export-account.ts';
import { exportKey } from './export-key.ts';
import { listExports } from './queries.ts';
import { sweepKept } from './sweep-kept.ts';

const { ctx, setNow } = await createTestContext({ renderer: quickStudio.renderer });
const email = 'maya@exports.example';
const { userId } = await createConfirmedUser(ctx, { email, firstName: 'Maya', password: 'Test-password-1' });
const home = await createRecordedHome(ctx, { userId, email });

test('an export contains the account, its homes, their records and its files, but no secret', async () => {
  await requestExport(ctx, userId);
  await expect(requestExport(ctx, userId)).rejects.toMatchObject({ code: 'conflict' });
  const [waiting] = await listExports(ctx, userId);
  await exportAccount(ctx, waiting?.id as string);
  const [ready] = await listExports(ctx, userId);
  expect(ready).toMatchObject({ state: 'ready', doneParts: ready?.totalParts });
  const opened = await ctx.storage.open(exportKey(ready?.id as string));
  // A ZIP contains the names of its files as plain text.
  const zip = (await buffer(opened?.stream as never)).toString('latin1');
  const names = [
    'account.json',
    'leads.json',
    'mail.json',
    `homes/${home.slug}/record.json`,
    `homes/${home.slug}/record.pdf`,
  ];
  for (const name of [...names, ...home.keys.map((key) => `files/${key}`)]) expect(zip).toContain(name);
  const [user] = await ctx.db.select().from(authUsers).where(eq(authUsers.id, userId));
  expect(zip).not.toContain(user?.passwordHash as string);
});

test('only its owner gets a link, as long as the export exists', async () => {
  const [ready] = await listExports(ctx, userId);
  const exportId = ready?.id as string;
  await expect(linkExport(ctx, { exportId, userId: crypto.randomUUID() })).rejects.toMatchObject({
    code: 'not_found',
  });
  const { searchParams } = new URL(await linkExport(ctx, { exportId, userId }));
  const [expires, signature] = [searchParams.get('expires') ?? '', searchParams.get('signature') ?? ''];
  expect(await mayDownloadExport(ctx, exportId, { expires, signature })).toBe(true);
  expect(await mayDownloadExport(ctx, crypto.randomUUID(), { expires, signature })).toBe(false);
  const now = ctx.now();
  setNow(new Date(now.getTime() + 8 * 86_400_000));
  await expect(linkExport(ctx, { exportId, userId })).rejects.toMatchObject({ code: 'not_found' });
  await sweepKept(ctx);
  expect(await ctx.storage.stat(exportKey(exportId))).toBeUndefined();
  setNow(now);
});

test('an export of a deleted account leaves no file', async () => {
  await requestExport(ctx, userId);
  const [waiting] = await listExports(ctx, userId);
  const exportId = waiting?.id as string;
  const storage = {
    ...ctx.storage,
    put: async (...given: Parameters<typeof ctx.storage.put>) => {
      const stored = await ctx.storage.put(...given);
      await ctx.db.delete(accountExports).where(eq(accountExports.id, exportId));
      return stored;
    },
  };
  await exportAccount({ ...ctx, storage }, exportId);
  expect(await ctx.storage.stat(exportKey(exportId))).toBeUndefined();
});
