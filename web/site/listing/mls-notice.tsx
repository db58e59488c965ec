import type { MlsDetails } from '#domain/listings/queries.ts';

const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/New_York',
});

/** What the MLS requires every display of its listings to say. */
export function MlsNotice({ mls }: { mls: MlsDetails }) {
  const { name, logo, attribution, disclaimer, confirmedAt, showsAsOf } = mls;
  if (!attribution && !disclaimer && !logo) return null;
  return (
    <div className="mt-4 flex flex-col gap-2 text-left text-ink-soft text-xs leading-relaxed">
      {logo && <img src={logo.src} width={logo.width} height={logo.height} alt={name} loading="lazy" />}
      {attribution && <p dir="auto">{attribution}</p>}
      {disclaimer && <p dir="auto">{disclaimer}</p>}
      {showsAsOf && (
        <p>
          Last updated <time dateTime={confirmedAt}>{moment.format(new Date(confirmedAt))} ET</time>
        </p>
      )}
    </div>
  );
}
