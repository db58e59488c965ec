import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { late } from '../../late.ts';
import { SettingsPart } from '../settings-part.tsx';
import { ShownSecret } from '../shown-secret.tsx';
import { DestinationRow } from './destination-row.tsx';

const DestinationForm = late(async () => (await import('./destination-form.tsx')).DestinationForm);

/** Where the leads of an account's or a team's homes go, besides email. */
export function DestinationsSection({ teamId }: { teamId?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  const destinations = useQuery({
    queryKey: ['lead-destinations', teamId],
    queryFn: async () =>
      teamId
        ? (await request('GET /api/teams/:teamId/lead-destinations', { teamId })).destinations
        : (await request('GET /api/lead-destinations', {})).destinations,
  });
  return (
    <SettingsPart
      title={teamId ? 'Where the team’s leads go' : 'Where your leads go'}
      explanation={
        teamId ? (
          <p>
            Whoever places an order gets that listing’s leads by email. Connect your brokerage’s CRM to send
            every team lead there, too.
          </p>
        ) : (
          <>
            <p>
              You get every lead by email. Connect your CRM to send leads there, too, along with the buyer’s
              consent.
            </p>
            <p>
              <a href="/leads" className="text-ember-text underline underline-offset-4">
                See your leads
              </a>
            </p>
          </>
        )
      }
    >
      {destinations.isPending && <Skeleton className="h-20 w-full" />}
      {destinations.isError && (
        <ErrorState
          title="We couldn’t load the destinations"
          onRetry={() => destinations.refetch()}
          retrying={destinations.isFetching}
        >
          {destinations.error.message}
        </ErrorState>
      )}
      {secret && (
        <ShownSecret title="Signing secret" secret={secret} onDone={() => setSecret(undefined)}>
          Your server checks our signature with it.
        </ShownSecret>
      )}
      {destinations.data?.length === 0 && !isOpen && (
        <p className="text-ink-soft">
          {teamId ? 'No CRM is connected yet.' : 'Right now, leads go only to your email.'}
        </p>
      )}
      {destinations.data && destinations.data.length > 0 && (
        <ul aria-label="Destinations" className="w-full divide-y divide-rule">
          {destinations.data.map((destination) => (
            <DestinationRow key={destination.id} destination={destination} />
          ))}
        </ul>
      )}
      {isOpen ? (
        <DestinationForm
          teamId={teamId}
          onDone={(created) => {
            setSecret(created ?? undefined);
            setIsOpen(false);
          }}
          onCancel={() => setIsOpen(false)}
        />
      ) : (
        destinations.data && (
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            Add a destination
          </Button>
        )
      )}
    </SettingsPart>
  );
}
