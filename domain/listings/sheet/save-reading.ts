import { eq } from 'drizzle-orm';
import type { DraftOrigin } from '#db/column-values.ts';
import { type FactCorrections, listingDrafts } from '#db/schema/listings.ts';
import type { Context } from '../../context.ts';
import type { FieldName, PageFacts } from '../extraction/facts.ts';
import { isOtherHome } from '../is-other-home.ts';
import { renewPhotoLinks } from './apply-corrections.ts';

export type DraftReading = {
  /** Reads into this draft if it is about the same home; its corrections stay. */
  draftId?: string | null | undefined;
  sourceUrl: string | null;
  origin: DraftOrigin;
  facts: PageFacts | null;
};

/**
 * Saves the facts read about a home, for an order. Each call without a draft creates one. A draft that is gone, paid
 * or about another home is left alone, and a new one is created.
 */
export async function saveReading(
  ctx: Pick<Context, 'db' | 'now'>,
  { draftId, ...reading }: DraftReading,
): Promise<string> {
  const values = { ...reading, facts: reading.facts && storable(reading.facts), updatedAt: ctx.now() };
  return ctx.db.transaction(async (tx) => {
    const [known] = draftId
      ? await tx.select().from(listingDrafts).where(eq(listingDrafts.id, draftId)).for('update')
      : [];
    if (known && !known.orderedAt && isSameHome(known.facts as PageFacts | null, reading.facts)) {
      const corrections = rebaseCorrections(known.corrections, reading.facts);
      await tx
        .update(listingDrafts)
        .set({ ...values, corrections })
        .where(eq(listingDrafts.id, known.id));
      return known.id;
    }
    const [draft] = await tx
      .insert(listingDrafts)
      .values({ ...values, createdAt: ctx.now() })
      .returning({ id: listingDrafts.id });
    if (!draft) throw new Error('The draft was not saved.');
    return draft.id;
  });
}

/** Before the order is paid, a correction wins over every page. */
function rebaseCorrections(corrections: FactCorrections, page: PageFacts | null): FactCorrections {
  const rebased = Object.fromEntries(
    Object.entries(corrections).map(([field, correction]) => {
      const pageSaid = field === 'photos' ? null : (page?.[field as FieldName]?.value ?? null);
      return [field, { ...correction, pageSaid }];
    }),
  );
  return page ? renewPhotoLinks(rebased, page) : rebased;
}

function isSameHome(before: PageFacts | null, now: PageFacts | null): boolean {
  if (!before || !now) return true;
  return !isOtherHome({ address: before.street.value ?? '', zipCode: before.zip.value ?? '' }, now);
}

/** PostgreSQL refuses some characters in JSON that occur on pages. */
function storable(facts: PageFacts): PageFacts {
  return JSON.parse(JSON.stringify(facts), (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value,
  ) as PageFacts;
}
