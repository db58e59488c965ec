import pg from 'pg';

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

export async function runSql(url: string, statement: string): Promise<void> {
  await query(url, statement);
}

export async function hasDatabase(url: string, name: string): Promise<boolean> {
  const { rows } = await query(url, 'select 1 from pg_database where datname = $1', [name]);
  return rows.length > 0;
}

async function query(url: string, statement: string, values?: string[]): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement, values);
  } finally {
    await client.end();
  }
}
