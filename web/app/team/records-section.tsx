import { useQuery } from '@tanstack/react-query';
import type { TeamView } from '#domain/teams/schema.ts';
import { request } from '../../browser/api.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { textLink } from '../auth/text-link.ts';
import { Link } from '../routing/link.tsx';
import { SettingsPart } from '../settings/settings-part.tsx';

/** The records of all homes, those with something open first. */
export function RecordsSection({ team }: { team: TeamView }) {
  const records = useQuery({
    queryKey: ['team-homes', team.id, 'records'],
    queryFn: async () => (await request('GET /api/teams/:teamId/records', { teamId: team.id })).records,
  });
  return (
    <SettingsPart
      title="Records"
      explanation={
        <p>
          Each record shows what we published, the facts behind it and who approved it. Open issues come
          first.
        </p>
      }
    >
      {records.isPending && <Skeleton className="h-32 w-full" />}
      {records.isError && (
        <ErrorState
          title="We couldn’t load the records"
          onRetry={() => records.refetch()}
          retrying={records.isFetching}
        >
          {records.error.message}
        </ErrorState>
      )}
      {records.data?.length === 0 && <p className="text-ink-soft">The team has no homes yet.</p>}
      {records.data && records.data.length > 0 && (
        <ul aria-label="Records" className="w-full divide-y divide-rule">
          {records.data.map(({ podcastId, home, orderedBy, open }) => (
            <li key={podcastId} className="flex flex-col gap-1 py-3 first:pt-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Link
                  to={`/marketing/${podcastId}/record`}
                  className={`min-w-0 wrap-anywhere font-semibold ${textLink}`}
                >
                  {home}
                </Link>
                <Badge tone={open.length === 0 ? 'good' : 'warn'}>
                  {open.length === 0 ? 'No open issues' : `${open.length} open`}
                </Badge>
              </p>
              {open.length > 0 && (
                <p className="wrap-anywhere text-sm text-warn">{open.slice(0, 3).join(' · ')}</p>
              )}
              <p className="text-ink-soft text-sm">Ordered by {orderedBy}</p>
            </li>
          ))}
        </ul>
      )}
    </SettingsPart>
  );
}
