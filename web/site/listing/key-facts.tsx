import type { ShownAgent } from '#domain/brands/rules.ts';
import { formatOpenHouse } from '#domain/listings/mls/rules.ts';
import { offerKind } from '#domain/listings/offer/rules.ts';
import type { PublicListing } from '#domain/listings/queries.ts';
import { formatCount, formatSqft, knownText, saleStatusNames } from '#domain/listings/rules.ts';
import { cn } from '../../components/cn.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { buttonVariants } from '../../components/ui/button.tsx';
import { episodeFile } from '../player/episode-file.ts';
import { formatTime } from '../player/format-time.ts';
import { PlayIcon } from '../player/icons.tsx';
import { columnStyles } from '../styles.ts';
import { AgentPhoto } from './agent-photo.tsx';
import { chapterMark } from './play-section.tsx';

const plural = (count: string | undefined, one: string) =>
  count && `${count} ${one}${Number(count) === 1 ? '' : 's'}`;

type KeyFactsProps = { found: PublicListing; lot: string | null; agent?: ShownAgent | undefined };

/**
 * What a buyer looks for first, below the photos: the size, whether it's for sale, when it's open, who shows
 * it, and the episode.
 */
export function KeyFacts({ found: { listing, podcast }, lot, agent }: KeyFactsProps) {
  const sqft = formatSqft(listing.sqft);
  const kind = offerKind(listing);
  const isHome = kind === 'home' || kind === 'rental';
  const facts = [
    isHome && !/\b(?:manufactured|mobile)\b/i.test(listing.propertyType ?? '')
      ? undefined
      : knownText(listing.propertyType),
    listing.beds === 0 ? 'Studio' : plural(formatCount(listing.beds), 'bed'),
    plural(formatCount(listing.baths), 'bath'),
    sqft && (isHome ? `${sqft} sq ft` : `${sqft} sq ft building`),
    // Two sizes next to each other need names.
    isHome || !lot ? undefined : `${lot}${kind === 'commercial' ? ' lot' : ''}`,
  ].filter(Boolean);
  const status = listing.saleStatus ? saleStatusNames[listing.saleStatus] : undefined;
  const [next] = listing.mls?.openHouses ?? [];
  return (
    <div
      {...chapterMark('welcome')}
      className={`${columnStyles} flex flex-wrap items-center gap-x-8 gap-y-3 pt-4 md:pt-5`}
    >
      <div className="flex min-w-0 flex-col gap-y-1.5">
        {facts.length > 0 && (
          <p className="font-display text-xl tabular-nums leading-tight md:text-2xl">{facts.join(' · ')}</p>
        )}
        {(status || next) && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {status && <Badge tone={listing.saleStatus === 'active' ? 'good' : 'neutral'}>{status}</Badge>}
            {next && (
              <span className="text-ink-soft">
                <span className="font-semibold text-ink">Open house</span>{' '}
                <time dateTime={next.start}>{formatOpenHouse(next)}</time>
              </span>
            )}
          </p>
        )}
      </div>
      <div className="flex min-w-0 items-center gap-x-5 max-md:w-full md:ms-auto md:flex-row-reverse">
        {episodeFile(podcast) && <Listen seconds={podcast?.episode?.durationSeconds ?? 0} />}
        {agent?.name && <KeyAgent agent={agent} />}
      </div>
    </div>
  );
}

function Listen({ seconds }: { seconds: number }) {
  return (
    <a href="#listen" data-opens="podcast-player" className={cn(buttonVariants(), 'print:hidden')}>
      <PlayIcon isPlaying={false} className="size-5" />
      Listen{seconds > 0 ? ` · ${formatTime(seconds)}` : ''}
    </a>
  );
}

function KeyAgent({ agent }: { agent: ShownAgent }) {
  return (
    <a href="#agent" className="group flex min-h-11 min-w-0 items-center gap-3">
      <AgentPhoto agent={agent} isFirst className="size-11 text-base" />
      <span className="min-w-0 leading-tight">
        <span dir="auto" className="block wrap-anywhere font-semibold group-hover:underline">
          {agent.name}
        </span>
        {agent.brokerage && (
          <span dir="auto" className="block wrap-anywhere text-ink-soft text-sm">
            {agent.brokerage}
          </span>
        )}
      </span>
    </a>
  );
}
