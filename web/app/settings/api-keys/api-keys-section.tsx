import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { late } from '../../late.ts';
import { SettingsPart } from '../settings-part.tsx';
import { ShownSecret } from '../shown-secret.tsx';
import { ApiKeyRow } from './api-key-row.tsx';

const ApiKeyForm = late(async () => (await import('./api-key-form.tsx')).ApiKeyForm);

/** The keys of the account, or of one of its teams. */
export function ApiKeysSection({ teamId }: { teamId?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [created, setCreated] = useState<string>();
  const keys = useQuery({
    queryKey: ['api-keys', teamId],
    queryFn: async () =>
      teamId
        ? (await request('GET /api/teams/:teamId/api-keys', { teamId })).apiKeys
        : (await request('GET /api/api-keys', {})).apiKeys,
  });
  return (
    <SettingsPart
      title="API keys"
      explanation={
        <>
          <p>Let your own software order episodes and download the results.</p>
          {teamId && (
            <p>
              A team key can access only the team’s homes. It stops working when the person who created it
              leaves.
            </p>
          )}
          <p>
            <a href="/developers" className="text-ember-text underline underline-offset-4">
              Read the API reference
            </a>
          </p>
        </>
      }
    >
      {keys.isPending && <Skeleton className="h-20 w-full" />}
      {keys.isError && (
        <ErrorState
          title="We couldn’t load the keys"
          onRetry={() => keys.refetch()}
          retrying={keys.isFetching}
        >
          {keys.error.message}
        </ErrorState>
      )}
      {created && <ShownSecret title="Your new key" secret={created} onDone={() => setCreated(undefined)} />}
      {keys.data?.length === 0 && !created && (
        <p className="text-ink-soft">
          {teamId ? 'The team has no API keys yet.' : 'You have no API keys yet.'}
        </p>
      )}
      {keys.data && keys.data.length > 0 && (
        <ul aria-label="API keys" className="w-full divide-y divide-rule">
          {keys.data.map((apiKey) => (
            <ApiKeyRow key={apiKey.id} apiKey={apiKey} teamId={teamId} />
          ))}
        </ul>
      )}
      {isOpen ? (
        <ApiKeyForm
          teamId={teamId}
          onCreated={(key) => {
            setCreated(key);
            setIsOpen(false);
          }}
          onCancel={() => setIsOpen(false)}
        />
      ) : (
        keys.data && (
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            Create a key
          </Button>
        )
      )}
    </SettingsPart>
  );
}
