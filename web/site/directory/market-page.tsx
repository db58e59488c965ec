import type { Context } from '#domain/context.ts';
import { findMarket, listStateSpellings } from '#domain/directory/queries.ts';
import { listTopBusinesses } from '#domain/directory/ranking/queries.ts';
import { listHomesIn } from '#domain/listings/queries.ts';
import { Island } from '../island.tsx';
import { googlePrivacy, googleTerms, yelpTerms } from '../legal/platforms.ts';
import { missingPage } from '../not-found/missing-page.tsx';
import type { Page } from '../page.ts';
import { columnStyles } from '../styles.ts';
import { SAMPLE_NOTE_ID } from './business-card.tsx';
import { CategorySection } from './category-section.tsx';
import { HomesHere } from './homes-here.tsx';
import { MarketHero } from './market-hero.tsx';
import { marketStructuredData } from './structured-data.ts';
import { chooseDrawing, drawingPreload } from './town-hero.tsx';

const HOMES_SHOWN = 6;

export async function marketPage(
  ctx: Pick<Context, 'db' | 'site' | 'reviews'>,
  { slug = '' }: Record<string, string>,
): Promise<Page> {
  const market = await findMarket(ctx, slug);
  if (!market) return marketNotFound();
  const states = listStateSpellings(market.state);
  const [rankings, homes] = await Promise.all([
    listTopBusinesses(ctx, market.id),
    listHomesIn(ctx, { city: market.name, states, limit: HOMES_SHOWN }),
  ]);
  const path = `/business-directory/${market.slug}`;
  const place = `${market.name}, ${market.state}`;
  const shown = rankings.flatMap(({ businesses }) => businesses);
  const drawing = chooseDrawing(market.slug);
  const isGoogleLive = ctx.reviews.some(
    ({ platform, cacheHours }) => platform === 'google' && cacheHours === 0,
  );
  const description =
    market.metaDescription ??
    `Top-rated local services in ${place}: ${rankings.map(({ name }) => name).join(', ') || 'coming soon'}.`;
  return {
    status: 200,
    header: 'page',
    head: {
      title: market.metaTitle ?? `Local services in ${place} · ${ctx.site.name}`,
      description,
      canonical: path,
      preloadImages: [drawingPreload(drawing)],
      structuredData: [marketStructuredData(ctx.site, market, rankings)],
    },
    body: (
      <div className="pb-24">
        <MarketHero market={market} rankings={rankings} drawing={drawing} />
        {rankings.length === 0 && (
          <div className={`${columnStyles} mt-12`}>
            <p className="border-ink border-t-2 pt-6 text-lg">
              No providers are listed here yet. We’re adding them.
            </p>
          </div>
        )}
        {rankings.map((ranking) => (
          <CategorySection
            key={ranking.slug}
            ranking={ranking}
            place={place}
            market={path}
            isGoogleLive={isGoogleLive}
          />
        ))}
        {shown.some(({ isSample }) => !isSample) && (
          <ReviewSources platforms={ctx.reviews.map(({ platform }) => platform)} />
        )}
        {shown.some(({ isSample }) => isSample) && <SampleNote />}
        <HomesHere homes={homes} title={`Homes to listen to in ${place}`} />
        {rankings.length > 0 && <Island name="business-inquiry" wake="asked" props={{ market: path }} />}
      </div>
    ),
    madeFrom: [
      `markets:${market.id}`,
      'businesses',
      'business_categories',
      'review_totals',
      'featured_businesses',
      'listings',
    ],
  };
}

/** Whose reviews these are, and under whose terms they are shown if a platform supplies its own figures. */
function ReviewSources({ platforms }: { platforms: ('google' | 'yelp')[] }) {
  return (
    <div className={columnStyles}>
      <p className="mt-8 max-w-[75ch] text-ink-soft text-sm">
        Reviews were left on Google Maps and Yelp and belong to them. Star ratings average the reviews we
        have.
        {platforms.includes('google') && (
          <>
            {' '}
            Figures marked <span translate="no">Google Maps</span> are Google’s own, under its{' '}
            <TextLink href={googleTerms}>terms</TextLink> and{' '}
            <TextLink href={googlePrivacy}>privacy policy</TextLink>.
          </>
        )}
        {platforms.includes('yelp') && (
          <>
            {' '}
            Ratings marked <span translate="no">Yelp</span> are Yelp’s own, under its{' '}
            <TextLink href={yelpTerms}>terms</TextLink>.
          </>
        )}
      </p>
    </div>
  );
}

function SampleNote() {
  return (
    <div className={columnStyles}>
      <p
        id={SAMPLE_NOTE_ID}
        className="mt-8 max-w-[75ch] scroll-mt-6 rounded-md border border-transparent p-3 text-ink-soft text-sm target:border-ember target:text-ink"
      >
        Businesses marked Sample are made up, including their ratings and review counts. Real businesses link
        to their website, Google Maps listing and Yelp page.
      </p>
    </div>
  );
}

function TextLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} rel="noopener" className="underline underline-offset-4">
      {children}
    </a>
  );
}

export function marketNotFound(): Page {
  return missingPage({
    title: 'Market Not Found · Hearthcast',
    heading: 'Market Not Found',
    text: 'We don’t cover this town yet.',
    action: { label: 'Back to Directory', href: '/business-directory' },
  });
}
