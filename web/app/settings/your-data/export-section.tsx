import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountExport } from '#domain/account-data/schema.ts';
import { request } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { Progress } from '../../../components/ui/progress.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { formatDay } from '../../format-date.ts';
import { SettingsPart } from '../settings-part.tsx';

const POLL_MS = 2000;

/** Exports everything in the account. */
export function ExportSection() {
  const queries = useQueryClient();
  const found = useQuery({
    queryKey: ['account-exports'],
    queryFn: async () => (await request('GET /api/account/exports', {})).exports,
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'waiting') ? POLL_MS : false),
  });
  const start = useMutation({
    mutationFn: () => request('POST /api/account/exports', {}),
    onSuccess: ({ exports }) => queries.setQueryData(['account-exports'], exports),
    onError: (error) => notify.error(error.message),
  });
  const [newest] = found.data ?? [];
  return (
    <SettingsPart
      title="Export your data"
      explanation={
        <p>
          One ZIP file with your account, homes, records, leads, email and files. The download is available
          for a week.
        </p>
      }
    >
      {found.isPending && <Skeleton className="h-12 w-full" />}
      {found.isError && (
        <ErrorState title="We couldn’t load your exports" onRetry={() => found.refetch()}>
          {found.error.message}
        </ErrorState>
      )}
      {newest && <ExportState one={newest} />}
      {found.data && newest?.state !== 'waiting' && (
        <Button variant="secondary" loading={start.isPending} onClick={() => start.mutate()}>
          {newest ? 'Make a new export' : 'Export everything'}
        </Button>
      )}
    </SettingsPart>
  );
}

function ExportState({ one }: { one: AccountExport }) {
  const link = useMutation({
    mutationFn: () => request('POST /api/account/exports/:exportId/download', { exportId: one.id }),
    onSuccess: ({ url }) => location.assign(new URL(url).pathname + new URL(url).search),
    onError: (error) => notify.error(error.message),
  });
  if (one.state === 'waiting')
    return (
      <Progress
        className="w-full max-w-md"
        label="Preparing your export"
        value={one.totalParts > 0 ? (100 * one.doneParts) / one.totalParts : 0}
      />
    );
  if (one.state === 'failed')
    return <p className="text-bad">We couldn’t make your export. Please try again.</p>;
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button loading={link.isPending} onClick={() => link.mutate()}>
        Download ({megabytes(one.sizeBytes)})
      </Button>
      <p className="text-ink-soft text-sm">
        From {formatDay(one.createdAt)}
        {one.expiresAt && <>, available until {formatDay(one.expiresAt)}</>}
      </p>
    </div>
  );
}

const megabytes = (bytes: number | null) => `${Math.max(0.1, (bytes ?? 0) / 1_000_000).toFixed(1)} MB`;
