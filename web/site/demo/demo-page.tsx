import { formatAddress } from '#domain/listings/rules.ts';
import { formatCents, PRICE_CENTS } from '#domain/podcasts/rules.ts';
import type { ContactPage } from '../contact/contact-routes.tsx';
import type { ContactState } from '../contact/contact-state.ts';
import { viewListing } from '../listing/listing-view.tsx';
import { mapKind } from '../map/map-kind.ts';
import { missingPage } from '../not-found/missing-page.tsx';
import type { Page } from '../page.ts';
import type { SiteContext } from '../site-context.ts';
import { columnStyles } from '../styles.ts';

type Params = Record<string, string>;

/** The sample home at any address: what an agent's own page will look like. It queries no table. */
export async function demoPage(ctx: SiteContext, { address = '' }: Params): Promise<Page> {
  return address.trim() === '' ? noDemoAddressPage() : view(ctx, address);
}

export async function demoThanksPage(ctx: SiteContext, { address = '' }: Params): Promise<Page> {
  return view(ctx, address, { kind: 'sent' });
}

export async function noDemoAddressPage(): Promise<Page> {
  return missingPage({
    title: 'Property Not Found · Hearthcast',
    heading: 'Property Not Found',
    text: 'No address provided',
    action: { label: 'See the sample home', href: '/demo/lake-estate' },
    other: { label: 'Return to Home', href: '/' },
  });
}

export async function findDemoContact(ctx: SiteContext, { address = '' }: Params): Promise<ContactPage> {
  const listingAddress = `${formatAddress(ctx.sampleHome.listing)} (demo)`;
  return {
    path: pathOf(address),
    lead: { listingId: null, listingAddress },
    render: (state) => view(ctx, address, state),
  };
}

function view(ctx: SiteContext, address: string, contact?: ContactState): Page {
  const { sampleHome: found, site } = ctx;
  const isSample = [found.listing.id, found.listing.slug].includes(address);
  const page = viewListing({
    found,
    site,
    contact,
    path: pathOf(address),
    saveLead: 'create-listing-buyer-lead',
    leadReader: 'staff',
    details: found.details,
    map: mapKind(ctx.maps, found.listing),
    // One sample at many addresses: only the real listing belongs in search results.
    robots: 'noindex',
    banner: <DemoBanner isSample={isSample} />,
  });
  return isSample && !contact ? page : { ...page, isKept: false };
}

function pathOf(address: string): string {
  return `/demo/${encodeURIComponent(address)}`;
}

function DemoBanner({ isSample }: { isSample: boolean }) {
  return (
    <aside aria-label="Sample" className="bg-ember-wash">
      <div className={`${columnStyles} flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-3`}>
        <p className="max-w-[80ch]">
          {isSample ? (
            'This is a sample listing. The home, the agent and the brokerage are made up.'
          ) : (
            <>
              <strong>Listing not found - This property page will be available after purchase</strong>. Until
              then, here’s a sample of what it will look like.
            </>
          )}
        </p>
        <a
          href="/create-podcast"
          className="inline-flex min-h-11 items-center font-semibold text-ember-text underline underline-offset-4"
        >
          Order yours for {formatCents(PRICE_CENTS)}
        </a>
      </div>
    </aside>
  );
}
