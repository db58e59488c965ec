import type { CategoryRanking } from '#domain/directory/ranking/queries.ts';
import { Island } from '../island.tsx';
import { Strip } from '../strip.tsx';
import { columnStyles } from '../styles.ts';
import { BusinessCard } from './business-card.tsx';

/** As wide as the screen, so that the next card shows that there is more. */
export function CategorySection({
  ranking: { slug, name, businesses },
  place,
  market,
  isGoogleLive,
}: {
  ranking: CategoryRanking;
  place: string;
  /** The market's URL. */
  market: string;
  /** Cards query Google themselves. */
  isGoogleLive: boolean;
}) {
  const headingId = `category-${slug}`;
  const listId = `providers-${slug}`;
  return (
    <section aria-labelledby={headingId} className="mt-14">
      <div className={columnStyles}>
        <div className="flex items-end justify-between gap-4 border-ink border-t-2 pt-4">
          <h2 id={headingId} className="min-w-0 scroll-mt-6 wrap-anywhere text-2xl">
            Top {businesses.length} {name} Providers
          </h2>
          {businesses.length > 1 && (
            <Island
              name="carousel-buttons"
              wake="touch"
              className="max-sm:hidden xl:hidden"
              props={{ target: listId, noun: `${name} provider` }}
            />
          )}
        </div>
      </div>
      <Strip
        id={listId}
        aria-labelledby={headingId}
        className="mx-auto mt-4 max-w-page gap-4 sm:scroll-px-6 sm:px-6"
      >
        {businesses.map((business) => (
          <li
            key={business.id}
            className="w-[min(84vw,22.5rem)] shrink-0 snap-start xl:w-[calc((100%-2rem)/3)]"
          >
            <BusinessCard business={business} place={place} market={market} isGoogleLive={isGoogleLive} />
          </li>
        ))}
      </Strip>
    </section>
  );
}
