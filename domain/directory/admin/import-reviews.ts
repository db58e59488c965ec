import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { businesses, businessReviews } from '#db/schema/directory.ts';
import type { Context } from '../../context.ts';
import { countBatch, refuseRow } from './import-report.ts';
import { importRows } from './import-rows.ts';
import type { CsvRow } from './read-csv-rows.ts';
import type { Actor } from './save-row.ts';
import type { ImportReport } from './schema.ts';

const columns = {
  required: ['external_key', 'business_key', 'platform', 'rating', 'review_date'],
  optional: [],
} as const;

const key = z.string().min(1, 'is required').max(600, 'is too long').refine(isStorable, 'cannot be kept');
const ImportedReview = z.object({
  external_key: key,
  business_key: key,
  platform: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['google', 'yelp'], 'must be google or yelp')),
  rating: z.coerce
    .number('must be a number')
    .min(1, 'must be 1 to 5')
    .max(5, 'must be 1 to 5')
    .multipleOf(0.1, 'must have one decimal at most'),
  review_date: z.iso.date('must be a day like 2026-03-31'),
});
/** Cells that a short row leaves out. */
const blank = Object.fromEntries(columns.required.map((name) => [name, '']));
type Review = z.infer<typeof ImportedReview> & { row: number; key: string };

/**
 * Adds and changes reviews from a CSV file, batch by batch. May be repeated: the same file changes nothing the second
 * time, and a broken upload continues where it stopped. Bad rows are reported by line and skipped.
 */
export async function importReviews(
  ctx: Pick<Context, 'db' | 'now'>,
  { body, actor }: { body: AsyncIterable<Uint8Array>; actor: Actor },
): Promise<ImportReport> {
  return importRows(ctx, {
    action: 'reviews.imported',
    body,
    columns,
    actor,
    async take(batch, report, firstOfEach) {
      const good = firstOfEach(batch.flatMap((row) => readRow(row, report)));
      const rows = await withBusinesses(ctx, good, report);
      if (rows.length > 0) countBatch(report, rows.length, await upsert(ctx, rows));
    },
  });
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function readRow({ row, values }: CsvRow, report: ImportReport): Review[] {
  const parsed = ImportedReview.safeParse({ ...blank, ...values });
  if (parsed.success) return [{ ...parsed.data, row, key: parsed.data.external_key }];
  const [issue] = parsed.error.issues;
  refuseRow(report, row, `${String(issue?.path[0] ?? 'row')} ${issue?.message}`);
  return [];
}

async function withBusinesses({ db }: Pick<Context, 'db'>, rows: Review[], report: ImportReport) {
  const keys = [...new Set(rows.map((row) => row.business_key))];
  const known = await db
    .select({ id: businesses.id, externalKey: businesses.externalKey })
    .from(businesses)
    .where(inArray(businesses.externalKey, keys));
  const ids = new Map(known.map(({ id, externalKey }) => [externalKey, id]));
  return rows.flatMap((row) => {
    const businessId = ids.get(row.business_key);
    if (!businessId) refuseRow(report, row.row, `There is no business “${row.business_key.slice(0, 60)}”.`);
    return businessId ? [{ ...row, businessId }] : [];
  });
}

async function upsert({ db }: Pick<Context, 'db'>, rows: (Review & { businessId: string })[]) {
  const { rows: written } = await db.execute<{ isNew: boolean }>(sql`
    insert into ${businessReviews} as known (external_key, business_id, platform, rating, review_date)
    select key, "businessId", platform, rating, review_date
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (key text, "businessId" uuid, platform text,
      rating numeric(2, 1), review_date date)
    order by key
    on conflict (external_key) do update set business_id = excluded.business_id, platform = excluded.platform,
      rating = excluded.rating, review_date = excluded.review_date
    where (known.business_id, known.platform, known.rating, known.review_date)
      is distinct from (excluded.business_id, excluded.platform, excluded.rating, excluded.review_date)
    returning (xmax = 0) as "isNew"`);
  return written;
}
