import { formatOpenHouse } from '#domain/listings/mls/rules.ts';
import type { MlsDetails } from '#domain/listings/queries.ts';

type OpenHousesProps = { times: MlsDetails['openHouses']; calendarPath?: string | undefined };

export function OpenHouses({ times, calendarPath }: OpenHousesProps) {
  if (times.length === 0) return null;
  return (
    <div className="mt-5 rounded-md border border-rule bg-raised px-4 py-3">
      <h3 className="font-sans font-semibold text-sm">{times.length === 1 ? 'Open house' : 'Open houses'}</h3>
      <ul className="mt-1">
        {times.map((time) => (
          <li key={time.start}>
            <time dateTime={time.start}>{formatOpenHouse(time)}</time>
          </li>
        ))}
      </ul>
      {calendarPath && (
        <a
          href={calendarPath}
          className="inline-flex min-h-11 items-center font-semibold text-ember-text underline underline-offset-4 print:hidden"
        >
          Save to calendar
        </a>
      )}
    </div>
  );
}
