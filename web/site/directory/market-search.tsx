import { type MarketSort, marketSorts } from '#domain/directory/rules.ts';
import { cn } from '../../components/cn.ts';
import { buttonVariants } from '../../components/ui/button.tsx';
import { controlStyles } from '../contact/lead-input.tsx';

const labels: Record<MarketSort, string> = { population: 'Largest first', name: 'Name', state: 'State' };

/** A plain form: the response is the page again, so it needs no script. */
export function MarketSearch({ search, sort }: { search: string; sort: MarketSort }) {
  return (
    <search>
      <form action="/business-directory#markets" className="flex flex-col gap-3 sm:flex-row sm:items-end">
        <div className="min-w-0 flex-1 sm:max-w-96">
          <label htmlFor="market-search" className="mb-1.5 block font-semibold text-sm">
            Search by city or state
          </label>
          <input
            id="market-search"
            type="search"
            name="q"
            defaultValue={search}
            maxLength={100}
            autoComplete="off"
            className={`${controlStyles} h-12`}
          />
        </div>
        <div>
          <label htmlFor="market-sort" className="mb-1.5 block font-semibold text-sm">
            Sort by
          </label>
          <select
            id="market-sort"
            name="sort"
            defaultValue={sort}
            className={`${controlStyles} h-12 cursor-pointer sm:w-auto`}
          >
            {marketSorts.map((name) => (
              <option key={name} value={name}>
                {labels[name]}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className={cn(buttonVariants({ variant: 'secondary' }), 'min-h-12')}>
          Search
        </button>
      </form>
    </search>
  );
}
