import { useMutation } from '@tanstack/react-query';
import FileDown from 'lucide-react/icons/file-down';
import { describeAgent } from '#domain/records/rules.ts';
import type { RecordView as Shown } from '#domain/records/schema.ts';
import { request } from '../../browser/api.ts';
import { RecordChecks } from '../../components/record/record-checks.tsx';
import { RecordSections } from '../../components/record/record-sections.tsx';
import { Button } from '../../components/ui/button.tsx';
import { notify } from '../../components/ui/notify.ts';
import { OpenIssues } from './open-issues.tsx';
import { SharesCard } from './shares-card.tsx';

export function RecordView({ record }: { record: Shown }) {
  return (
    <>
      <header className="flex flex-col items-start gap-5 lg:flex-row lg:items-end lg:justify-between">
        <div className="flex min-w-0 max-w-prose flex-col gap-3">
          <p className="text-ink-soft">Fact-check record</p>
          <h1 className="wrap-anywhere text-4xl sm:text-5xl">{record.home}</h1>
          <p className="font-semibold">{describeAgent(record.agent)}</p>
          <p className="text-ink-soft">
            Everything published about this home, the fact behind each claim, and who approved it. Download it
            for your files, or share it with your broker.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <DownloadButton podcastId={record.podcastId} format="pdf" label="Download signed PDF" />
          <DownloadButton podcastId={record.podcastId} format="json" label="Download signed JSON" />
        </div>
      </header>
      <OpenIssues record={record} />
      <RecordChecks checks={record.checks} />
      <div className="flex flex-col">
        <RecordSections sections={record.sections} />
      </div>
      <SharesCard podcastId={record.podcastId} shares={record.shares} />
      <p className="wrap-anywhere text-ink-soft text-sm">
        {record.head.sequence} entries. Latest hash: <code>{record.head.hash}</code>. Entries are never
        edited; every change is added as a new one.
      </p>
    </>
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
