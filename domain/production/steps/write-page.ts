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
    const filledColumns = { ...listing.filledColumns, description: data.page.description };
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
  const clean = (column: string, text: string): string => {
    if (checkText(text, { kind: 'page' }).verdict === 'allow') return text;
    const to = rewriteText(text).text;
    changes.push({ column, from: text, to });
    return to;
  };
  for (const name of textColumns) {
    const text = listing[name];
    if (!text) continue;
    const to = clean(name, text);
    if (to !== text) columns[name] = to || null;
  }
  for (const name of ['features', 'keywords'] as const) {
    const cleaned = listing[name].map((text) => clean(name, text)).filter((text) => text !== '');
    if (cleaned.some((text, index) => text !== listing[name][index])) columns[name] = cleaned;
  }
  const faqs = listing.faqs.flatMap((faq) => cleanFaq(faq, clean));
  if (JSON.stringify(faqs) !== JSON.stringify(listing.faqs)) columns.faqs = faqs;
  return { columns, changes };
}

/** A question that may not be answered gets the neutral answer that names public sources. */
function cleanFaq({ question, answer }: Faq, clean: (column: string, text: string) => string): Faq[] {
  const { verdict, answer: neutral } = checkText(question, { kind: 'faq' });
  if (verdict === 'refuse' && neutral) return [{ question, answer: neutral }];
  const cleaned = clean('faqs', answer);
  return cleaned ? [{ question, answer: cleaned }] : [];
}
