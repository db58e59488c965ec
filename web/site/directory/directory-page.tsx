import type { Context } from '#domain/context.ts';
import { listCategories, listMarkets, type Market } from '#domain/directory/queries.ts';
import { cn } from '../../components/cn.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { buttonVariants } from '../../components/ui/button.tsx';
import { column } from '../look.ts';
import type { Page } from '../page.ts';
import { DirectoryHero, directoryPicture } from './directory-hero.tsx';
import { MarketCard } from './market-card.tsx';
import { directoryData } from './structured-data.ts';

const description =
  'Trusted local services for buyers and sellers, market by market: inspectors, lenders, movers and more, with ratings from the places people review them.';

export async function directoryPage({ db, site }: Pick<Context, 'db' | 'site'>): Promise<Page> {
  const [markets, categories] = await Promise.all([listMarkets({ db }), listCategories({ db })]);
  return {
    status: 200,
    header: 'page',
    head: {
      title: `Local Business Directory · ${site.name}`,
      description,
      canonical: '/business-directory',
      preloadImages: [directoryPicture.preload],
      structuredData: [directoryData(site, markets)],
    },
    body: (
      <>
        <DirectoryHero categories={categories.length} markets={markets.length} />
        <div className={`${column} pb-24`}>
          <Markets markets={markets} />
          {categories.length > 0 && (
            <section aria-labelledby="categories" className="mt-20">
              <h2 id="categories" className="text-3xl">
                Service Categories
              </h2>
              <ul className="mt-5 flex max-w-4xl flex-wrap gap-2">
                {categories.map(({ slug, name }) => (
                  <li key={slug}>
                    <Badge className="px-3 text-sm leading-8">{name}</Badge>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section
            aria-labelledby="request"
            className="mt-20 border-ink border-t-2 pt-6 md:grid md:grid-cols-2 md:gap-12"
          >
            <h2 id="request" className="text-3xl">
              Request Your Market
            </h2>
            <div className="max-md:mt-3">
              <p className="text-ink-soft">
                Your town is not here yet? Tell us which one, and we will look into it.
              </p>
              <a
                className={cn(buttonVariants({ variant: 'secondary' }), 'mt-4')}
                href={`mailto:${site.supportEmail}?subject=Request%20Your%20Market`}
              >
                Write to {site.supportEmail}
              </a>
            </div>
          </section>
        </div>
      </>
    ),
    madeFrom: ['markets', 'business_categories'],
  };
}

function Markets({ markets }: { markets: Market[] }) {
  if (markets.length === 0) {
    return <p className="mt-16 border-ink border-t-2 pt-6 text-lg">The first markets are being prepared.</p>;
  }
  return (
    <section aria-labelledby="markets" className="mt-16">
      <h2 id="markets" className="sr-only">
        Markets
      </h2>
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {markets.map((market) => (
          <li key={market.id}>
            <MarketCard market={market} />
          </li>
        ))}
      </ul>
    </section>
  );
}
