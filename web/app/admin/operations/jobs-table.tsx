import type { JobTally } from '#domain/operations/schema.ts';
import { TableCell, TableRow } from '../../../components/ui/table.tsx';
import { CountCell } from './figure-cells.tsx';
import { FiguresTable } from './figures-table.tsx';

const columns = ['Job', 'Waiting', 'Running', 'Retrying', 'Failed', 'Done'];

export function JobsTable({ jobs }: { jobs: JobTally[] | undefined }) {
  return (
    <FiguresTable
      title="Jobs by state"
      note="Everything in the queue. Finished jobs are cleared after a few days."
      columns={columns}
      empty="No jobs yet."
      rows={jobs?.map((job) => (
        <TableRow key={job.name}>
          <TableCell className="whitespace-nowrap font-semibold">{job.name}</TableCell>
          <CountCell count={job.waiting} />
          <CountCell count={job.active} />
          <CountCell count={job.retrying} />
          <CountCell count={job.failed} isBad />
          <CountCell count={job.done} />
        </TableRow>
      ))}
    />
  );
}
