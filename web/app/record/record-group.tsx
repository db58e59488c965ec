import { withReadableTimes } from '#domain/records/rules.ts';
import type { RecordLine, RecordSection } from '#domain/records/schema.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { formatDay } from '../format-date.ts';

/** One subject of a part, closed until somebody wants to read it. */
export function RecordGroup({ group }: { group: RecordSection['groups'][number] }) {
  const open = group.lines.filter(({ isOpen }) => isOpen).length;
  return (
    <details className="group border-rule border-b last:border-b-0">
      <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 py-2 hover:text-ember-text [&::-webkit-details-marker]:hidden">
        <span
          aria-hidden="true"
          className="relative size-3.5 shrink-0 before:absolute before:inset-x-0 before:top-1.5 before:h-0.5 before:bg-current after:absolute after:inset-y-0 after:left-1.5 after:w-0.5 after:bg-current group-open:after:hidden"
        />
        <span className="font-semibold">{group.title}</span>
        {open > 0 && <Badge tone="warn">{open} open</Badge>}
        <span className="text-ink-soft text-sm">
          {group.lines.length === 1 ? '1 line' : `${group.lines.length} lines`} · recorded{' '}
          {formatDay(group.recordedAt)}
        </span>
      </summary>
      {group.lines.length === 0 ? (
        <p className="pb-4 text-ink-soft">Nothing to record yet.</p>
      ) : (
        <dl className="pb-4">
          {openFirst(group.lines).map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a record may say the same
            <Line key={at} line={line} />
          ))}
        </dl>
      )}
    </details>
  );
}

/** What somebody has to look at stands above what is fine. */
function openFirst(lines: readonly RecordLine[]): RecordLine[] {
  return lines.toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen));
}

function Line({ line }: { line: RecordLine }) {
  return (
    <div className="wrap-anywhere border-rule border-t py-2">
      <dt className={line.isOpen ? 'font-semibold text-sm text-warn' : 'text-ink-soft text-sm'}>
        {line.label}
      </dt>
      <dd dir="auto" className={line.isOpen ? 'font-semibold' : ''}>
        {withReadableTimes(line.value)}
        {line.detail && <span className="block text-ink-soft text-sm">{withReadableTimes(line.detail)}</span>}
      </dd>
    </div>
  );
}
