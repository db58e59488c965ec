import { is, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgTimestamp } from 'drizzle-orm/pg-core';

type Columns = Record<string, PgColumn>;
type RowOf<Chosen extends Columns> = {
  [Name in keyof Chosen]: Chosen[Name]['_']['data'] | NullIn<Chosen[Name]>;
};
type NullIn<Column extends PgColumn> = Column['_']['notNull'] extends true ? never : null;

/**
 * Column types that are the same in JSON as in memory; a timestamp is converted back. A large number would
 * lose its last digits.
 */
const plainTypes = /^Pg(?:Text|UUID|Integer|DoublePrecision|NumericNumber|Boolean|Jsonb|Array|Timestamp)$/;

/**
 * A row's columns as one value. The driver describes, reads and maps each column separately, which for a wide row takes
 * longer than everything else; it reads JSON in one go. For a row that a join may not find, `key` is a column that is
 * null in that case.
 */
export function rowAsJson<Chosen extends Columns>(columns: Chosen): SQL<RowOf<Chosen>>;
export function rowAsJson<Chosen extends Columns>(columns: Chosen, key: PgColumn): SQL<RowOf<Chosen> | null>;
export function rowAsJson<Chosen extends Columns>(
  columns: Chosen,
  key?: PgColumn,
): SQL<RowOf<Chosen> | null> {
  const entries = Object.entries(columns);
  const foreign = entries.find(([, column]) => !plainTypes.test(column.columnType));
  if (foreign) throw new Error(`${foreign[0]} can't be read from JSON: ${foreign[1].columnType}`);
  const moments = entries.flatMap(([name, column]) => (is(column, PgTimestamp) ? [{ name, column }] : []));
  const fields = entries.map(([name, column]) => sql`${column} as ${sql.identifier(name)}`);
  const row = sql`(select row_to_json(one) from (select ${sql.join(fields, sql`, `)}) one)`;
  const found = key ? sql`case when ${key} is null then null else ${row} end` : row;
  return sql<RowOf<Chosen> | null>`${found}`.mapWith((json: Record<string, unknown>) => {
    for (const { name, column } of moments)
      if (json[name] !== null) json[name] = column.mapFromDriverValue(json[name] as string);
    return json as RowOf<Chosen>;
  });
}
