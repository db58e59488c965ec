import type { Context } from '#domain/context.ts';
import {
  countMarkets,
  findRequestOutcome,
  listCategories,
  listMarkets,
  type Market,
} from '#domain/directory/queries.ts';
import { type MarketRequestField, readMarketSort } from '#domain/directory/rules.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Island } from '../island.tsx';
import type { Page } from '../page.ts';
import { columnStyles } from '../styles.ts';
import { DirectoryHero, directoryPicture } from './directory-hero.tsx';
import { type FormState, marketWords } from './form-state.ts';
import { MarketCard } from './market-card.tsx';
import { MarketSearch } from './market-search.tsx';
import { directoryStructuredData } from './structured-data.ts';

const description =
  'Trusted local services for buyers and sellers, market by market: inspectors, lenders, movers and more, with ratings from the places people review them.';

export async function directoryPage(
  { db, site }: Pick<Context, 'db' | 'site'>,
  _params: Record<string, string> = {},
  { q = '', sort: askedSort, requested }: Record<string, string> = {},
  refused: FormState<MarketRequestField> | null = null,
): Promise<Page> {
  const search = q.trim();
  const sort = readMarketSort(askedSort);
  const [markets, categories, total, asked] = await Promise.all([
    listMarkets({ db }, { search, sort }),
    listCategories({ db }),
    countMarkets({ db }),
    requested ? findRequestOutcome({ db }, requested) : undefined,
  ]);
  const sent = asked ? { kind: 'sent' as const, words: marketWords(asked.outcome, asked.place) } : null;
  const state = refused ?? sent;
  return {
    status: 200,
    header: 'page',
    head: {
      title: `Local Business Directory · ${site.name}`,
      description,
      canonical: '/business-directory',
      ...(search ? { robots: 'noindex, follow' } : {}),
      preloadImages: [directoryPicture.preload],
      structuredData: [directoryStructuredData(site, markets)],
    },
    body: (
      <>
        <DirectoryHero categories={categories.length} markets={total} />
        <div className={`${columnStyles} pb-24`}>
          {total > 0 && (
            <div className="mt-16">
              <MarketSearch search={search} sort={sort} />
            </div>
          )}
          <Markets markets={markets} search={search} />
          {categories.length > 0 && (
            <section aria-labelledby="categories" className="mt-20">
              <h2 id="categories" className="text-3xl">
                Service Categories
              </h2>
              <ul className="mt-5 grid max-w-4xl grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-x-8 gap-y-1">
                {categories.map(({ slug, name }) => (
                  <li key={slug} className="min-w-0 max-w-full">
                    <Badge className="max-w-full shrink whitespace-normal wrap-anywhere border-transparent bg-transparent px-0 font-normal text-base leading-8 before:size-1.5 before:shrink-0 before:rounded-full before:bg-ember-text">
                      {name}
                    </Badge>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section
            aria-labelledby="request"
            className="mt-20 border-ink border-t-2 pt-6 md:grid md:grid-cols-[1fr_1.4fr] md:gap-12"
          >
            <div>
              <h2 id="request" className="scroll-mt-6 text-3xl">
                Request Your Market
              </h2>
              <p className="mt-3 max-w-prose text-ink-soft">
                Don’t see your town? Most US towns show up within minutes. A person reviews anything else
                first, including your description.
              </p>
            </div>
            <div className="max-md:mt-6">
              <Island
                name="market-request-form"
                wake="touch"
                props={{ action: '/business-directory', state }}
              />
            </div>
          </section>
        </div>
      </>
    ),
    madeFrom: ['markets', 'business_categories'],
  };
}

function Markets({ markets, search }: { markets: Market[]; search: string }) {
  if (markets.length === 0) {
    return (
      <div id="markets" className="mt-16 scroll-mt-6 border-ink border-t-2 pt-6 text-lg">
        {search ? (
          <p>
            No market matches “<bdi>{search}</bdi>”.{' '}
            <a href="/business-directory#markets" className="underline underline-offset-4">
              See all markets
            </a>{' '}
            or{' '}
            <a href="#request" className="underline underline-offset-4">
              request yours
            </a>
            .
          </p>
        ) : (
          <p>Our first markets are coming soon.</p>
        )}
      </div>
    );
  }
  return (
    <section aria-labelledby="markets" className="mt-10">
      <h2 id="markets" className="sr-only scroll-mt-6">
        Markets
      </h2>
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {markets.map((market) => (
          <li key={market.id} className="min-w-0">
            <MarketCard market={market} />
          </li>
        ))}
      </ul>
    </section>
  );
}
