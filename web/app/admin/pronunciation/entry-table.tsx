import Pencil from 'lucide-react/icons/pencil';
import type { Pronunciation } from '#domain/speech-text/pronunciations/schema.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '../../../components/ui/table.tsx';
import { TableEmpty, TableError, TableLoading } from '../../../components/ui/table-states.tsx';
import { formatDay } from '../../format-date.ts';
import { EntryDialog } from './entry-dialog.tsx';
import type { Market } from './entry-form.tsx';
import { PlaySampleButton } from './play-sample-button.tsx';
import { RemoveEntry } from './remove-entry.tsx';

type EntryTableProps = {
  entries: Pronunciation[] | undefined;
  markets: Market[];
  error: Error | null;
  isSearch: boolean;
  onRetry: () => void;
};

const columns = 5;

export function EntryTable({ entries, markets, error, isSearch, onRetry }: EntryTableProps) {
  return (
    <Table label="Pronunciations">
      <TableHeader>
        <TableRow>
          <TableHead>Word</TableHead>
          <TableHead>Pronounced</TableHead>
          <TableHead className="max-md:hidden">Where</TableHead>
          <TableHead className="max-md:hidden">Last changed</TableHead>
          <TableHead>
            <span className="sr-only">Actions</span>
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {!entries && error && (
          <TableError columns={columns} onRetry={onRetry}>
            We couldn’t load the words. {error.message}
          </TableError>
        )}
        {!entries && !error && <TableLoading columns={columns} />}
        {entries?.length === 0 && (
          <TableEmpty columns={columns}>
            {isSearch
              ? 'No matching words. Try fewer letters, or add it.'
              : 'No words yet. Add the first one.'}
          </TableEmpty>
        )}
        {entries?.map((entry) => (
          <TableRow key={entry.id}>
            <TableCell className="max-w-52 break-words font-semibold">{entry.word}</TableCell>
            <TableCell className="max-w-60 break-words">
              {entry.spoken}
              {entry.marketName && <Badge className="md:hidden">{entry.marketName}</Badge>}
              {entry.notation === 'ipa' && (
                <span className="block text-ink-soft text-sm">/{entry.sayAs}/</span>
              )}
            </TableCell>
            <TableCell className="max-md:hidden">
              {entry.marketName ? (
                <Badge>{entry.marketName}</Badge>
              ) : (
                <span className="text-ink-soft">Everywhere</span>
              )}
            </TableCell>
            <TableCell className="text-ink-soft text-sm max-md:hidden">
              {formatDay(entry.updatedAt)}
              <span className="block max-w-48 truncate">{entry.changedBy ?? 'Hearthcast'}</span>
            </TableCell>
            <TableCell>
              <span className="flex justify-end gap-1">
                <PlaySampleButton entry={entry} />
                <EntryDialog entry={entry} markets={markets}>
                  <Button variant="quiet" size="icon" aria-label={`Change ${entry.word}`}>
                    <Pencil aria-hidden="true" />
                  </Button>
                </EntryDialog>
                <RemoveEntry entry={entry} />
              </span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
