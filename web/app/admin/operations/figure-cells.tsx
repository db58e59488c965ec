import type { ReactNode } from 'react';
import { Badge } from '../../../components/ui/badge.tsx';
import { TableCell } from '../../../components/ui/table.tsx';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export function CountCell({ count, isBad = false }: { count: number; isBad?: boolean }) {
  const text = count.toLocaleString('en-US');
  return (
    <TableCell className={count === 0 ? 'text-ink-soft tabular-nums' : 'font-semibold tabular-nums'}>
      {isBad && count > 0 ? <Badge tone="bad">{text}</Badge> : text}
    </TableCell>
  );
}

export function MomentCell({ at }: { at: string | null }) {
  return (
    <TableCell className="whitespace-nowrap tabular-nums">
      {at ? <time dateTime={at}>{moment.format(new Date(at))}</time> : '–'}
    </TableCell>
  );
}

export function ErrorCell({ error }: { error: string | null }) {
  return <TableCell className="min-w-60 max-w-lg break-words text-ink-soft">{error ?? '–'}</TableCell>;
}

/** The actions stay visible while long errors scroll sideways. */
export function ActionCell({ children }: { children: ReactNode }) {
  return (
    <TableCell className="right-0 whitespace-nowrap bg-inherit text-ink-soft sm:sticky sm:border-s">
      {children}
    </TableCell>
  );
}
