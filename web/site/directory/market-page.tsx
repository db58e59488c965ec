import type { Context } from '#domain/context.ts';
import { findMarket, listTopBusinesses, spellingsOf } from '#domain/directory/queries.ts';
import { formatPopulation } from '#domain/directory/rules.ts';
import { listHomesIn } from '#domain/listings/queries.ts';
import { Island } from '../island.tsx';
import { column } from '../look.ts';
import { missingPage } from '../not-found/missing-page.tsx';
import type { Page } from '../page.ts';
import { BackLink } from './back-link.tsx';
import { CategorySection } from './category-section.tsx';
import { HomesHere } from './homes-here.tsx';
import { marketData } from './structured-data.ts';

const HOMES_SHOWN = 6;

export async function marketPage(
  ctx: Pick<Context, 'db' | 'site'>,
  { slug = '' }: Record<string, string>,
): Promise<Page> {
  const market = await findMarket(ctx, slug);
  if (!market) return marketNotFound();
  const states = spellingsOf(market.state);
  const [rankings, homes] = await Promise.all([
    listTopBusinesses(ctx, market.id),
    listHomesIn(ctx, { city: market.name, states, limit: HOMES_SHOWN }),
  ]);
  const path = `/business-directory/${market.slug}`;
  const place = `${market.name}, ${market.state}`;
  const population = formatPopulation(market.population);
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
      structuredData: [marketData(ctx.site, market, rankings)],
    },
    body: (
      <div className="pt-8 pb-24">
        <div className={column}>
          <BackLink href="/business-directory">Back to Directory</BackLink>
          <h1 className="mt-6 text-[clamp(2.75rem,2rem+4vw,5rem)] leading-none tracking-[-0.02em]">
            {place}
          </h1>
          {population && <p className="mt-4 text-ink-soft text-lg tabular-nums">{population} residents</p>}
          {market.description && <p className="mt-3 max-w-prose text-lg">{market.description}</p>}
          {rankings.length === 0 && (
            <p className="mt-12 border-ink border-t-2 pt-6 text-lg">
              No providers are listed here yet. They are being gathered.
            </p>
          )}
        </div>
        {rankings.map((ranking) => (
          <CategorySection key={ranking.slug} ranking={ranking} place={place} market={path} />
        ))}
        {rankings.length > 0 && (
          <p className={`${column} mt-6 text-ink-soft text-sm`}>
            Review counts and ratings are those of Google Maps and Yelp.
          </p>
        )}
        <HomesHere homes={homes} place={place} />
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

export function marketNotFound(): Page {
  return missingPage({
    title: 'Market Not Found · Hearthcast',
    heading: 'Market Not Found',
    text: 'There is no such market in the directory, or it is not open yet.',
    action: { label: 'Back to Directory', href: '/business-directory' },
  });
}
