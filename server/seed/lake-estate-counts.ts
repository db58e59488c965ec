import type { listingCounts } from '#db/schema/analytics.ts';

const DAY_MS = 86_400_000;
const DAYS = 21;
/** Share of the views from each source. */
const sources = { direct: 0.4, sign: 0.25, instagram: 0.2, email: 0.15 } as const;
/** What a view leads to. */
const kinds = {
  view: 1,
  play: 0.55,
  'heard-25': 0.46,
  'heard-50': 0.38,
  'heard-75': 0.31,
  'heard-100': 0.27,
} as const;

/** Three weeks of visits to the sample home, to show what results look like. */
export function lakeEstateCounts(listingId: string, now: Date): (typeof listingCounts.$inferInsert)[] {
  return Array.from({ length: DAYS }, (_, ago) => ago).flatMap((ago) => {
    const day = new Date(now.getTime() - ago * DAY_MS).toISOString().slice(0, 10);
    const views = 14 + ((ago * 7) % 11) + (ago % 7 === 2 ? 12 : 0);
    return Object.entries(sources).flatMap(([source, share]) =>
      Object.entries(kinds)
        .map(([kind, rate]) => ({
          listingId,
          day,
          source,
          kind: kind as keyof typeof kinds,
          count: Math.round(views * share * rate),
        }))
        .filter(({ count }) => count > 0),
    );
  });
}
