import type { AuditLine } from '#domain/accounts/schema.ts';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '../../../components/ui/table.tsx';
import { TableEmpty, TableError, TableLoading } from '../../../components/ui/table-states.tsx';
import { describeDetails } from './describe-details.ts';
import { nameAction } from './name-action.ts';

type AuditTableProps = {
  entries: AuditLine[] | undefined;
  error: Error | null;
  isFiltered: boolean;
  onRetry: () => void;
};

const columns = 4;
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });

export function AuditTable({ entries, error, isFiltered, onRetry }: AuditTableProps) {
  return (
    <Table label="Audit log">
      <TableHeader>
        <TableRow>
          <TableHead>When</TableHead>
          <TableHead>Who</TableHead>
          <TableHead>Action</TableHead>
          <TableHead>Details</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {!entries && error && (
          <TableError columns={columns} onRetry={onRetry}>
            We couldn’t load the audit log. {error.message}
          </TableError>
        )}
        {!entries && !error && <TableLoading columns={columns} />}
        {entries?.length === 0 && (
          <TableEmpty columns={columns}>{isFiltered ? 'No matching entries.' : 'No entries yet.'}</TableEmpty>
        )}
        {entries?.map((entry) => (
          <TableRow key={entry.id}>
            <TableCell className="whitespace-nowrap text-sm tabular-nums">
              <time dateTime={entry.createdAt}>
                {day.format(new Date(entry.createdAt))}
                <span className="block text-ink-soft text-xs">{time.format(new Date(entry.createdAt))}</span>
              </time>
            </TableCell>
            <TableCell className="min-w-48 max-w-60 break-words text-sm">
              {entry.actorEmail ?? (entry.actorId ? 'Deleted account' : 'Hearthcast')}
              {entry.ip && <span className="block text-ink-soft text-xs">{entry.ip}</span>}
            </TableCell>
            <TableCell className="min-w-32 font-semibold text-sm">{nameAction(entry.action)}</TableCell>
            <TableCell className="min-w-60 max-w-md break-words text-ink-soft text-sm">
              {describeDetails(entry).map(({ name, value }) => (
                <span key={name} className="block">
                  {name}: <span className="break-all text-ink">{value}</span>
                </span>
              ))}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
