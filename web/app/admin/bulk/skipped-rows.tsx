import { Alert } from '../../../components/ui/alert.tsx';
import type { SkippedRow } from './order-file.ts';

const SHOWN = 50;

/** Rows that can't become orders, and why. */
export function SkippedRows({ skipped }: { skipped: SkippedRow[] }) {
  if (skipped.length === 0) return null;
  return (
    <Alert tone="warn" className="max-w-3xl">
      <details>
        <summary className="cursor-pointer font-semibold">
          {skipped.length.toLocaleString('en-US')} {skipped.length === 1 ? 'row is' : 'rows are'} skipped
        </summary>
        <ul className="mt-2 max-h-60 overflow-y-auto text-sm tabular-nums">
          {skipped.slice(0, SHOWN).map(({ row, reason }) => (
            <li key={row}>
              Row {row}: {reason}
            </li>
          ))}
          {skipped.length > SHOWN && <li>and {skipped.length - SHOWN} more; the report lists all of them</li>}
        </ul>
      </details>
    </Alert>
  );
}
