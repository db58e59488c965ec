import { presentAgent, type ShownAgent } from '#domain/brands/rules.ts';
import type { SiteSettings } from '#domain/context.ts';
import { disclosureText } from '#domain/disclosure/rules.ts';
import type { LeadReader } from '#domain/leads/rules.ts';
import type { BuyerFacts } from '#domain/listings/buyer-facts/rules.ts';
import { offerNoun } from '#domain/listings/offer/rules.ts';
import type { PublicListing, ShownListing } from '#domain/listings/queries.ts';
import { formatAddress } from '#domain/listings/rules.ts';
import { suggestedQuestions } from '#domain/listings/suggestions/rules.ts';
import type { PublicUpdate } from '#domain/production/updates/queries.ts';
import { AskSection } from '../ask/ask-section.tsx';
import type { AskState } from '../ask/ask-state.ts';
import type { ContactState } from '../contact/contact-state.ts';
import type { LeadTarget } from '../contact/send-lead.ts';
import type { MapKind } from '../map/map-kind.ts';
import type { Page } from '../page.ts';
import { episodeFile } from '../player/episode-file.ts';
import { PendingPodcast } from '../player/pending-podcast.tsx';
import { Podcast } from '../player/podcast.tsx';
import { ReportLink } from '../report/report-link.tsx';
import { columnStyles, onwardLinkStyles } from '../styles.ts';
import { AgentCard } from './agent-card.tsx';
import { boundedListing } from './bounded-listing.ts';
import { Contact } from './contact.tsx';
import { listingHead } from './listing-head.ts';
import { ListingHero } from './listing-hero.tsx';
import { listingPhotos } from './listing-photos.ts';
import { Location } from './location.tsx';
import { MarketStats } from './market-stats.tsx';
import { MonthlyCost } from './monthly-cost.tsx';
import { Neighborhood } from './neighborhood.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { PhotoCarousel } from './photo-carousel.tsx';
import { PlanLinks } from './plan-links.tsx';
import type { ChapterStarts } from './play-section.tsx';
import { PriceHistory } from './price-history.tsx';
import { PropertyDetails } from './property-details.tsx';
import { Questions } from './questions.tsx';
import { WhatsNew } from './whats-new.tsx';

export type ListingView = {
  found: PublicListing;
  site: SiteSettings;
  /** The page's own path. */
  path: string;
  saveLead: LeadTarget['call'];
  leadReader: LeadReader;
  map: MapKind;
  /** The directory market that the home is in. */
  market?: { slug: string; place: string } | undefined;
  contact?: ContactState | undefined;
  /** Who presents the home; without it, whoever the listing names. */
  agent?: ShownAgent | undefined;
  /** What is known beyond the listing's own columns. */
  details: BuyerFacts;
  /** The home that can be asked about, with what was asked without scripts; the demo page has none. */
  ask?: { slug: string; state?: AskState | undefined; canHear?: boolean } | undefined;
  /** The newest update about the home. */
  update?: PublicUpdate | undefined;
  robots?: string | undefined;
  /** Comes before everything else. */
  banner?: React.ReactNode;
  /** Tools for staff. */
  tools?: React.ReactNode;
};

function listedAgent({ agentName: name, agentBrokerage: brokerage, agentPhone: phone }: ShownListing) {
  return { name, brokerage, phone };
}

/** When each chapter begins; undefined if nothing can be played. */
export function chapterStarts({ podcast }: PublicListing): ChapterStarts | undefined {
  if (!episodeFile(podcast)) return undefined;
  return new Map(podcast?.episode?.chapters.map(({ title, startSeconds }) => [title, startSeconds]));
}

/** The disclosure about the voices, below the player. */
function PageDisclosure({ found: { podcast } }: { found: PublicListing }) {
  if (!episodeFile(podcast)) return null;
  return (
    <p className="mt-3 max-w-[70ch] text-ink-soft text-sm">{disclosureText(podcast?.episode, 'page')}</p>
  );
}

