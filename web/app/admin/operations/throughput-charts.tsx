import type { Throughput } from '#domain/operations/schema.ts';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { DayBars } from '../../account/analytics/day-bars.tsx';

export function ThroughputCharts({ throughput }: { throughput: Throughput | undefined }) {
  return (
    <section aria-labelledby="throughput" className="flex flex-col gap-3">
      <h2 id="throughput" className="text-2xl">
        Podcasts, last 30 days
      </h2>
      {throughput ? <Charts {...throughput} /> : <Skeleton className="h-28" />}
    </section>
  );
}

function Charts({ delivered, medianHours, days }: Throughput) {
  if (delivered === 0) return <p className="text-ink-soft">No podcasts delivered in this period.</p>;
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <DayBars
        label="Delivered"
        total={delivered}
        days={days.map((day) => ({ day: day.day, count: day.delivered }))}
      />
      {medianHours !== null && (
        <DayBars
          label="Median hours from order to delivery"
          total={medianHours}
          days={days.map(({ day, medianHours: hours }) => ({ day, count: hours ?? 0 }))}
        />
      )}
    </div>
  );
}
