import { useMutation } from '@tanstack/react-query';
import FileDown from 'lucide-react/icons/file-down';
import type { RecordSection, RecordView as Shown } from '#domain/records/schema.ts';
import { request } from '../../browser/api.ts';
import { Alert, AlertTitle } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { notify } from '../../components/ui/notify.ts';
import { RecordGroup } from './record-group.tsx';
import { SharesCard } from './shares-card.tsx';

export function RecordView({ record }: { record: Shown }) {
  return (
    <>
      <header className="flex flex-col items-start gap-5 lg:flex-row lg:items-end lg:justify-between">
        <div className="flex min-w-0 max-w-prose flex-col gap-3">
          <p className="text-ink-soft">Record</p>
          <h1 className="wrap-anywhere text-4xl sm:text-5xl">{record.home}</h1>
          <p className="text-ink-soft">
            Everything published about this home, the fact behind each claim, and who approved it. Download it
            for your files, or share it with your broker.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <DownloadButton podcastId={record.podcastId} format="pdf" label="Signed PDF" />
          <DownloadButton podcastId={record.podcastId} format="json" label="Signed JSON" />
        </div>
      </header>
      <OpenIssues open={record.open} />
      <div className="flex flex-col">
        {record.sections.map((section) => (
          <Section key={section.part} section={section} />
        ))}
      </div>
      <SharesCard podcastId={record.podcastId} shares={record.shares} />
      <p className="wrap-anywhere text-ink-soft text-sm">
        {record.head.sequence} entries. The last one has the hash <code>{record.head.hash}</code>. An entry is
        never changed; what changes is added.
      </p>
    </>
  );
}

function OpenIssues({ open }: { open: string[] }) {
  if (open.length === 0) return <Alert tone="good">Nothing is open. Every claim has its fact.</Alert>;
  return (
    <Alert tone="warn">
      <AlertTitle>{open.length === 1 ? '1 open issue' : `${open.length} open issues`}</AlertTitle>
      <ul className="mt-1 list-disc ps-5">
        {open.map((words) => (
          <li key={words} className="wrap-anywhere">
            {words}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Section({ section }: { section: RecordSection }) {
  return (
    <section
      aria-labelledby={`part-${section.part}`}
      className="grid gap-x-12 gap-y-4 border-rule border-t py-8 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <div className="flex flex-col gap-2">
        <h2 id={`part-${section.part}`} className="text-2xl">
          {section.title}
        </h2>
        <p className="text-ink-soft text-sm">{section.about}</p>
      </div>
      <div className="min-w-0">
        {section.groups.map((group) => (
          <RecordGroup key={group.sequence} group={group} />
        ))}
      </div>
    </section>
  );
}

function DownloadButton(props: { podcastId: string; format: 'pdf' | 'json'; label: string }) {
  const { podcastId, format, label } = props;
  const link = useMutation({
    mutationFn: () => request('POST /api/podcasts/:podcastId/record/download', { podcastId, format }),
    onSuccess: ({ url }) => location.assign(new URL(url).pathname + new URL(url).search),
    onError: () => notify.error('We couldn’t prepare the record. Please try again.'),
  });
  return (
    <Button
      variant={format === 'pdf' ? 'primary' : 'secondary'}
      loading={link.isPending}
      loadingLabel="Preparing…"
      onClick={() => link.mutate()}
    >
      <FileDown aria-hidden="true" /> {label}
    </Button>
  );
}
