import type { RecordCheck } from '#domain/records/schema.ts';
import { Badge } from '../ui/badge.tsx';

/** The state of each check, at a glance. */
export function RecordChecks({ checks }: { checks: readonly RecordCheck[] }) {
  return (
    <section aria-labelledby="checks">
      <h2 id="checks" className="text-2xl">
        What was checked
      </h2>
      <ul className="mt-3 border-rule border-t">
        {checks.map((check) => (
          <Check key={check.part} check={check} />
        ))}
      </ul>
    </section>
  );
}

function Check({ check: { part, title, done, total, words } }: { check: RecordCheck }) {
  const isOpen = done < total;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-rule border-b py-2">
      <a
        href={`#part-${part}`}
        className="inline-flex min-h-11 w-full items-center font-semibold underline decoration-1 underline-offset-4 sm:w-52"
      >
        {title}
      </a>
      <span className="min-w-0 flex-1">
        <span className={isOpen ? 'font-semibold text-warn' : 'font-semibold'}>
          {total === 0 ? 'None' : `${done} of ${total}`}
        </span>{' '}
        <span className="text-ink-soft">{total === 0 ? 'nothing to check yet' : words}</span>
      </span>
      {total > 0 && <Badge tone={isOpen ? 'warn' : 'good'}>{isOpen ? 'Open' : 'Done'}</Badge>}
    </li>
  );
}
