import type { OwnLead } from '#domain/podcasts/own-leads/schema.ts';
import { EmailText } from '../../components/email-text.tsx';
import { formatAgo, formatDay } from '../format-date.ts';
import { LeadDelivery } from './lead-delivery.tsx';

/** A buyer's message and everything that followed from it. */
export function LeadCard({ lead }: { lead: OwnLead }) {
  return (
    <li className="flex flex-col gap-4 border-rule border-t py-8 first:border-t-0 first:pt-0">
      <div className="flex flex-col gap-1">
        <h2 className="break-words text-2xl">{lead.name}</h2>
        <p className="text-ink-soft text-sm">
          About{' '}
          <a
            href={`/listings/${encodeURIComponent(lead.home.slug)}`}
            className="underline underline-offset-4"
          >
            {lead.home.address}
          </a>{' '}
          · {formatAgo(lead.createdAt)}
        </p>
      </div>
      <p className="max-w-prose whitespace-pre-wrap break-words">{lead.message}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        {lead.email && (
          <a
            href={`mailto:${lead.email}`}
            className="inline-flex min-h-11 min-w-0 items-center font-semibold underline underline-offset-4"
          >
            <EmailText email={lead.email} className="min-w-0" />
          </a>
        )}
        {lead.phone && (
          <a
            href={`tel:${lead.phone}`}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {lead.phone}
          </a>
        )}
      </p>
      {lead.recordingUrl && (
        // biome-ignore lint/a11y/useMediaCaption: the transcript is above
        <audio controls preload="none" src={lead.recordingUrl} aria-label={`Message from ${lead.name}`} />
      )}
      <p className="max-w-prose break-words text-ink-soft text-sm">
        {lead.consent
          ? `Consented on ${formatDay(lead.consent.givenAt)}: “${lead.consent.wording}”`
          : 'No consent was recorded with this lead.'}
      </p>
      {lead.deliveries.length > 0 && (
        <ul
          aria-label={`Where ${lead.name} was sent`}
          className="w-full max-w-2xl divide-y divide-rule rounded-md border border-rule bg-raised px-4"
        >
          {lead.deliveries.map((delivery) => (
            <LeadDelivery key={delivery.id} delivery={delivery} title={delivery.destinationName} canResend />
          ))}
        </ul>
      )}
    </li>
  );
}
