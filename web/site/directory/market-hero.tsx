import type { Market } from '#domain/directory/queries.ts';
import type { CategoryRanking } from '#domain/directory/ranking/queries.ts';
import { formatPopulation } from '#domain/directory/rules.ts';
import { BackLink } from './back-link.tsx';
import { heroTitle, TownHero } from './town-hero.tsx';

type MarketHeroProps = { market: Market; rankings: CategoryRanking[]; drawing: string };

/** The town, with links to each of its services. */
export function MarketHero({ market, rankings, drawing }: MarketHeroProps) {
  const population = formatPopulation(market.population);
  return (
    <TownHero drawing={drawing}>
      <div className="pt-5 lg:min-h-96 lg:pt-8 lg:pb-14">
        <BackLink href="/business-directory">Back to Directory</BackLink>
        <h1 className={`mt-4 ${heroTitle}`}>
          <bdi>{market.name}</bdi>, {market.state}
        </h1>
        {population && <p className="mt-4 text-ink-soft text-lg tabular-nums">{population} residents</p>}
        {market.description && (
          <p dir="auto" className="mt-3 max-w-[52ch] wrap-anywhere text-lg">
            {market.description}
          </p>
        )}
        {rankings.length > 1 && (
          <nav aria-label="Services" className="mt-7">
            <ul className="flex flex-wrap gap-x-5 gap-y-1">
              {rankings.map(({ slug, name }) => (
                <li key={slug} className="min-w-0">
                  <a
                    href={`#category-${slug}`}
                    className="inline-flex min-h-9 items-center wrap-anywhere font-semibold text-sm underline decoration-rule-strong underline-offset-4 hover:decoration-current"
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </TownHero>
  );
}
