import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import Pencil from 'lucide-react/icons/pencil';
import Receipt from 'lucide-react/icons/receipt';
import type { OwnHome } from '#domain/podcasts/own-homes/schema.ts';
import { describeStatus, formatCents, shortOrderId } from '#domain/podcasts/rules.ts';
import type { PodcastStatus } from '#domain/podcasts/status/rules.ts';
import { cn } from '../../../components/cn.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { fileName } from '../../file-name.ts';
import { formatDay } from '../../format-date.ts';
import { EpisodeCover } from '../../home/episode-cover.tsx';
import { nameOrder } from '../../home/name-order.ts';
import { Link } from '../../routing/link.tsx';
import { statusTones } from '../../status-tones.ts';
import { ProductionProgress } from './production-progress.tsx';

const inProduction = ['paid', 'processing', 'chatgpt_processed'];

/** One home: its picture, its episode, its progress or results, and its next step. */
export function HomeCard({ podcast, isAlone }: { podcast: OwnHome; isAlone: boolean }) {
  const { label, heading, message } = describeStatus(podcast);
  const isReady = podcast.status === 'completed';
  const isMaking = inProduction.includes(podcast.status);
  const isWide = isMaking || isAlone;
  const { title, place, full } = nameOrder(podcast);
  return (
    <li
      className={cn(
        'flex min-w-0 flex-col gap-4 rounded-lg border border-rule bg-raised p-4 shadow-raised sm:p-5',
        // A home in production shows more than a card holds, and next to a single card the row would be empty.
        isWide && 'gap-x-8 md:col-span-full md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]',
      )}
    >
      <div className={cn('relative', isWide && 'md:row-span-3')}>
        <EpisodeCover
          listingId={podcast.listing?.id}
          name={full}
          fileUrl={isReady ? podcast.fileUrl : null}
        />
        <Badge tone={statusTones[podcast.status as PodcastStatus]} className="absolute top-3 left-3">
          {label}
        </Badge>
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        <h2 className="line-clamp-3 min-w-0 wrap-anywhere text-2xl leading-tight">{title}</h2>
        {place && <p className="text-ink-soft">{place}</p>}
        {isReady && <Week week={podcast.week} />}
        {heading && <p className="font-semibold">{heading}</p>}
        <p className="max-w-prose text-ink-soft text-sm">{message}</p>
      </div>
      {isMaking && (
        <div className="min-w-0 border-rule border-t pt-5 md:order-last md:col-span-full">
          <ProductionProgress podcastId={podcast.id} name={full} />
        </div>
      )}
      <div className="mt-auto flex flex-wrap gap-2">
        {isReady && (
          <Button asChild size="sm">
            <Link to={`/marketing/${podcast.id}`} aria-label={`Open and share ${full}`}>
              Open and share
            </Link>
          </Button>
        )}
        {isReady && podcast.fileUrl && (
          <Button asChild variant="secondary" size="sm">
            <a
              href={podcast.fileUrl}
              download={fileName(title, 'podcast.mp3')}
              aria-label={`Download the podcast about ${full}`}
            >
              <Download aria-hidden="true" /> Download
            </a>
          </Button>
        )}
        {isReady && podcast.listingPageUrl && (
          <Button asChild variant="secondary" size="sm">
            <a href={podcast.listingPageUrl} aria-label={`Listing page for ${full}`}>
              <ExternalLink aria-hidden="true" /> Listing page
            </a>
          </Button>
        )}
        {(isReady || (isMaking && podcast.listing?.address)) && (
          <Button asChild variant="secondary" size="sm">
            <Link to={`/marketing/${podcast.id}/facts`} aria-label={`Fix a fact about ${full}`}>
              <Pencil aria-hidden="true" /> Fix a fact
            </Link>
          </Button>
        )}
        {podcast.receiptUrl && (
          <Button asChild variant="quiet" size="sm">
            <a href={podcast.receiptUrl} target="_blank" rel="noreferrer" aria-label={`Receipt for ${full}`}>
              <Receipt aria-hidden="true" /> Receipt
            </a>
          </Button>
        )}
      </div>
      <p className="flex flex-wrap gap-x-4 border-rule border-t pt-3 text-ink-soft text-xs tabular-nums">
        <span>Order {shortOrderId(podcast.id)}</span>
        <time dateTime={podcast.createdAt}>{formatDay(podcast.createdAt)}</time>
        <span>{formatCents(podcast.amountCents)}</span>
      </p>
    </li>
  );
}

function Week({ week: { plays, leads } }: { week: OwnHome['week'] }) {
  return (
    <p className="tabular-nums">
      <strong>{plays.toLocaleString('en-US')}</strong> {plays === 1 ? 'play' : 'plays'} and{' '}
      <strong>{leads.toLocaleString('en-US')}</strong> {leads === 1 ? 'lead' : 'leads'} this week
    </p>
  );
}
