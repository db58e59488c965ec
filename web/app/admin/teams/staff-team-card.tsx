import { useState } from 'react';
import type { StaffTeam } from '#domain/teams/schema.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { KeyValue, KeyValueList } from '../../../components/ui/key-value-list.tsx';
import { late } from '../../late.ts';
import { dollars } from '../dollars.ts';

const TeamCreditForm = late(async () => (await import('./team-credit-form.tsx')).TeamCreditForm);

const BillingForm = late(async () => (await import('./billing-form.tsx')).BillingForm);

type Open = 'billing' | 'credit' | undefined;

export function StaffTeamCard({ team }: { team: StaffTeam }) {
  const [open, setOpen] = useState<Open>();
  const isOnInvoice = team.billing === 'invoice';
  const close = () => setOpen(undefined);
  return (
    <li className="flex min-w-0 flex-col gap-4 rounded-lg border border-rule bg-raised p-5 shadow-raised">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="wrap-anywhere text-xl">{team.name}</h3>
        <Badge tone={isOnInvoice ? 'info' : 'neutral'}>{isOnInvoice ? 'Invoice' : 'Prepaid'}</Badge>
      </div>
      <KeyValueList className="wrap-anywhere">
        <KeyValue name="Owner">{team.ownerEmail}</KeyValue>
        <KeyValue name="Billing email">{team.billingEmail}</KeyValue>
        <KeyValue name="Size">
          {team.members === 1 ? '1 person' : `${team.members} people`},{' '}
          {team.homes === 1 ? '1 home' : `${team.homes} homes`}
        </KeyValue>
        <KeyValue name="Balance">{dollars(team.balanceCents)}</KeyValue>
        {isOnInvoice && (
          <KeyValue name="Terms">
            Up to {dollars(team.monthlyLimitCents)} a month, due in {team.dueDays} days
          </KeyValue>
        )}
        <KeyValue name="Not billed yet">{dollars(team.openCents)}</KeyValue>
        <KeyValue name="Unpaid invoices">{dollars(team.unpaidCents)}</KeyValue>
      </KeyValueList>
      {open === 'billing' && <BillingForm team={team} onDone={close} />}
      {open === 'credit' && <TeamCreditForm team={team} onDone={close} />}
      {!open && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Change billing for ${team.name}`}
            onClick={() => setOpen('billing')}
          >
            Change billing
          </Button>
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Add credit for ${team.name}`}
            onClick={() => setOpen('credit')}
          >
            Add credit
          </Button>
        </div>
      )}
    </li>
  );
}
