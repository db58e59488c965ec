import type { MarketStats as Stats } from '#domain/listings/queries.ts';

export function MarketStats({ stats }: { stats: Stats | null }) {
  const figures = [
    ['Median home value', stats?.median_home_value],
    ['Annual appreciation', stats?.annual_appreciation],
    ['Owner occupied', stats?.owner_occupied],
  ].filter(([, value]) => value);
  if (figures.length === 0) return null;
  return (
    <section aria-labelledby="market" className="min-w-0 rounded-lg bg-sunken p-6">
      <h2 id="market" className="text-xl">
        Market Stats
      </h2>
      <dl className="mt-4 grid grid-cols-1 gap-5 sm:max-lg:grid-cols-3">
        {figures.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="font-display text-4xl tabular-nums sm:max-lg:text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
