import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import { coverPath } from '#domain/listings/cover/rules.ts';
import type { MarketingKit } from '#domain/marketing/schema.ts';
import { describeStatus, WILL_EMAIL } from '#domain/podcasts/rules.ts';
import type { OwnPodcast } from '#domain/podcasts/schema.ts';
import type { PodcastStatus } from '#domain/podcasts/status/rules.ts';
import { siteSettings } from '../../browser/site-settings.ts';
import { cn } from '../../components/cn.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { fileName } from '../file-name.ts';
import { CredentialsLine } from '../marketing/credentials-line.tsx';
import { ShareKitButton } from '../marketing/share-kit-button.tsx';
import { statusTones } from '../status-tones.ts';
import { EpisodeCover } from './episode-cover.tsx';
import { HomeFacts } from './home-facts.tsx';
import { HomeProgress } from './home-progress.tsx';
import { isBeingMade, isCorrectable, useOwnPodcast } from './own-podcast.ts';
import { SharePage } from './share-page.tsx';

/** The home itself: its picture, its episode, and the ways to share it. */
export function HomeHero({ kit }: { kit: MarketingKit }) {
  const { podcastId, address, cityLine } = kit;
  const { podcast } = useOwnPodcast(podcastId);
  const isMaking = podcast !== undefined && isBeingMade(podcast.status);
  return (
    <header
      className={cn(
        'grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]',
        isMaking ? 'items-start' : 'items-center',
      )}
    >
      {podcast ? (
        <EpisodeCover
          listingId={podcast.listing?.id}
          name={address}
          fileUrl={podcast.status === 'completed' ? podcast.fileUrl : null}
          hasControls
        />
      ) : (
        <Skeleton className="aspect-[16/10] w-full" />
      )}
      <div className="flex min-w-0 flex-col items-start gap-4">
        {podcast && (
          <Badge tone={statusTones[podcast.status as PodcastStatus]}>{describeStatus(podcast).label}</Badge>
        )}
        <div className="min-w-0 max-w-full">
          <h1 className="break-words text-4xl sm:text-5xl">{address}</h1>
          {cityLine && <p className="text-ink-soft text-lg">{cityLine}</p>}
        </div>
        {isMaking && (
          <p className="max-w-prose text-ink-soft">
            We’re making the episode, the listing page and your marketing kit. {WILL_EMAIL}.
          </p>
        )}
        {podcast && isCorrectable(podcast.status) && (!isMaking || kit.occasions.length > 0) && (
          <HomeFacts podcastId={podcastId} address={address} />
        )}
        {podcast && !isMaking && <Actions kit={kit} podcast={podcast} />}
        <CredentialsLine kit={kit} url={podcast?.status === 'completed' ? podcast.fileUrl : null} />
      </div>
      {podcast && isMaking && <HomeProgress podcastId={podcastId} name={address} />}
    </header>
  );
}

function Actions({ kit, podcast }: { kit: MarketingKit; podcast: OwnPodcast }) {
  const isReady = podcast.status === 'completed';
  const page =
    isReady && podcast.listingPageUrl ? new URL(podcast.listingPageUrl, siteSettings.url).href : null;
  const square = kit.parts.image?.content.images.square?.url;
  const image = square ?? (podcast.listing ? coverPath(podcast.listing.id) : null);
  return (
    <div className="flex flex-wrap gap-3">
      {page && (
        <>
          <SharePage
            name={kit.address}
            page={page}
            file={image ? { url: image, name: fileName(kit.address, 'image.jpg'), type: 'image/jpeg' } : null}
          />
          <Button asChild variant="secondary">
            <a href={podcast.listingPageUrl ?? ''} aria-label={`Open listing page for ${kit.address}`}>
              <ExternalLink aria-hidden="true" /> Open listing page
            </a>
          </Button>
        </>
      )}
      {isReady && podcast.fileUrl && (
        <Button asChild variant="secondary">
          <a href={podcast.fileUrl} download={fileName(kit.address, 'podcast.mp3')}>
            <Download aria-hidden="true" /> Download episode
          </a>
        </Button>
      )}
      <ShareKitButton podcastId={kit.podcastId} />
    </div>
  );
}
