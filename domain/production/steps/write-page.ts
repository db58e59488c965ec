import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { Unavailable } from '#adapters/unavailable.ts';
import { type Faq, listings } from '#db/schema/listings.ts';
import { checkText } from '../../compliance/check-text.ts';
import { rewriteText } from '../../compliance/rewrite-text.ts';
import type { Context } from '../../context.ts';
import type { Listing } from '../../listings/queries.ts';
import { hashValue } from '../run/hash-value.ts';
import type { Step } from '../run/step.ts';
import { PageColumns, type StepData } from '../run/step-data.ts';

const textColumns = ['pageTitle', 'metaDescription', 'description', 'neighborhoodDescription'] as const;
type WrittenPage = StepData['write-page'];
type PageChange = WrittenPage['changes'][number];

/** Checks every text of the listing page under fair-housing law; what fails is reworded or left out. */
export const writePage: Step<'write-page'> = {
  name: 'write-page',
  limitSeconds: 60,
  from: ['check-facts'],
  input: async ({ ctx, podcast }) => PageColumns.parse(await findListing(ctx, podcast.id)),
  async run({ ctx, podcast }) {
    const listing = await findListing(ctx, podcast.id);
    const { columns, changes } = cleanPage(listing);
    const data: WrittenPage = { page: { ...PageColumns.parse(listing), ...columns }, changes };
    if (changes.length === 0) return { data, input: data.page };
    // What was filled from the page and is now cleaned is still not a person's own words.
    const cleaned = Object.entries(columns).filter(([name]) =>
      isDeepStrictEqual(listing[name as keyof Listing], listing.filledColumns[name]),
    );
    const filledColumns = { ...listing.filledColumns, ...Object.fromEntries(cleaned) };
    return {
      data,
      input: data.page,
      refreshesInputHashOf: ['read-listing'],
      apply: async (tx) => {
        const now = await findListing(tx, podcast.id);
        if (hashValue(PageColumns.parse(now)) !== hashValue(PageColumns.parse(listing)))
          throw new Unavailable('listing', 'somebody changed it at this moment');
        await tx.db
          .update(listings)
          .set({ ...columns, filledColumns })
          .where(eq(listings.id, listing.id));
      },
    };
  },
};

async function findListing(ctx: Pick<Context, 'db'>, podcastId: string): Promise<Listing> {
  const [listing] = await ctx.db.select().from(listings).where(eq(listings.podcastId, podcastId));
  if (!listing) throw new Error('the listing of this podcast is gone');
  return listing;
}

function cleanPage(listing: Listing): { columns: Partial<Listing>; changes: PageChange[] } {
  const columns: Partial<Listing> = {};
  const changes: PageChange[] = [];
  const replace = (column: string, from: string, to: string): string => {
    if (to !== from) changes.push({ column, from, to });
    return to;
  };
  const clean = (column: string, text: string): string =>
    checkText(text, { kind: 'page' }).verdict === 'allow'
      ? text
      : replace(column, text, rewriteText(text).text);
  for (const name of textColumns) {
    const text = listing[name];
    if (!text) continue;
    const to = clean(name, text);
    if (to !== text) columns[name] = to || null;
  }
  for (const name of ['features', 'keywords'] as const) {
    const cleaned = listing[name].map((text) => clean(name, text)).filter((text) => text !== '');
    if (JSON.stringify(cleaned) !== JSON.stringify(listing[name])) columns[name] = cleaned;
  }
  const faqs = listing.faqs.flatMap(({ question, answer }): Faq[] => {
    const neutral = neutralAnswer(question);
    const cleaned = neutral ? replace('faqs', answer, neutral) : clean('faqs', answer);
    return cleaned ? [{ question, answer: cleaned }] : [];
  });
  if (JSON.stringify(faqs) !== JSON.stringify(listing.faqs)) columns.faqs = faqs;
  return { columns, changes };
}

/** A question that must not be answered gets the neutral answer, which names public sources. */
function neutralAnswer(question: string): string | undefined {
  const { verdict, answer } = checkText(question, { kind: 'faq' });
  return verdict === 'refuse' ? answer : undefined;
}
