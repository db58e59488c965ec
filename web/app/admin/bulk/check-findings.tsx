import type { OrderCheck } from '#domain/podcasts/admin/schema.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import type { Finding } from './order-findings.ts';

const looks = {
  problem: { label: 'Can’t be ordered', tone: 'bad' },
  unreadable: { label: 'Can’t be read', tone: 'warn' },
  duplicate: { label: 'Duplicate', tone: 'info' },
} as const;

type CheckFindingsProps = { checks: OrderCheck[]; findings: Finding[]; total: number };

/** How many links can be read, and every row that needs attention. */
export function CheckFindings({ checks, findings, total }: CheckFindingsProps) {
  const readable = checks.filter((check) => check.isReadable).length;
  const duplicates = findings.filter((finding) => finding.kind === 'duplicate').length;
  return (
    <div className="flex flex-col gap-3">
      <p role="status">
        <strong>{readable.toLocaleString('en-US')}</strong> of {checks.length.toLocaleString('en-US')} checked
        links can be read, <strong>{duplicates.toLocaleString('en-US')}</strong>{' '}
        {duplicates === 1 ? 'is a duplicate' : 'are duplicates'}
        {checks.length < total &&
          `; ${(total - checks.length).toLocaleString('en-US')} ${total - checks.length === 1 ? 'is' : 'are'} not checked yet`}
        .
      </p>
      {findings.length > 0 && (
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label="Findings"
          className="max-h-80 overflow-y-auto rounded-md border border-rule"
        >
          {findings.map(({ row, kind, text }) => (
            <li
              key={`${row}-${kind}`}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-rule border-b px-3 py-2 text-sm last:border-b-0"
            >
              <span className="w-16 text-ink-soft tabular-nums">Row {row}</span>
              <Badge tone={looks[kind].tone}>{looks[kind].label}</Badge>
              <span className="min-w-0">{text}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
