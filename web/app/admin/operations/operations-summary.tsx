import type { OperationsView, StorageUse } from '#domain/operations/schema.ts';
import { fileSize } from '../../../components/ui/file-size.ts';
import { StatTile } from '../../../components/ui/stat-tile.tsx';

const number = (count: number) => count.toLocaleString('en-US');

export function OperationsSummary({ view }: { view: OperationsView | undefined }) {
  const sum = (pick: (job: OperationsView['jobs'][number]) => number) =>
    view && number(view.jobs.reduce((total, job) => total + pick(job), 0));
  return (
    <section aria-label="Summary" className="grid grid-cols-2 gap-6 lg:grid-cols-4">
      <StatTile
        label="Jobs waiting or running"
        value={sum((job) => job.waiting + job.active + job.retrying)}
      />
      <StatTile label="Jobs failed" value={sum((job) => job.failed)} />
      <StatTile
        label="Emails waiting"
        value={view && number(view.mails.pending)}
        note={view && `${number(view.mails.failed)} failed in 30 days`}
      />
      <StatTile
        label="Storage"
        value={view && (view.storage ? fileSize(view.storage.bytes) : '–')}
        note={view && describeStorage(view.storage)}
      />
    </section>
  );
}

function describeStorage(storage: StorageUse | null): string {
  if (!storage) return 'Storage isn’t responding';
  return storage.isPartial
    ? `in the first ${number(storage.files)} files; there are more`
    : `in ${number(storage.files)} ${storage.files === 1 ? 'file' : 'files'}`;
}
