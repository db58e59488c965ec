import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { roleTexts } from '#domain/teams/rules.ts';
import { request } from '../../../browser/api.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { late } from '../../late.ts';
import { Link } from '../../routing/link.tsx';
import { SettingsPart } from '../settings-part.tsx';

const CreateTeamForm = late(async () => (await import('./create-team-form.tsx')).CreateTeamForm);

/** The teams someone is on, and how to start one. */
export function TeamsSection() {
  const [isOpen, setIsOpen] = useState(false);
  const teams = useQuery({
    queryKey: ['teams'],
    queryFn: async () => (await request('GET /api/teams', {})).teams,
  });
  return (
    <SettingsPart
      title="Team"
      explanation={
        <p>Order as a team, with one list of homes, one balance or invoice, and shared API keys.</p>
      }
    >
      {teams.isPending && <Skeleton className="h-20 w-full" />}
      {teams.isError && (
        <ErrorState
          title="We couldn’t load your teams"
          onRetry={() => teams.refetch()}
          retrying={teams.isFetching}
        >
          {teams.error.message}
        </ErrorState>
      )}
      {teams.data?.length === 0 && <p className="text-ink-soft">You’re not on a team yet.</p>}
      {teams.data && teams.data.length > 0 && (
        <ul aria-label="Teams" className="w-full divide-y divide-rule">
          {teams.data.map((team) => (
            <li
              key={team.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4 first:pt-0"
            >
              <div className="flex min-w-48 flex-1 flex-col gap-1.5">
                <p className="wrap-anywhere font-semibold">{team.name}</p>
                <p className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
                  <Badge>{roleTexts[team.role].title}</Badge>
                  {team.members === 1 ? '1 person' : `${team.members} people`}
                </p>
              </div>
              <Button asChild variant="secondary" size="sm">
                <Link to={`/team/${team.id}`} aria-label={`Open ${team.name}`}>
                  Open
                </Link>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <CreateTeamForm onCancel={() => setIsOpen(false)} />
      ) : (
        teams.data && (
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            Create a team
          </Button>
        )
      )}
    </SettingsPart>
  );
}
