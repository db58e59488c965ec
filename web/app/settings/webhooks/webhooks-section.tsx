import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { late } from '../../late.ts';
import { SettingsPart } from '../settings-part.tsx';
import { ShownSecret } from '../shown-secret.tsx';
import { WebhookRow } from './webhook-row.tsx';

const WebhookForm = late(async () => (await import('./webhook-form.tsx')).WebhookForm);

/** The webhooks of the account, or of one of its teams. */
export function WebhooksSection({ teamId }: { teamId?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  const webhooks = useQuery({
    queryKey: ['webhooks', teamId],
    queryFn: async () =>
      teamId
        ? (await request('GET /api/teams/:teamId/webhooks', { teamId })).webhooks
        : (await request('GET /api/webhooks', {})).webhooks,
  });
  return (
    <SettingsPart
      title="Webhooks"
      explanation={
        <>
          <p>We notify your server when something happens, such as when an episode is ready or a new lead.</p>
          {teamId && <p>A team webhook covers all of the team’s homes, whoever ordered them.</p>}
          <p>
            <a href="/developers/webhooks" className="text-ember-text underline underline-offset-4">
              How to receive webhooks
            </a>
          </p>
        </>
      }
    >
      {webhooks.isPending && <Skeleton className="h-20 w-full" />}
      {webhooks.isError && (
        <ErrorState
          title="We couldn’t load the webhooks"
          onRetry={() => webhooks.refetch()}
          retrying={webhooks.isFetching}
        >
          {webhooks.error.message}
        </ErrorState>
      )}
      {secret && (
        <ShownSecret title="Signing secret" secret={secret} onDone={() => setSecret(undefined)}>
          Check our signature with it.
        </ShownSecret>
      )}
      {webhooks.data?.length === 0 && !secret && (
        <p className="text-ink-soft">
          {teamId ? 'The team has no webhooks yet.' : 'You have no webhooks yet.'}
        </p>
      )}
      {webhooks.data && webhooks.data.length > 0 && (
        <ul aria-label="Webhooks" className="w-full divide-y divide-rule">
          {webhooks.data.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} onSecret={setSecret} />
          ))}
        </ul>
      )}
      {isOpen ? (
        <WebhookForm
          teamId={teamId}
          onCreated={(created) => {
            setSecret(created);
            setIsOpen(false);
          }}
          onCancel={() => setIsOpen(false)}
        />
      ) : (
        webhooks.data && (
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            Add a webhook
          </Button>
        )
      )}
    </SettingsPart>
  );
}
