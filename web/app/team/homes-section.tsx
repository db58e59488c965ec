import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { feedPath } from '#domain/listings/feed/rules.ts';
import { isManaging } from '#domain/teams/rules.ts';
import type { TeamView } from '#domain/teams/schema.ts';
import { request } from '../../browser/api.ts';
import { Button } from '../../components/ui/button.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { textLink } from '../auth/text-link.ts';
import { late } from '../late.ts';
import { SettingsPart } from '../settings/settings-part.tsx';
import { HomeRow } from './home-row.tsx';

const TeamOrderForm = late(async () => (await import('./team-order-form.tsx')).TeamOrderForm);

export function HomesSection({ team }: { team: TeamView }) {
  const [isOpen, setIsOpen] = useState(false);
  const homes = useInfiniteQuery({
    queryKey: ['team-homes', team.id],
    queryFn: ({ pageParam }) =>
      request('GET /api/teams/:teamId/homes', {
        teamId: team.id,
        ...(pageParam ? { cursor: pageParam } : {}),
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
  const shown = homes.data?.pages.flatMap((page) => page.homes) ?? [];
  return (
    <SettingsPart
      title="Homes"
      explanation={
        <>
          <p>
            {isManaging(team.role)
              ? 'Everything ordered for the team, and what still needs attention.'
              : 'What you ordered for the team. Owners and admins see all homes.'}
          </p>
          {shown.some(({ status }) => status === 'ready') && (
            <p>
              <a href={feedPath({ teamId: team.id })} className={textLink}>
                Team podcast feed
              </a>
            </p>
          )}
        </>
      }
    >
      {homes.isPending && <Skeleton className="h-32 w-full" />}
      {homes.isError && (
        <ErrorState
          title="We couldn’t load the homes"
          onRetry={() => homes.refetch()}
          retrying={homes.isFetching}
        >
          {homes.error.message}
        </ErrorState>
      )}
      {homes.data && shown.length === 0 && <p className="text-ink-soft">Nothing has been ordered yet.</p>}
      {shown.length > 0 && (
        <ul aria-label="Homes" className="w-full divide-y divide-rule">
          {shown.map((home) => (
            <HomeRow key={home.id} home={home} />
          ))}
        </ul>
      )}
      {homes.hasNextPage && (
        <Button variant="secondary" loading={homes.isFetchingNextPage} onClick={() => homes.fetchNextPage()}>
          Show older homes
        </Button>
      )}
      {isOpen ? (
        <TeamOrderForm team={team} onDone={() => setIsOpen(false)} />
      ) : (
        <Button onClick={() => setIsOpen(true)}>Order for the team</Button>
      )}
    </SettingsPart>
  );
}
