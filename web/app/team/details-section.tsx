import { useState } from 'react';
import type { TeamView } from '#domain/teams/schema.ts';
import { EmailText } from '../../components/email-text.tsx';
import { Button } from '../../components/ui/button.tsx';
import { late } from '../late.ts';
import { SettingsPart } from '../settings/settings-part.tsx';

const DetailsForm = late(async () => (await import('./details-form.tsx')).DetailsForm);

export function DetailsSection({ team }: { team: TeamView }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsPart title="Details" explanation={<p>The team’s name, and where its invoices go.</p>}>
      {isOpen ? (
        <DetailsForm team={team} onDone={() => setIsOpen(false)} />
      ) : (
        <div className="flex w-full flex-wrap items-center justify-between gap-4">
          <div className="min-w-0">
            <p className="wrap-anywhere font-semibold">{team.name}</p>
            <p className="text-ink-soft text-sm">
              Invoices go to <EmailText email={team.billingEmail} />
            </p>
          </div>
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            Edit details
          </Button>
        </div>
      )}
    </SettingsPart>
  );
}
