import { useQuery } from '@tanstack/react-query';
import { ANALYTICS_DAYS } from '#domain/listings/analytics/rules.ts';
import type { Analytics } from '#domain/listings/analytics/schema.ts';
import { request } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { DayBars } from './day-bars.tsx';
import { SourceTable } from './source-table.tsx';

/** How a podcast's page performs: views, plays, downloads and inquiries. */
export function AnalyticsNumbers({ podcastId }: { podcastId: string }) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['reach', podcastId],
    queryFn: () => request('GET /api/podcasts/:podcastId/reach', { podcastId }),
  });
  if (data) return <Numbers reach={data.reach} />;
  if (!isError) return <Skeleton className="h-40" />;
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3">
      We couldn’t load the numbers.
      <Button variant="secondary" size="sm" onClick={() => void refetch()}>
        Try again
      </Button>
    </p>
  );
}

/** Counts the embedded player separately: seeing it on another site isn't opening the page. */
function EmbeddedPlayer({ reach: { totals, sources } }: { reach: Pick<Analytics, 'totals' | 'sources'> }) {
  const led = sources.find(({ source }) => source === 'embed')?.views ?? 0;
  return (
    <p className="text-sm">
      The player was seen <strong className="tabular-nums">{times(totals.shown)}</strong> on other websites;
      this does not count as a page view. It led to the page{' '}
      <strong className="tabular-nums">{times(led)}</strong>.
    </p>
  );
}

function times(count: number): string {
  return count === 1 ? '1 time' : `${count.toLocaleString('en-US')} times`;
}

function Numbers({ reach: { totals, days, sources } }: { reach: Analytics }) {
  const charts = [
    ['Page views', 'views'],
    ['Plays', 'plays'],
    ['Downloads', 'downloads'],
    ['Leads', 'leads'],
  ] as const;
  const heard = [
    ['Listened to 25%', totals.heard25],
    ['Listened to 50%', totals.heard50],
    ['Listened to 75%', totals.heard75],
    ['Listened to the end', totals.heard100],
  ] as const;
  return (
    <div className="flex flex-col gap-6">
      <p className="text-ink-soft text-sm">The last {ANALYTICS_DAYS} days.</p>
      <div className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-4">
        {charts.map(([label, name]) => (
          <DayBars
            key={name}
            label={label}
            total={totals[name]}
            days={days.map((row) => ({ day: row.day, count: row[name] }))}
          />
        ))}
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm md:grid-cols-4">
        {heard.map(([label, count]) => (
          <div key={label} className="flex justify-between gap-3 border-rule border-t pt-2">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold tabular-nums">
              {count.toLocaleString('en-US')}
              {totals.plays > 0 && (
                <span className="font-normal text-ink-soft">
                  {' '}
                  ({Math.min(100, Math.round((count / totals.plays) * 100))}%)
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {totals.shown > 0 && <EmbeddedPlayer reach={{ totals, sources }} />}
      {sources.length === 0 ? (
        <p>No visits yet. Share one of your links below to get started.</p>
      ) : (
        <SourceTable sources={sources} />
      )}
    </div>
  );
}
