import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { BulkOrderResult } from '#domain/podcasts/desk/schema.ts';
import { Alert } from '../../../components/ui/alert.tsx';
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
import type { FileOrder, SkippedRow } from './order-file.ts';
import { resultReport } from './result-report.ts';
import { saveText } from './save-text.ts';

type SendResultsProps = {
  orders: FileOrder[];
  skipped: SkippedRow[];
  results: BulkOrderResult['results'];
};
const SHOWN = 200;

/** The result of every row; failed ones first, because they need attention. */
export function SendResults({ orders, skipped, results }: SendResultsProps) {
  const [name] = useState(() => `orders-report-${new Date().toISOString().slice(0, 10)}.csv`);
  const failed = results.filter((result) => !result.success);
  const created = results.filter((result) => result.success);
  const rows = [...failed, ...created].slice(0, SHOWN);
  return (
    <section aria-labelledby="results-title" className="flex flex-col gap-3">
      <h2 id="results-title" className="text-xl">
        Results
      </h2>
      <Alert tone={failed.length > 0 ? 'warn' : 'good'} className="max-w-3xl">
        {created.length.toLocaleString('en-US')} successful, {failed.length.toLocaleString('en-US')} failed
        {skipped.length > 0 && `, ${skipped.length.toLocaleString('en-US')} skipped`}
      </Alert>
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        onClick={() => saveText(name, resultReport(orders, skipped, results))}
      >
        <Download aria-hidden="true" /> Download the report
      </Button>
      <Table label="Results by row" className="min-w-[40rem]">
        <TableHeader>
          <tr>
            <TableHead numeric>Row</TableHead>
            <TableHead>Result</TableHead>
            <TableHead>Message</TableHead>
            <TableHead>Order ID</TableHead>
          </tr>
        </TableHeader>
        <TableBody>
          {rows.map(({ row, success, message, podcast_id }) => (
            <TableRow key={row}>
              <TableCell numeric>{row}</TableCell>
              <TableCell>
                <Badge tone={success ? 'good' : 'bad'}>{success ? 'Created' : 'Failed'}</Badge>
              </TableCell>
              <TableCell>{message}</TableCell>
              <TableCell className="font-mono text-xs">{podcast_id ?? '–'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {results.length > SHOWN && (
        <p className="text-ink-soft text-sm">
          Showing {SHOWN} of {results.length.toLocaleString('en-US')} rows; the report has all of them.
        </p>
      )}
    </section>
  );
}
