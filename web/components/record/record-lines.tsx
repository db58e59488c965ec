import { withReadableTimes } from '#domain/records/rules.ts';
import type { RecordLine } from '#domain/records/schema.ts';

/** Lines of a record; those that a person has to look at come first. */
export function RecordLines({ lines }: { lines: readonly RecordLine[] }) {
  if (lines.length === 0) return <p className="py-2 text-ink-soft">Nothing to record yet.</p>;
  const sorted = lines.toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen));
  return (
    <dl className="pb-2">
      {sorted.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a record may say the same
        <Line key={at} line={line} />
      ))}
    </dl>
  );
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
