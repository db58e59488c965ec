import { Phone } from 'lucide-react';
import { type ShownAgent, shortWebsite } from '#domain/brands/rules.ts';
import { offerNoun } from '#domain/listings/offer/rules.ts';
import type { ShownListing } from '#domain/listings/queries.ts';
import { cn } from '../../components/cn.ts';
import { phoneLink } from '../../components/phone-link.ts';
import { buttonVariants } from '../../components/ui/button.tsx';
import { AgentPhoto } from './agent-photo.tsx';
import { MlsNotice } from './mls-notice.tsx';
import { type ChapterStarts, chapterMark, PlaySection } from './play-section.tsx';

type AgentCardProps = {
  listing: ShownListing;
  agent: ShownAgent;
  /** Who reads a buyer's message. */
  reader: string;
  starts: ChapterStarts | undefined;
};

export function AgentCard({ listing, agent, reader, starts }: AgentCardProps) {
  const { agentMlsNumber } = listing;
  const { name, phone, brokerage, photo, introLine, color } = agent;
  if (![name, phone, brokerage, agentMlsNumber].some(Boolean))
    return <AskCard listing={listing} reader={reader} />;
  const call = phone ? phoneLink(phone) : undefined;
  return (
    <section
      aria-labelledby="agent"
      className="relative overflow-hidden rounded-lg border border-rule bg-raised p-6 shadow-raised"
    >
      {/* An attribute of a drawing, because our pages allow no style attributes. */}
      {color && (
        <svg aria-hidden="true" className="absolute inset-x-0 top-0 h-1.5 w-full">
          <rect width="100%" height="100%" fill={color} />
        </svg>
      )}
      <div {...chapterMark('visit')} className="flex items-center justify-between gap-3">
        <h2 id="agent" className="scroll-mt-6 font-sans font-semibold text-ink-soft text-sm tracking-normal">
          Listing Agent
        </h2>
        <PlaySection chapter="visit" starts={starts} about="how to visit" />
      </div>
      <div className="mt-3 flex items-center gap-4">
        <AgentPhoto agent={agent} className={photo ? 'size-20' : 'size-14 text-xl'} />
        <div className="min-w-0 text-left">
          {name && (
            <p
              dir="auto"
              className={cn('font-display leading-tight', name.length > 24 ? 'text-lg' : 'text-2xl')}
            >
              {name}
            </p>
          )}
          {brokerage && (
            <p dir="auto" className="text-ink-soft text-sm">
              {brokerage}
            </p>
          )}
        </div>
      </div>
      {introLine && (
        <p dir="auto" className="wrap-anywhere mt-3">
          {introLine}
        </p>
      )}
      {call ? (
        <a href={call} className={cn(buttonVariants({ size: 'lg' }), 'mt-5 w-full print:text-ink')}>
          <Phone aria-hidden="true" />
          Call {phone}
        </a>
      ) : (
        phone && <p className="mt-4">{phone}</p>
      )}
      <a
        href="#contact"
        className={cn(
          buttonVariants({ size: 'lg', variant: call ? 'secondary' : 'primary' }),
          'mt-3 w-full print:hidden',
        )}
      >
        Send a message
      </a>
      <BrandLines agent={agent} />
      <ListingSource listing={listing} />
    </section>
  );
}

/** The agent's website, license and logo. */
function BrandLines({ agent: { website, license, logo, brokerage } }: { agent: ShownAgent }) {
  if (!website && !license && !logo) return null;
  return (
    <div className="mt-5 flex flex-col items-start gap-2 text-sm">
      {website && (
        <a
          href={website}
          rel="noopener nofollow ugc"
          className="wrap-anywhere inline-flex min-h-11 items-center font-semibold text-ember-text underline underline-offset-4"
        >
          {shortWebsite(website)}
        </a>
      )}
      {logo && (
        <img
          src={logo.url}
          alt={brokerage ?? ''}
          width={logo.width}
          height={logo.height}
          loading="lazy"
          className="h-12 w-auto max-w-full rounded-sm bg-white object-contain p-1"
        />
      )}
      {license && (
        <p dir="auto" className="text-ink-soft">
          {license}
        </p>
      )}
    </div>
  );
}

/** If nobody is named, the form still reaches the agent. */
function AskCard({ listing, reader }: Pick<AgentCardProps, 'listing' | 'reader'>) {
  return (
    <section aria-labelledby="agent" className="rounded-lg border border-rule bg-raised p-6 shadow-raised">
      <h2 id="agent" className="text-2xl">
        Interested in this {offerNoun(listing)}?
      </h2>
      <p className="mt-2 text-ink-soft">The listing doesn’t name an agent. Your message goes to {reader}.</p>
      <a href="#contact" className={cn(buttonVariants({ size: 'lg' }), 'mt-4 w-full')}>
        Send a message
      </a>
      <ListingSource listing={listing} />
    </section>
  );
}

/** Where the listing comes from; listing services require it, whoever is named. */
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
