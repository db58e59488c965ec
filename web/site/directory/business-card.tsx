import type { RankedBusiness } from '#domain/directory/ranking/queries.ts';
import { googleLink, MAX_SERVICE_BADGES, yelpLink } from '#domain/directory/rules.ts';
import { cn } from '../../components/cn.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { buttonVariants } from '../../components/ui/button.tsx';
import { Island } from '../island.tsx';
import { webLink } from '../web-link.ts';
import { ReviewLink, type ReviewLinkProps } from './review-link.tsx';
import { Stars } from './stars.tsx';

// Built once, because a page has dozens of cards.
const visitLook = cn(buttonVariants({ variant: 'secondary' }), 'grow px-3');
const requestLook = cn(buttonVariants({ variant: 'quiet' }), 'grow border-rule px-3');
const leadsAway = (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6" />
  </svg>
);

type BusinessCardProps = { business: RankedBusiness; place: string; market: string; isGoogleLive: boolean };

/** Where an invented business's links lead: the note at the end of the page. */
export const SAMPLE_NOTE_ID = 'samples';

export function BusinessCard({ business, place, market, isGoogleLive }: BusinessCardProps) {
  const { name, googleReviews, yelpReviews } = business;
  const note = business.isSample ? `#${SAMPLE_NOTE_ID}` : undefined;
  const website = note ?? webLink(business.websiteUrl);
  const google: ReviewLinkProps = {
    href: note ?? googleLink(business),
    platform: business.googleRating ? 'Google Maps' : 'Google',
    count: googleReviews,
    rating: business.googleRating,
    name,
  };
  return (
    <article
      className={cn(
        'flex h-full flex-col rounded-lg border bg-raised p-5 shadow-raised',
        business.isFeatured ? 'border-ember' : 'border-rule',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 id={`business-${business.id}`} dir="auto" className="min-w-0 wrap-break-word text-xl">
          {name}
        </h3>
        {(business.isFeatured || business.isSample) && (
          <p className="mt-0.5 flex shrink-0 flex-wrap justify-end gap-1.5">
            {business.isSample && <Badge>Sample</Badge>}
            {business.isFeatured && <Badge tone="ember">Featured</Badge>}
          </p>
        )}
      </div>
      {business.averageRating !== null && <Stars rating={business.averageRating} />}
      {googleReviews + yelpReviews === 0 && <p className="mt-1.5 text-ink-soft text-sm">No reviews yet</p>}
      <div className="mt-1 flex flex-wrap gap-x-4 text-sm">
        {isGoogleLive && business.googlePlaceId ? (
          <Island name="live-review-link" wake="visible" props={{ businessId: business.id, link: google }} />
        ) : (
          <ReviewLink {...google} />
        )}
        <ReviewLink
          href={note ?? yelpLink(business, place)}
          platform="Yelp"
          count={yelpReviews}
          rating={business.yelpRating}
          name={name}
        />
      </div>
      {business.description && (
        <p dir="auto" className="mt-2 line-clamp-6 wrap-anywhere text-sm">
          {business.description}
        </p>
      )}
      {business.address && (
        <address dir="auto" className="mt-2 wrap-anywhere text-ink-soft text-sm not-italic">
          {business.address}
        </address>
      )}
      {business.services.length > 0 && (
        <ul aria-label="Services" className="mt-4 flex flex-wrap gap-1.5">
          {[...new Set(business.services)].slice(0, MAX_SERVICE_BADGES).map((service) => (
            <li key={service} className="min-w-0 max-w-full">
              <Badge className="max-w-full shrink whitespace-normal wrap-anywhere">{service}</Badge>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-auto flex flex-wrap gap-2 pt-5">
        {website && (
          <a href={website} rel="nofollow noopener" aria-label={`Visit Site: ${name}`} className={visitLook}>
            Visit Site
            {!note && leadsAway}
          </a>
        )}
        <a
          href={`${market}/request/${business.id}`}
          rel="nofollow"
          data-opens="business-inquiry"
          data-at={business.id}
          aria-label={`Request Information from ${name}`}
          className={requestLook}
        >
          Request Information
        </a>
      </div>
    </article>
  );
}
