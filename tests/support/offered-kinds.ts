import type { Db } from '#db/client.ts';
import { type HostedPhoto, listings } from '#db/schema/listings.ts';
import { composeContent } from '#domain/listings/content/compose-content.ts';
import { factColumns } from '#domain/listings/content/fact-columns.ts';
import type { FillableListingColumns } from '#domain/listings/content/listing-columns.ts';
import type { PageFacts } from '#domain/listings/extraction/facts.ts';
import { readListingPage } from '#domain/listings/extraction/read-listing-page.ts';
import { type OfferedKind, offeredKinds } from '../fixtures/homes/offered-kinds.ts';

export const BARE_SLUG = 'kind-bare';

/** A listing of every kind, and one with only a known address, read from a page like any other. */
export async function seedOfferedKinds(
  db: Db,
  photos: Partial<Record<string, HostedPhoto[]>> = {},
): Promise<void> {
  for (const kind of offeredKinds) {
    const facts = readKind(kind);
    const found = factColumns(facts) as FillableListingColumns;
    const page = { slug: kind.slug, siteName: 'Hearthcast', siteUrl: 'http://localhost' };
    const texts = composeContent(found, facts, page) as Partial<FillableListingColumns>;
    await db.insert(listings).values({
      ...found,
      ...texts,
      description: kind.remarks,
      images: [],
      localImages: photos[kind.slug] ?? [],
      canonicalUrl: null,
      slug: kind.slug,
      status: 'active',
      aiEnhancedDescription: JSON.stringify({ facts }),
    });
  }
  const bare = { address: '9 Quarry Lane', city: 'Barre', state: 'VT', zipCode: '05641' };
  await db.insert(listings).values({ slug: BARE_SLUG, status: 'active', ...bare });
}

/** The facts of one kind, as its page states them. */
export function readKind({ street, place, labels, remarks }: OfferedKind): PageFacts {
  const rows = Object.entries(labels).map(([label, value]) => `<li>${label}: ${value}</li>`);
  const reading = readListingPage(
    `<body><h1>${street}, ${place}</h1><p>${labels.Price}</p><ul>${rows.join('')}</ul><div class="remarks">${remarks}</div></body>`,
  );
  if (!reading.readable) throw new Error(`${street}: ${reading.reason}`);
  return reading.facts;
}
