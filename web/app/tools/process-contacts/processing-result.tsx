import type { Functions } from '#api/contract.ts';
import type { Output } from '#api/operation.ts';
import { EmailText } from '../../../components/email-text.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { StatTile } from '../../../components/ui/stat-tile.tsx';

export function ProcessingResult({ success, summary }: Output<Functions['trigger-contact-processing']>) {
  const errors = new Map(summary.processing_errors.map(({ contact, error }) => [contact, error]));
  return (
    <section aria-label="Result" className="flex flex-col gap-5">
      <Alert tone={success ? 'good' : 'warn'}>
        {success
          ? `Successfully processed ${summary.processed_successfully} contacts!`
          : 'Processing completed but with errors'}
      </Alert>
      <div className="grid grid-cols-3 gap-4">
        <StatTile label="Found" value={summary.total_found} />
        <StatTile label="Processed" value={summary.processed_successfully} />
        <StatTile label="Errors" value={summary.errors} />
      </div>
      {summary.processed_contacts.length === 0 ? (
        <p className="text-ink-soft">No contacts from the last 24 hours are waiting.</p>
      ) : (
        <ul aria-label="Processed contacts" className="divide-y divide-rule border-rule border-y">
          {summary.processed_contacts.map(({ name, email, status }, index) => {
            const error = errors.get(`${name} <${email}>`);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: one person may be there several times, and the list never changes
              <li key={index} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5">
                <span className="min-w-0 flex-1">
                  <span className="font-semibold">{name}</span>
                  <EmailText className="block text-ink-soft text-sm" email={email} />
                </span>
                <Badge tone={status === 'delivered' ? 'good' : 'bad'}>{status}</Badge>
                {error && status !== 'delivered' && <p className="w-full text-bad text-sm">{error}</p>}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
