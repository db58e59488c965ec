import type { FailedJob } from '#domain/operations/schema.ts';
import { TableCell, TableRow } from '../../../components/ui/table.tsx';
import { ActionCell, CountCell, ErrorCell, MomentCell } from './figure-cells.tsx';
import { FiguresTable } from './figures-table.tsx';
import { RetryJob } from './retry-job.tsx';

const columns = ['Job', 'Failed at', 'Attempts', 'Last error', 'Actions'];

export function FailedJobsTable({ jobs }: { jobs: FailedJob[] | undefined }) {
  return (
    <FiguresTable
      title="Failed jobs"
      note="The 20 most recent jobs that failed every attempt."
      columns={columns}
      empty="No failed jobs."
      rows={jobs?.map((job) => (
        <TableRow key={job.id}>
          <TableCell className="whitespace-nowrap font-semibold">{job.name}</TableCell>
          <MomentCell at={job.failedAt} />
          <CountCell count={job.attempts} />
          <ErrorCell error={job.lastError} />
          <ActionCell>
            <RetryJob jobId={job.id} name={job.name} />
          </ActionCell>
        </TableRow>
      ))}
    />
  );
}
