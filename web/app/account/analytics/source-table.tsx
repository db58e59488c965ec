import { trafficSourceLabels } from '#domain/listings/analytics/rules.ts';
import type { Analytics } from '#domain/listings/analytics/schema.ts';
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '../../../components/ui/table.tsx';

/** The most important columns first, because a phone shows only those without scrolling. */
const columns = [
  ['views', 'Views'],
  ['plays', 'Plays'],
  ['leads', 'Leads'],
  ['downloads', 'Downloads'],
  ['heard25', '25%'],
  ['heard50', '50%'],
  ['heard75', '75%'],
  ['heard100', 'To the end'],
] as const;

/** Results by source: link, QR code or player. */
export function SourceTable({ sources }: { sources: Analytics['sources'] }) {
  return (
    <div>
      <h3 className="mb-2 font-sans font-semibold text-base">Where visitors came from</h3>
      <Table label="Where visitors came from">
        <TableCaption>Views, plays, leads, downloads and how far people listened, by source</TableCaption>
        <TableHeader>
          <tr>
            <TableHead pinned>Source</TableHead>
            {columns.map(([name, label]) => (
              <TableHead key={name} numeric>
                {label}
              </TableHead>
            ))}
          </tr>
        </TableHeader>
        <TableBody>
          {sources.map((row) => (
            <TableRow key={row.source}>
              <TableHead scope="row" pinned className="border-rule bg-inherit text-ink text-sm">
                {trafficSourceLabels[row.source]}
              </TableHead>
              {columns.map(([name]) => (
                <TableCell key={name} numeric className={row[name] === 0 ? 'text-ink-faint' : ''}>
                  {row[name].toLocaleString('en-US')}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
