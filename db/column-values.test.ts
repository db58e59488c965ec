import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { createTestContext } from '#tests/support/test-context.ts';
import { schema } from './schema.ts';

const { ctx } = await createTestContext();
const toColumnName = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const columns = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    return columns.flatMap((column) =>
      column.enumValues?.length
        ? [{ table: name, column: toColumnName(column.name), values: column.enumValues }]
        : [],
    );
  });

test('the database accepts exactly the values that the column types list', async () => {
  expect(columns.length).toBeGreaterThan(20);
  for (const { table, column, values } of columns) {
    const { rows } = await ctx.db.execute<{ rule: string }>(
      sql`select pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'c' and conrelid = ${table}::regclass`,
    );
    const rules = rows.filter(({ rule }) => new RegExp(`^CHECK \\(\\(${column} = `).test(rule));
    const allowed = rules.map(({ rule }) => [...rule.matchAll(/'([^']+)'::text/g)].map(([, value]) => value));
    expect(allowed, `${table}.${column}`).toEqual([[...values]]);
  }
});
