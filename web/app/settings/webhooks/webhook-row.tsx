import { useState } from 'react';
import type { WebhookView } from '#domain/webhooks/schema.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { formatAgo, formatDay } from '../../format-date.ts';
import { late } from '../../late.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import { useWebhookActions } from './use-webhook-actions.ts';

const DeliveryLog = late(async () => (await import('./delivery-log.tsx')).DeliveryLog);

type WebhookRowProps = { webhook: WebhookView; onSecret: (secret: string) => void };

export function WebhookRow({ webhook, onSecret }: WebhookRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { test, toggle, rotate, remove } = useWebhookActions(webhook, onSecret);
  return (
    <li className="flex flex-col gap-4 py-5 first:pt-0">
      <div className="flex flex-col gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 break-all font-semibold">{webhook.url}</span>
          <Badge tone={webhook.isEnabled ? 'good' : 'warn'}>{webhook.isEnabled ? 'On' : 'Off'}</Badge>
        </p>
        <p className="text-ink-soft text-sm">
          {webhook.events.join(', ')} ·{' '}
          {webhook.lastDeliveredAt
            ? `last delivered ${formatAgo(webhook.lastDeliveredAt)}`
            : 'nothing delivered yet'}
          {webhook.pending > 0 && <> · {webhook.pending} waiting</>}
          {webhook.previousSecretUntil && (
            <> · old secret works until {formatDay(webhook.previousSecretUntil)}</>
          )}
        </p>
      </div>
      {webhook.disabledReason && (
        <Alert tone="warn">
          {webhook.disabledReason} We keep its events for 30 days and send them when you turn it on.
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" loading={test.isPending} onClick={() => test.mutate()}>
          Send a test
        </Button>
        <Button variant="secondary" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Hide log' : 'Show log'}
        </Button>
        <Button variant="secondary" size="sm" loading={toggle.isPending} onClick={() => toggle.mutate()}>
          {webhook.isEnabled ? 'Turn off' : 'Turn on'}
        </Button>
        <ConfirmButton
          label={`New secret for ${webhook.url}`}
          title="Make a new signing secret?"
          explanation="We sign with both the old and the new secret for 24 hours, so your server has time to change."
          action="Make a new secret"
          isBusy={rotate.isPending}
          onConfirm={() => rotate.mutate()}
        >
          New secret
        </ConfirmButton>
        <ConfirmButton
          label={`Delete ${webhook.url}`}
          title="Delete this webhook?"
          explanation="We’ll stop calling this address and delete its log. You can’t undo this."
          action="Delete"
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate()}
        >
          Delete
        </ConfirmButton>
      </div>
      {isOpen && <DeliveryLog endpointId={webhook.id} canReplay={webhook.isEnabled} />}
    </li>
  );
}
