import { Phone } from 'lucide-react';
import type { ShownListing } from '#domain/listings/queries.ts';
import { cn } from '../../components/cn.ts';
import { phoneLink } from '../../components/phone-link.ts';
import { buttonVariants } from '../../components/ui/button.tsx';
import { initials } from '../../components/ui/initials.ts';
import { MlsNotice } from './mls-notice.tsx';

export function AgentCard({ listing }: { listing: ShownListing }) {
  const { agentName, agentPhone, agentBrokerage, agentMlsNumber } = listing;
  if (![agentName, agentPhone, agentBrokerage, agentMlsNumber].some(Boolean))
    return <AskCard listing={listing} />;
  const call = agentPhone ? phoneLink(agentPhone) : undefined;
  return (
    <section aria-labelledby="agent" className="rounded-lg border border-rule bg-raised p-6 shadow-raised">
      <h2 id="agent" className="font-sans font-semibold text-ink-soft text-sm tracking-normal">
        Listing Agent
      </h2>
      <div className="mt-3 flex items-center gap-4">
        {agentName && (
          <span
            aria-hidden="true"
            className="grid size-14 shrink-0 place-items-center rounded-full bg-evergreen font-display text-on-evergreen text-xl"
          >
            {initials(agentName)}
          </span>
        )}
        <div className="min-w-0 text-left">
          {agentName && (
            <p
              dir="auto"
              className={cn('font-display leading-tight', agentName.length > 24 ? 'text-lg' : 'text-2xl')}
            >
              {agentName}
            </p>
          )}
          {agentBrokerage && (
            <p dir="auto" className="text-ink-soft text-sm">
              {agentBrokerage}
            </p>
          )}
        </div>
      </div>
      {call ? (
        <a href={call} className={cn(buttonVariants({ size: 'lg' }), 'mt-5 w-full')}>
          <Phone aria-hidden="true" />
          Call {agentPhone}
        </a>
      ) : (
        agentPhone && <p className="mt-4">{agentPhone}</p>
      )}
      <a
        href="#contact"
        className={cn(buttonVariants({ size: 'lg', variant: call ? 'secondary' : 'primary' }), 'mt-3 w-full')}
      >
        Send a message
      </a>
      <ListingSource listing={listing} />
    </section>
  );
}

/** Where nobody is named, the form still finds the agent. */
function AskCard({ listing }: { listing: ShownListing }) {
  return (
    <section aria-labelledby="agent" className="rounded-lg border border-rule bg-raised p-6 shadow-raised">
      <h2 id="agent" className="text-2xl">
        Interested in this home?
      </h2>
      <a href="#contact" className={cn(buttonVariants({ size: 'lg' }), 'mt-4 w-full')}>
        Contact Agent
      </a>
      <ListingSource listing={listing} />
    </section>
  );
}

/** Where the listing comes from; listing services ask for it, whoever is named. */
function ListingSource({ listing }: { listing: ShownListing }) {
  const rows = [
    { label: 'MLS number', value: listing.agentMlsNumber },
    { label: 'Originating MLS', value: listing.agentOriginatingMls },
  ].filter(({ value }) => value);
  return (
    <>
      {rows.length > 0 && (
        <dl className="mt-5 text-sm">
          {rows.map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-4 border-rule border-t py-2">
              <dt className="text-ink-soft">{label}</dt>
              <dd dir="auto" className="min-w-0 text-end font-semibold">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {listing.mls && <MlsNotice mls={listing.mls} />}
      {!listing.mls && listing.agentDisclaimer && (
        <p
          dir="auto"
          className={cn('text-ink-soft text-xs leading-relaxed', rows.length > 0 ? 'mt-2' : 'mt-5')}
        >
          {listing.agentDisclaimer}
        </p>
      )}
    </>
  );
}
