import { useState } from 'react';
import { kindRules } from '#domain/destinations/rules.ts';
import type { DestinationView } from '#domain/destinations/schema.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { formatAgo } from '../../format-date.ts';
import { late } from '../../late.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import { useDestinationActions } from './use-destination-actions.ts';

const LeadDeliveryLog = late(async () => (await import('./lead-delivery-log.tsx')).LeadDeliveryLog);

const DestinationForm = late(async () => (await import('./destination-form.tsx')).DestinationForm);

export function DestinationRow({ destination }: { destination: DestinationView }) {
  const [open, setOpen] = useState<'log' | 'form'>();
  const { test, toggle, remove } = useDestinationActions(destination);
  const { name, kind, settings, isEnabled, undelivered, waiting, lastDeliveredAt } = destination;
  const where = settings.address ?? settings.url ?? settings.oid;
  const flip = (part: 'log' | 'form') => setOpen(open === part ? undefined : part);
  return (
    <li className="flex flex-col gap-4 py-5 first:pt-0">
      <div className="flex flex-col gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 break-words font-semibold">{name}</span>
          <Badge tone={isEnabled ? 'good' : 'warn'}>{isEnabled ? 'On' : 'Off'}</Badge>
          {undelivered > 0 && <Badge tone="bad">{undelivered} not delivered</Badge>}
        </p>
        <p className="break-words text-ink-soft text-sm">
          {kindRules[kind].title}
          {where && <> · {where}</>} ·{' '}
          {lastDeliveredAt ? `last lead ${formatAgo(lastDeliveredAt)}` : 'no lead delivered yet'}
          {waiting > 0 && <> · {waiting} waiting</>}
        </p>
      </div>
      {test.data && (
        <Alert tone={test.data.isTaken ? 'good' : 'bad'}>
          {test.data.isTaken ? 'Test sent.' : 'Test failed.'} {test.data.says}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" loading={test.isPending} onClick={() => test.mutate()}>
          Send a test lead
        </Button>
        <Button variant="secondary" size="sm" aria-expanded={open === 'log'} onClick={() => flip('log')}>
          {open === 'log' ? 'Hide log' : 'Show log'}
        </Button>
        <Button variant="secondary" size="sm" aria-expanded={open === 'form'} onClick={() => flip('form')}>
          Change
        </Button>
        <Button variant="secondary" size="sm" loading={toggle.isPending} onClick={() => toggle.mutate()}>
          {isEnabled ? 'Turn off' : 'Turn on'}
        </Button>
        <ConfirmButton
          label={`Delete ${name}`}
          title="Delete this destination?"
          explanation="New leads won’t be sent there, and its log will be deleted. Your leads stay. You can’t undo this."
          action="Delete"
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate()}
        >
          Delete
        </ConfirmButton>
      </div>
      {open === 'log' && <LeadDeliveryLog destinationId={destination.id} canResend={isEnabled} />}
      {open === 'form' && (
        <DestinationForm
          destination={destination}
          onDone={() => setOpen(undefined)}
          onCancel={() => setOpen(undefined)}
        />
      )}
    </li>
  );
}
