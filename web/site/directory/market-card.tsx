import { ArrowRight } from 'lucide-react';
import type { Market } from '#domain/directory/queries.ts';
import { formatPopulation } from '#domain/directory/rules.ts';
import { Badge } from '../../components/ui/badge.tsx';

/** The whole card can be pressed, but it is a single link with one name. */
export function MarketCard({ market }: { market: Market }) {
  const population = formatPopulation(market.population);
  return (
    <article className="group relative flex h-full flex-col border-ink border-t-2 pt-4">
      <div className="flex items-start justify-between gap-3">
        <h3 dir="auto" className="min-w-0 wrap-anywhere text-2xl group-hover:text-ember-text">
          {market.name}
        </h3>
        <Badge className="mt-1 max-w-[50%] whitespace-normal wrap-anywhere">{market.state}</Badge>
      </div>
      {population && <p className="mt-1 text-ink-soft text-sm tabular-nums">{population} residents</p>}
      {market.description && (
        <p dir="auto" className="mt-3 mb-2 line-clamp-4 wrap-anywhere">
          {market.description}
        </p>
      )}
      <a
        href={`/business-directory/${market.slug}`}
        aria-label={`Browse Local Services in ${market.name}, ${market.state}`}
        className="mt-auto inline-flex min-h-11 items-center gap-2 self-start font-semibold text-ember-text underline decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:decoration-2"
      >
        Browse Local Services
        <ArrowRight
          aria-hidden="true"
          className="size-4 transition-transform duration-150 group-hover:translate-x-1"
        />
      </a>
    </article>
  );
}
