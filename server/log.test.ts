import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestContext } from '#tests/support/test-context.ts';
import { errorWithoutValues } from './log.ts';

const { ctx } = await createTestContext();

test('the log of a failed statement contains the statement, not its values', async () => {
  const secret = '$argon2id$v=19$secret\n    at leak (leak@example.com)';
  const error = await ctx.db.execute(sql`select ${secret}::text, ${'second-secret'}::text, 1 / 0`).then(
    () => undefined,
    (thrown: Error) => thrown,
  );
  if (!error) throw new Error('the statement did not fail');
  const wrapped = new Error('the order was not kept', { cause: error });
  for (const told of [error, wrapped].map(errorWithoutValues)) {
    expect(JSON.stringify(told)).not.toMatch(/second-secret|leak@example/);
    expect(JSON.stringify(told)).toContain('select $1::text');
  }
});
