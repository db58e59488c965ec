import { ExternalLink } from 'lucide-react';
import type { RankedBusiness } from '#domain/directory/queries.ts';
import { googleLink, MOST_SERVICE_BADGES, yelpLink } from '#domain/directory/rules.ts';
import { cn } from '../../components/cn.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { buttonVariants } from '../../components/ui/button.tsx';
import { webLink } from '../web-link.ts';
import { Stars } from './stars.tsx';

type BusinessCardProps = { business: RankedBusiness; place: string; market: string };

export function BusinessCard({ business, place, market }: BusinessCardProps) {
  const website = webLink(business.websiteUrl);
  return (
    <article className="flex h-full flex-col rounded-lg border border-rule bg-raised p-5 shadow-raised">
      {business.isFeatured && (
        <Badge tone="ember" className="mb-3 self-start">
          Featured
        </Badge>
      )}
      <h3 id={`business-${business.id}`} className="text-xl">
        {business.name}
      </h3>
      {business.averageRating !== null && <Stars rating={business.averageRating} />}
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
        <ReviewLink
          href={googleLink(business)}
          platform="Google"
          count={business.googleReviews}
          name={business.name}
        />
        <ReviewLink
          href={yelpLink(business, place)}
          platform="Yelp"
          count={business.yelpReviews}
          name={business.name}
        />
      </p>
      {business.description && <p className="mt-2 text-sm">{business.description}</p>}
      {business.address && (
        <address className="mt-2 text-ink-soft text-sm not-italic">{business.address}</address>
      )}
      {business.services.length > 0 && (
        <ul aria-label="Services" className="mt-4 flex flex-wrap gap-1.5">
          {business.services.slice(0, MOST_SERVICE_BADGES).map((service) => (
            <li key={service}>
              <Badge>{service}</Badge>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-auto grid gap-2 pt-5">
        {website && (
          <a
            href={website}
            rel="nofollow noopener"
            aria-label={`Visit Site of ${business.name}`}
            className={cn(buttonVariants({ variant: 'secondary' }), 'w-full')}
          >
            Visit Site
            <ExternalLink aria-hidden="true" />
          </a>
        )}
        <a
          href={`${market}/request/${business.id}`}
          rel="nofollow"
          data-opens="business-inquiry"
          data-at={business.id}
          aria-label={`Request Information from ${business.name}`}
          className={cn(buttonVariants({ variant: 'quiet' }), 'w-full')}
        >
          Request Information
        </a>
      </div>
    </article>
  );
}

function ReviewLink({
  href,
  platform,
  count,
  name,
}: {
  href: string;
  platform: string;
  count: number;
  name: string;
}) {
  return (
    <a
      href={href}
      rel="nofollow noopener"
      className="inline-flex min-h-9 items-center underline decoration-rule-strong underline-offset-4 hover:decoration-current"
    >
      {platform} ({count})<span className="sr-only"> reviews of {name}</span>
    </a>
  );
}