/** A home as a page. Even a listing with few facts gets a page to be proud of. */
export function viewListing(view: ListingView): Page {
  const { site, path } = view;
  const listing = boundedListing(view.found.listing);
  const found = { ...view.found, listing };
  const photos = listingPhotos(listing);
  const agent = view.agent ?? presentAgent(null, listedAgent(listing));
  const starts = chapterStarts(found);
  const { details } = view;
  const noun = offerNoun(listing);
  return {
    status: 200,
    header: 'page',
    // On a home's page, every call goes to its agent.
    callPhone: agent.phone,
    head: listingHead({ found, site, photos, robots: view.robots }),
    body: (
      <>
        {view.banner}
        <ListingHero
          found={found}
          photos={photos}
          lot={details.lot}
          charges={details.dues.charges.filter(({ dollarsMonthly }) => dollarsMonthly !== null)}
          agent={agent}
        />
        <div
          className={`${columnStyles} mt-6 grid grid-cols-1 gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,1fr)_22rem] print:grid-cols-[minmax(0,1fr)_22rem]`}
        >
          <div className="min-w-0">
            {view.update && (
              <div className="mb-10">
                <WhatsNew update={view.update} />
              </div>
            )}
            {starts && (
              <div id="listen" className="mb-16 scroll-mt-4 print:hidden">
                <Podcast
                  found={found}
                  eyebrow="Podcast"
                  title={`Listen to this ${noun}`}
                  artist={agent.name ?? site.name}
                  canAsk={view.ask !== undefined}
                />
                <PageDisclosure found={found} />
              </div>
            )}
            <div className="draw-late [--about:160rem] md:[--about:110rem]">
              <PropertyDetails
                listing={listing}
                groups={details.groups}
                lot={details.lot}
                starts={starts}
                calendarPath={view.ask && `/listings/${encodeURIComponent(view.ask.slug)}/open-houses.ics`}
              />
              <PlanLinks photos={photos} tourUrl={details.tourUrl} />
              <PriceHistory steps={details.history} />
            </div>
            {view.ask && <AskSection {...view.ask} noun={noun} suggestions={suggestedQuestions(listing)} />}
            {/* Nothing to play yet: one line, below everything there is to read. */}
            {!starts && <PendingPodcast isQuiet title={formatAddress(listing)} />}
          </div>
          <div className="min-w-0 lg:sticky lg:top-6 lg:self-start">
            <AgentCard
              listing={listing}
              agent={agent}
              reader={view.leadReader === 'staff' ? site.name : 'the person who published this page'}
              starts={starts}
            />
          </div>
        </div>
        <PhotoCarousel photos={photos} remarks={listing.description} />
        <div className={`${columnStyles} draw-late mt-20 empty:hidden [--about:72rem] lg:[--about:40rem]`}>
          <MonthlyCost listing={listing} dues={details.dues} />
        </div>
        <div
          className={`${columnStyles} draw-late mt-20 grid grid-cols-1 [--about:92rem] md:[--about:52rem] items-start gap-x-14 gap-y-12 empty:hidden lg:grid-cols-[minmax(0,1fr)_22rem] print:mt-6`}
        >
          <Neighborhood listing={listing} starts={starts} />
          <MarketStats stats={listing.marketStats} />
        </div>
        <div className={`${columnStyles} draw-late mt-20 print:hidden`}>
          <Location listing={listing} map={view.map} />
          {view.market && (
            <a className={`${onwardLinkStyles} mt-6`} href={`/business-directory/${view.market.slug}`}>
              Local services in {view.market.place}
            </a>
          )}
        </div>
        <Questions faqs={listing.faqs} starts={starts} />
        <Contact
          listing={listing}
          agent={agent}
          path={path}
          saveLead={view.saveLead}
          leadReader={view.leadReader}
          pageUrl={site.url + path}
          state={view.contact ?? null}
        />
        <div className={`${columnStyles} pb-6 print:hidden`}>
          <ReportLink path={path} />
        </div>
        <PhoneBar agent={agent} />
        {view.tools}
      </>
    ),
    madeFrom: [],
  };
}
