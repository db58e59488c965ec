import { eq } from 'drizzle-orm';
import { listings } from '#db/schema/listings.ts';
import { podcasts } from '#db/schema/podcasts.ts';
import { productionRuns } from '#db/schema/production.ts';
import type { Context } from '#domain/context.ts';
import { uploadPresets } from '#domain/podcasts/desk/rules.ts';

const [hurdleHill, foundryWalk] = uploadPresets;

/** Orders for the staff desk: two that wait for their audio, one whose listing nobody has read yet. */
const orders = [
  {
    key: 'seed:hurdle-hill',
    link: 'hurdle-hill',
    person: { first: 'Orla', last: 'Whitcombe', email: 'orla.whitcombe@larkmere.example' },
    status: 'processing',
    listing: {
      id: hurdleHill.listingId,
      slug: '218-hurdle-hill-road-larkmere',
      status: 'active',
      address: '218 Hurdle Hill Road',
      city: 'Larkmere',
      state: 'VT',
      zipCode: '05852',
      price: '$489,000',
      beds: 3,
      baths: 2.5,
      sqft: '2,140',
      yearBuilt: 1938,
      propertyType: 'Single family',
      description:
        'A shingled farmhouse on four open acres above Larkmere, with a wood-fired kitchen, a barn that was rebuilt in 2019 and a view down the valley from the porch.',
      features: ['Four open acres', 'Wood-fired kitchen', 'Barn rebuilt in 2019', 'Porch with a valley view'],
      agentName: 'Orla Whitcombe',
      agentBrokerage: 'Larkmere & Vale',
    },
  },
  {
    key: 'seed:foundry-walk',
    link: 'foundry-walk',
    person: { first: 'Tomas', last: 'Reyes', email: 'tomas.reyes@foundry.example' },
    status: 'processing',
    listing: {
      id: foundryWalk.listingId,
      slug: 'seed-foundry-walk',
      status: 'data_populated',
      address: '12 Foundry Walk',
      city: 'Millbrook',
      state: 'OH',
      zipCode: '44012',
      price: '$312,500',
      beds: 2,
      baths: 2,
      sqft: '1,280',
      yearBuilt: 1924,
      propertyType: 'Loft',
      description: 'A brick loft in the old foundry, with tall windows, a roof garden and a place to park.',
      features: ['Tall windows', 'Roof garden', 'One parking place'],
      agentName: 'Tomas Reyes',
    },
  },
  {
    key: 'seed:quillback-drive',
    link: 'quillback-drive',
    person: { first: 'Wren', last: 'Adeyemi', email: 'wren.adeyemi@quillback.example' },
    status: 'pending',
    listing: { id: '7c0de5a1-4f0b-4b6e-9a51-3d7f0e6b1a03', slug: 'home-5eedde5c', status: 'pending' },
  },
];

/** Gives the staff desk of the demo something to do. Repeating it changes nothing, also when an order was deleted. */
export async function seedDesk(ctx: Pick<Context, 'db' | 'site'>): Promise<void> {
  for (const { key, link, person, status, listing } of orders) {
    await ctx.db.transaction(async (tx) => {
      const known = await tx.select({ id: listings.id }).from(listings).where(eq(listings.id, listing.id));
      if (known.length > 0) return;
      const listingUrl = `${ctx.site.url}/samples/${link}`;
      const [podcast] = await tx
        .insert(podcasts)
        .values({
          orderKey: key,
          listingUrl,
          status,
          paymentMethod: status === 'pending' ? 'online' : 'staff',
          customerEmail: person.email,
          customerFirstName: person.first,
          customerLastName: person.last,
          customerPhone: '(555) 010-0118',
        })
        .onConflictDoNothing()
        .returning({ id: podcasts.id });
      if (!podcast) return;
      await tx
        .insert(listings)
        .values({ ...listing, sourceUrl: listingUrl, podcastId: podcast.id })
        .onConflictDoNothing();
      // Their audio is meant to be uploaded, so the studio leaves them alone.
      if (status === 'processing')
        await tx.insert(productionRuns).values({ podcastId: podcast.id, state: 'stopped' });
    });
  }
}
