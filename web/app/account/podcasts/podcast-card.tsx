import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import Megaphone from 'lucide-react/icons/megaphone';
import Receipt from 'lucide-react/icons/receipt';
import { Link } from 'react-router';
import { formatAddress, formatCityLine, hasStreet } from '#domain/listings/rules.ts';
import { describeStatus, formatCents, shortOrderId } from '#domain/podcasts/rules.ts';
import type { OwnPodcast } from '#domain/podcasts/schema.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { formatDay } from '../../format-date.ts';
import { AnalyticsPanel } from '../analytics/analytics-panel.tsx';
import { ProductionProgress } from './production-progress.tsx';

const tones: Record<string, 'neutral' | 'good' | 'info' | 'warn' | 'bad'> = {
  pending: 'warn',
  paid: 'info',
  processing: 'info',
  chatgpt_processed: 'info',
  completed: 'good',
  failed: 'bad',
};

const inProduction = ['paid', 'processing', 'chatgpt_processed'];

/** One order with its progress and actions. */
export function PodcastCard({ podcast }: { podcast: OwnPodcast }) {
  const { label, heading, message } = describeStatus(podcast);
  const isReady = podcast.status === 'completed';
  const name = nameOf(podcast);
  return (
    <li className="grid gap-x-10 gap-y-4 border-rule border-t py-6 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 break-words text-xl">{name}</h2>
          <Badge tone={tones[podcast.status] ?? 'neutral'}>{label}</Badge>
        </div>
        {heading && <p className="font-semibold">{heading}</p>}
        <p className="max-w-prose text-ink-soft">{message}</p>
        <p className="flex flex-wrap gap-x-5 text-ink-soft text-sm tabular-nums">
          <span>Order {shortOrderId(podcast.id)}</span>
          <time dateTime={podcast.createdAt}>{formatDay(podcast.createdAt)}</time>
          <span>{formatCents(podcast.amountCents)}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 md:justify-end">
        {isReady && podcast.fileUrl && (
          <Button asChild>
            <a href={podcast.fileUrl} download aria-label={`Download the podcast of ${name}`}>
              <Download aria-hidden="true" /> Download
            </a>
          </Button>
        )}
        {isReady && podcast.listingPageUrl && (
          <Button asChild variant="secondary">
            <a href={podcast.listingPageUrl} aria-label={`Listing page of ${name}`}>
              <ExternalLink aria-hidden="true" /> Listing page
            </a>
          </Button>
        )}
        {isReady && (
          <Button asChild variant="secondary">
            <Link to={`/marketing/${podcast.id}`} aria-label={`Marketing for ${name}`}>
              <Megaphone aria-hidden="true" /> Marketing
            </Link>
          </Button>
        )}
        {podcast.receiptUrl && (
          <Button asChild variant="quiet">
            <a href={podcast.receiptUrl} target="_blank" rel="noreferrer" aria-label={`Receipt for ${name}`}>
              <Receipt aria-hidden="true" /> Receipt
            </a>
          </Button>
        )}
      </div>
      {isReady && podcast.listing && (
        <div className="min-w-0 md:col-span-2">
          <AnalyticsPanel podcastId={podcast.id} name={name} />
        </div>
      )}
      {inProduction.includes(podcast.status) && (
        <div className="max-w-prose md:col-span-2">
          <ProductionProgress podcastId={podcast.id} name={name} />
        </div>
      )}
    </li>
  );
}

/** The home's address, or its link until the address is known. */
function nameOf({ listing, listingUrl }: OwnPodcast): string {
  if (listing) {
    const place = { ...listing, zipCode: '' };
    if (hasStreet(listing.address)) {
      return [formatAddress(place), formatCityLine(place)].filter(Boolean).join(', ');
    }
  }
  const url = URL.parse(listingUrl);
  return url ? `${url.host.replace(/^www\./, '')}${url.pathname === '/' ? '' : url.pathname}` : listingUrl;
}
