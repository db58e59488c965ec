const STEP = 8;
const BAR = 6;
const HEIGHT = 48;

type DayBarsProps = { label: string; total: number; days: { day: string; count: number }[] };

/** A total with one bar per day. */
export function DayBars({ label, total, days }: DayBarsProps) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const best = days.reduce((one, other) => (other.count > one.count ? other : one), { day: '', count: 0 });
  return (
    <figure className="min-w-0">
      <figcaption className="text-ink-soft text-sm">
        {label}
        <strong className="block font-display font-normal text-3xl text-ink tabular-nums leading-tight">
          {total.toLocaleString('en-US')}
        </strong>
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={
          best.count > 0
            ? `${label} by day, peaking at ${best.count} on ${best.day}`
            : `${label} by day; none yet`
        }
        className="mt-2 h-12 w-full border-rule border-b"
      >
        {days.map(({ day, count }, index) => {
          const height = count === 0 ? 0 : Math.max(2, (count / most) * HEIGHT);
          return (
            <rect
              key={day}
              x={index * STEP + 1}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              className="fill-ember"
            >
              <title>{`${day}: ${count}`}</title>
            </rect>
          );
        })}
      </svg>
    </figure>
  );
}
