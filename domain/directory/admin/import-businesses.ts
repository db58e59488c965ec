import { sql } from 'drizzle-orm';
import { businessCategories, businesses, markets } from '#db/schema/directory.ts';
import type { Context } from '../../context.ts';
import { businessKey } from './business-key.ts';
import { countBatch, refuseRow } from './import-report.ts';
import { importRows } from './import-rows.ts';
import type { CsvRow } from './read-csv-rows.ts';
import type { Actor } from './save-row.ts';
import { type ImportReport, SaveBusiness } from './schema.ts';

const columns = {
  required: ['market', 'category', 'name'],
  optional: [
    'description',
    'address',
    'services',
    'website_url',
    'google_place_id',
    'yelp_business_id',
    'external_key',
  ],
} as const;

const ImportedBusiness = SaveBusiness.omit({ id: true, updatedAt: true });
const MAX_KEY_LENGTH = 600;
type Places = { markets: Map<string, string>; categories: Map<string, string> };

/**
 * Adds and changes businesses from a CSV file, batch by batch. May be repeated: the same file changes nothing the
 * second time, and a broken upload continues where it stopped. Bad rows are reported by line and skipped.
 */
export async function importBusinesses(
  ctx: Pick<Context, 'db' | 'now'>,
  { body, actor }: { body: AsyncIterable<Uint8Array>; actor: Actor },
): Promise<ImportReport> {
  const places = await readPlaces(ctx);
  return importRows(ctx, {
    action: 'businesses.imported',
    body,
    columns,
    actor,
    async take(batch, report, firstOfEach) {
      const good = batch.flatMap((row) => {
        const read = readRow(row, places);
        if ('problem' in read) refuseRow(report, row.row, read.problem);
        return 'problem' in read ? [] : [read];
      });
      const rows = firstOfEach(good);
      if (rows.length > 0) countBatch(report, rows.length, await upsert(ctx, rows));
    },
  });
}

async function readPlaces({ db }: Pick<Context, 'db'>): Promise<Places> {
  const [places, categories] = await Promise.all([
    db.select({ slug: markets.slug, id: markets.id }).from(markets),
    db.select({ slug: businessCategories.slug, id: businessCategories.id }).from(businessCategories),
  ]);
  return {
    markets: new Map(places.map(({ slug, id }) => [slug, id])),
    categories: new Map(categories.map(({ slug, id }) => [slug, id])),
  };
}

type BusinessRow = ReturnType<typeof ImportedBusiness.parse> & { row: number; key: string };

function readRow({ row, values }: CsvRow, places: Places): BusinessRow | { problem: string } {
  const { market = '', category = '', name = '', address = '', external_key } = values;
  const marketId = places.markets.get(market);
  if (!marketId) return { problem: `There is no market “${market.slice(0, 60)}”.` };
  const categoryId = places.categories.get(category);
  if (!categoryId) return { problem: `There is no category “${category.slice(0, 60)}”.` };
  const services = (values.services ?? '').split(/[;|]/).map((service) => service.trim());
  const parsed = ImportedBusiness.safeParse({
    marketId,
    categoryId,
    name,
    address,
    description: values.description ?? '',
    services: services.filter(Boolean),
    websiteUrl: values.website_url,
    googlePlaceId: values.google_place_id,
    yelpBusinessId: values.yelp_business_id,
  });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { problem: `${String(issue?.path[0] ?? 'row')}: ${issue?.message}` };
  }
  const key = external_key || businessKey({ market, category, name, address });
  if (key.length > MAX_KEY_LENGTH || key.includes('\0') || !key.isWellFormed())
    return { problem: 'external_key: this key cannot be kept.' };
  return { ...parsed.data, row, key };
}

async function upsert({ db, now }: Pick<Context, 'db' | 'now'>, rows: BusinessRow[]) {
  const given = JSON.stringify(rows);
  const { rows: written } = await db.execute<{ isNew: boolean }>(sql`
    insert into ${businesses} as known (external_key, market_id, category_id, name, description, address, services,
      website_url, google_place_id, yelp_business_id, updated_at)
    select key, "marketId", "categoryId", name, description, address, services, "websiteUrl", "googlePlaceId",
      "yelpBusinessId", ${now().toISOString()}::timestamptz
    from jsonb_to_recordset(${given}::jsonb) as given (key text, "marketId" uuid, "categoryId" uuid, name text,
      description text, address text, services jsonb, "websiteUrl" text, "googlePlaceId" text, "yelpBusinessId" text)
    order by key
    on conflict (external_key) do update set market_id = excluded.market_id, category_id = excluded.category_id,
      name = excluded.name, description = excluded.description, address = excluded.address,
      services = excluded.services, website_url = excluded.website_url, google_place_id = excluded.google_place_id,
      yelp_business_id = excluded.yelp_business_id, updated_at = excluded.updated_at
    where (known.market_id, known.category_id, known.name, known.description, known.address, known.services,
        known.website_url, known.google_place_id, known.yelp_business_id)
      is distinct from (excluded.market_id, excluded.category_id, excluded.name, excluded.description,
        excluded.address, excluded.services, excluded.website_url, excluded.google_place_id, excluded.yelp_business_id)
    returning (xmax = 0) as "isNew"`);
  return written;
}
