import { formatOffer } from '#domain/listings/offer/rules.ts';
import type { HomeCard } from '#domain/listings/queries.ts';
import { columnStyles } from '../styles.ts';

/** Homes that have their own page: those of a market, or those of an agent. */
export function HomesHere({ homes, title }: { homes: HomeCard[]; title: string }) {
  if (homes.length === 0) return null;
  return (
    <section aria-labelledby="homes" className={`${columnStyles} mt-16`}>
      <h2 id="homes" className="text-2xl">
        {title}
      </h2>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {homes.map((home) => (
          <li key={home.id} className="border-rule border-t">
            <a
              href={`/listings/${encodeURIComponent(home.slug)}`}
              className="group flex min-h-16 flex-col justify-center py-3"
            >
              <bdi className="font-semibold underline decoration-rule-strong underline-offset-4 group-hover:decoration-current">
                {home.address || 'A home'}
              </bdi>
              <span className="text-ink-soft text-sm">{facts(home)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function facts({ beds, baths, ...offered }: HomeCard): string {
  const parts = [formatOffer(offered), beds ? `${beds} bd` : undefined, baths ? `${baths} ba` : undefined];
  return parts.filter(Boolean).join(' · ');
}
