import { formatOpenHouse } from '#domain/listings/mls/rules.ts';
import type { PublicListing } from '#domain/listings/queries.ts';
import { formatCount, formatSqft } from '#domain/listings/rules.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { episodeFile } from '../player/episode-file.ts';
import { formatTime } from '../player/format-time.ts';
import { columnStyles } from '../styles.ts';

const plural = (count: string | undefined, one: string) =>
  count && `${count} ${one}${Number(count) === 1 ? '' : 's'}`;

/** What a buyer looks for first, under the photos: how big, whether it's still for sale, when it's open, and the episode. */
export function KeyFacts({ found: { listing, podcast } }: { found: PublicListing }) {
  const sqft = formatSqft(listing.sqft);
  const facts = [
    plural(formatCount(listing.beds), 'bed'),
    plural(formatCount(listing.baths), 'bath'),
    sqft && `${sqft} sq ft`,
  ].filter(Boolean);
  const status = listing.saleStatus && listing.saleStatus !== 'active' ? listing.saleStatus : undefined;
  const [next] = listing.mls?.openHouses ?? [];
  const length = episodeFile(podcast) ? formatTime(podcast?.episode?.durationSeconds ?? 0) : undefined;
  return (
    <div className={`${columnStyles} flex flex-wrap items-center gap-x-6 gap-y-2 pt-4 md:pt-5`}>
      {facts.length > 0 && (
        <p className="font-display text-xl tabular-nums leading-tight md:text-2xl">{facts.join(' · ')}</p>
      )}
      {status && <Badge className="capitalize">{status}</Badge>}
      {next && (
        <p className="text-ink-soft">
          Open house <time dateTime={next.start}>{formatOpenHouse(next)}</time>
        </p>
      )}
      {length && (
        <a
          href="#listen"
          className="ms-auto inline-flex min-h-11 items-center gap-2 rounded-md font-semibold text-ember-text underline underline-offset-4 max-md:ms-0 print:hidden"
        >
          <span aria-hidden="true">▶</span>
          Listen{length === '0:00' ? '' : ` · ${length}`}
        </a>
      )}
    </div>
  );
}
