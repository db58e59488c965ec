import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { SettingsPart } from '../settings-part.tsx';
import { ShownSecret } from '../shown-secret.tsx';
import { DestinationForm } from './destination-form.tsx';
import { DestinationRow } from './destination-row.tsx';

/** Where the leads of an account's homes go, besides the mail. */
export function DestinationsSection() {
  const [isOpen, setIsOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  const destinations = useQuery({
    queryKey: ['lead-destinations'],
    queryFn: async () => (await request('GET /api/lead-destinations', {})).destinations,
  });
  return (
    <SettingsPart
      title="Where your leads go"
      explanation={
        <>
          <p>
            You get every lead by email. Connect your CRM, and each lead arrives there too, with what the
            buyer agreed to.
          </p>
          <p>
            <a href="/leads" className="text-ember-text underline underline-offset-4">
              See your leads
            </a>
          </p>
        </>
      }
    >
      {destinations.isPending && <Skeleton className="h-20 w-full" />}
      {destinations.isError && (
        <ErrorState
          title="Your destinations could not be loaded"
          onRetry={() => destinations.refetch()}
          retrying={destinations.isFetching}
        >
          {destinations.error.message}
        </ErrorState>
      )}
      {secret && (
        <ShownSecret title="Signing secret" secret={secret} onDone={() => setSecret(undefined)}>
          Your server checks our signature with it. Copy it now; we won’t show it again.
        </ShownSecret>
      )}
      {destinations.data?.length === 0 && !isOpen && (
        <p className="text-ink-soft">Your leads only go to your email so far.</p>
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
