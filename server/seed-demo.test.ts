import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createSampleListings } from '#adapters/mls/sample-mls/sample-listings.ts';
import { lakeEstateListing } from '#db/seed/lake-estate/listing.ts';
import { createTestContext } from '#tests/support/test-context.ts';
import { readEnv } from './env.ts';
import { seedDemo } from './seed-demo.ts';

const { ctx } = await createTestContext();
const env = readEnv(process.cwd(), {});
const tables = [
  'auth_users',
  'profiles',
  'user_roles',
  'podcasts',
  'listings',
  'markets',
  'business_categories',
  'businesses',
  'business_reviews',
  'featured_businesses',
  'balances',
  'balance_entries',
  'api_keys',
];

async function snapshot(): Promise<string[]> {
  const rows: string[] = [];
  for (const table of tables) {
    const answer = await ctx.db.execute<{ n: number; print: string }>(
      sql.raw(
        `select count(*)::int as n, md5(string_agg(t::text, '' order by t::text)) as print from ${table} t`,
      ),
    );
    rows.push(`${table} ${answer.rows[0]?.n} ${answer.rows[0]?.print}`);
  }
  return rows;
}

async function storedFiles(): Promise<string[]> {
  const keys: string[] = [];
  for await (const file of ctx.storage.list('samples/')) keys.push(file.key);
  return keys;
}

test('the first seeding creates the demo data, and the second changes nothing', {
  timeout: 60_000,
}, async () => {
  const [note] = await seedDemo(ctx, env);
  expect(note).toContain('customer@hearthcast.example');
  const first = await snapshot();
  const files = await storedFiles();
  expect(first.every((row) => !/ 0 /.test(row))).toBe(true);
  expect(files.filter((key) => key.endsWith('.mp3'))).toHaveLength(1);
  await seedDemo(ctx, env);
  expect(await snapshot()).toEqual(first);
  expect(await storedFiles()).toEqual(files);
});

test('no agent in the sample data has one of our own phone numbers', () => {
  const { Property } = createSampleListings({ mediaOrigin: 'http://localhost', today: '2026-11-16' });
  const agents = [...Property.map((row) => row.ListAgentPreferredPhone), lakeEstateListing.agent_phone];
  expect(agents.length).toBeGreaterThan(100);
  for (const ours of [env.SUPPORT_PHONE, env.CALL_NOW_PHONE]) expect(agents).not.toContain(ours);
});
