import type { ShownAgent } from '#domain/brands/rules.ts';
import type { LeadReader } from '#domain/leads/rules.ts';
import { offerNoun } from '#domain/listings/offer/rules.ts';
import type { ShownListing } from '#domain/listings/queries.ts';
import { formatAddress } from '#domain/listings/rules.ts';
import { phoneLink } from '../../components/phone-link.ts';
import type { ContactState } from '../contact/contact-state.ts';
import type { LeadTarget } from '../contact/send-lead.ts';
import { Island } from '../island.tsx';
import { columnStyles } from '../styles.ts';
import { MobileExperience } from './mobile-experience.tsx';
import { Share } from './share.tsx';

type ContactProps = {
  listing: ShownListing;
  agent: ShownAgent;
  /** The page's own path. */
  path: string;
  saveLead: LeadTarget['call'];
  leadReader: LeadReader;
  pageUrl: string;
  state: ContactState | null;
};

/** The last thing on the page, and the one thing to do. */
export function Contact({ listing, agent, path, saveLead, leadReader, pageUrl, state }: ContactProps) {
  const call = agent.phone ? phoneLink(agent.phone) : undefined;
  return (
    <div className="draw-late mt-24 border-rule [--about:100rem] lg:[--about:56rem] border-t bg-sunken print:hidden">
      <div
        className={`${columnStyles} grid gap-x-20 gap-y-12 pt-14 pb-20 md:pt-20 md:pb-24 lg:grid-cols-[minmax(0,1fr)_24rem]`}
      >
        <section aria-labelledby="contact" className="min-w-0">
          <p className="font-semibold text-ember-text">Contact Agent</p>
          <h2 id="contact" className="scroll-mt-6 text-3xl md:text-4xl">
            Request Information
          </h2>
          <p className="mt-2 mb-7 max-w-[52ch] text-ink-soft">
            Have a question or want to see this home?{' '}
            {leadReader === 'listing-agent' ? (
              <>
                Send a message, and <bdi>{listing.agentName}</bdi> will get back to you.
              </>
            ) : (
              'Send a message.'
            )}
          </p>
          <Island
            name="contact-form"
            wake="touch"
            props={{
              path,
              target: { call: saveLead, listingId: listing.id, listingAddress: formatAddress(listing) },
              leadReader,
              agentName: listing.agentName,
              pageVersion: listing.updatedAt.toISOString(),
              state,
            }}
          />
        </section>
        <div className="min-w-0 lg:pt-20">
          {call && (
            <p className="mb-8 border-rule-strong border-b pb-8">
              <span className="block text-ink-soft">Rather talk?</span>
              <a href={call} className="font-display text-3xl hover:text-ember-text">
                {agent.phone}
              </a>
            </p>
          )}
          <Share url={pageUrl} address={formatAddress(listing)} noun={offerNoun(listing)} />
          <MobileExperience path={path} />
        </div>
      </div>
    </div>
  );
}
