import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestContext } from '#tests/support/test-context.ts';
import { createLog, errorWithoutValues } from './log.ts';

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

test('each line names its process, and most repeats of a warning are left out', () => {
  const lines: { process: string; msg: string }[] = [];
  const log = createLog('info', 'worker', { write: (line) => void lines.push(JSON.parse(line)) });
  for (let attempt = 0; attempt < 50; attempt += 1) {
    log.warn({ err: new Error(`attempt ${attempt}`) }, 'queue error');
    log.info({ attempt }, 'job done');
  }
  log.warn({ err: new TypeError('another kind') }, 'queue error');
  expect(new Set(lines.map(({ process }) => process))).toEqual(new Set(['worker']));
  expect(lines.filter(({ msg }) => msg === 'queue error')).toHaveLength(11);
  expect(lines.filter(({ msg }) => msg === 'job done')).toHaveLength(50);
});
