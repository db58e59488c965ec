import type { DestinationTally } from '#domain/operations/schema.ts';
import { TableCell, TableRow } from '../../../components/ui/table.tsx';
import { CountCell, ErrorCell } from './figure-cells.tsx';
import { FiguresTable } from './figures-table.tsx';

const columns = ['Destination', 'Waiting', 'Delivered', 'Failed', 'Last error'];
const names: Record<string, string> = {
  crm: 'CRM',
  spreadsheet: 'Spreadsheet',
  webhook: 'Lead webhook',
  staff_mail: 'Staff email',
  agent_mail: 'Email to the agent',
  agent_destination: 'Agents’ own CRMs',
};

export function DeliveriesTable({ deliveries }: { deliveries: DestinationTally[] | undefined }) {
  return (
    <FiguresTable
      title="Deliveries by destination"
      note="Contacts and leads sent in the last 30 days, with the latest error for any that failed."
      columns={columns}
      empty="Nothing to deliver in the last 30 days."
      rows={deliveries?.map((row) => (
        <TableRow key={row.destination}>
          <TableCell className="whitespace-nowrap font-semibold">
            {names[row.destination] ?? row.destination}
          </TableCell>
          <CountCell count={row.pending} />
          <CountCell count={row.delivered} />
          <CountCell count={row.failed} isBad />
          <ErrorCell error={row.lastError} />
        </TableRow>
      ))}
    />
  );
}
