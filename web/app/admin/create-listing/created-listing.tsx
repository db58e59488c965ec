import { formatPrice, listingStatusLabels } from '#domain/listings/rules.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardDescription, CardHeader } from '../../../components/ui/card.tsx';
import { Link } from '../../routing/link.tsx';

type Created = {
  slug: string;
  status: string;
  address: string;
  city: string;
  state: string;
  price: string | null;
};

/** The new listing and its next steps. */
export function CreatedListing({ listing }: { listing: Created }) {
  const { slug, address, city, state, price } = listing;
  const status = listing.status as keyof typeof listingStatusLabels;
  return (
    <Card aria-label="The created listing">
      <CardHeader>
        <h2 className="text-xl">{address || slug}</h2>
        <CardDescription>
          {[city, state, formatPrice(price)].filter(Boolean).join(' · ') || 'We found no address or price.'}
        </CardDescription>
      </CardHeader>
      <Badge tone={status === 'active' ? 'good' : 'info'}>{listingStatusLabels[status] ?? status}</Badge>
      <div className="flex flex-wrap gap-3">
        {status === 'active' ? (
          <Button asChild variant="secondary" size="sm">
            <a href={`/listings/${slug}`}>Open the page</a>
          </Button>
        ) : (
          <Button asChild variant="secondary" size="sm">
            <Link to={`/admin?${new URLSearchParams({ tab: 'auto-populate', search: address })}`}>
              Review and approve
            </Link>
          </Button>
        )}
      </div>
    </Card>
  );
}
