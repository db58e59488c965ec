import { useState } from 'react';
import { usualOccasions } from '#domain/marketing/rules.ts';
import type { MarketingKit } from '#domain/marketing/schema.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { AnalyticsNumbers } from '../account/analytics/analytics-numbers.tsx';
import { HomeHero } from '../home/home-hero.tsx';
import { isBeingMade, useOwnPodcast } from '../home/own-podcast.ts';
import { BuyerAssistantsCard } from './buyer-assistants-card.tsx';
import { BuyerQuestions } from './buyer-questions.tsx';
import { ClipsCard } from './clips-card.tsx';
import { EmailCard } from './email/email-card.tsx';
import { EpisodeChanges } from './episode-changes.tsx';
import { FlyerCard } from './flyer-card.tsx';
import { ImageCard } from './image/image-card.tsx';
import { KitToCome } from './kit-to-come.tsx';
import { OccasionBar } from './occasion-bar.tsx';
import type { OccasionChoice } from './occasion-choice.ts';
import { PhotosCard } from './photos-card.tsx';
import { PostsCard } from './posts/posts-card.tsx';
import { PublishCard } from './publish-card.tsx';
import { RecordCard } from './record-card.tsx';
import { RemarksCard } from './remarks-card.tsx';
import { SharingCard } from './sharing/sharing-card.tsx';
import { UpdatesCard } from './updates/updates-card.tsx';

/** A home's texts and pictures as they are made; those that need the episode come last. */
export function KitView({ kit }: { kit: MarketingKit }) {
  const [choice, setChoice] = useState<OccasionChoice>(() => firstChoice(kit));
  const [isEager, setIsEager] = useState(false);
  const { podcast, isPending } = useOwnPodcast(kit.podcastId);
  const isToCome = isEmpty(kit) && (isPending || (podcast !== undefined && isBeingMade(podcast.status)));
  return (
    <>
      <HomeHero kit={kit} />
      {kit.hasEpisode && <EpisodeChanges podcastId={kit.podcastId} />}
      {isToCome && !isEager ? (
        <>
          {podcast && (
            <KitToCome
              isPossible={kit.occasions.length > 0}
              canMakeClips={kit.canMakeClips}
              onNow={() => setIsEager(true)}
            />
          )}
          <PhotosCard podcastId={kit.podcastId} />
        </>
      ) : (
        <Parts kit={kit} choice={choice} onChoose={setChoice} />
      )}
      {kit.hasEpisode && (
        <section aria-labelledby="results-title" className="flex flex-col gap-4">
          <h2 id="results-title" className="text-2xl">
            Results
          </h2>
          <AnalyticsNumbers podcastId={kit.podcastId} />
        </section>
      )}
    </>
  );
}

type PartsProps = { kit: MarketingKit; choice: OccasionChoice; onChoose: (choice: OccasionChoice) => void };

function Parts({ kit, choice, onChoose }: PartsProps) {
  return (
    <>
      {kit.occasions.length === 0 ? (
        <Alert tone="info">
          We haven’t finished reading your listing. Your posts, images and email come next.
        </Alert>
      ) : (
        <OccasionBar kit={kit} choice={choice} onChoose={onChoose} />
      )}
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <PostsCard kit={kit} choice={choice} />
          <RemarksCard kit={kit} />
          <FlyerCard kit={kit} />
          {kit.hasEpisode && <RecordCard podcastId={kit.podcastId} />}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {kit.hasEpisode && <UpdatesCard kit={kit} />}
          <ImageCard kit={kit} choice={choice} />
          {kit.hasEpisode && (kit.canMakeClips || kit.clips.length > 0) && <ClipsCard kit={kit} />}
        </div>
        <EmailCard kit={kit} choice={choice} />
        <PhotosCard podcastId={kit.podcastId} />
        {kit.hasEpisode && (
          <>
            <SharingCard podcastId={kit.podcastId} />
            <BuyerAssistantsCard podcastId={kit.podcastId} />
            <BuyerQuestions podcastId={kit.podcastId} />
            <PublishCard podcastId={kit.podcastId} />
          </>
        )}
      </div>
    </>
  );
}

function isEmpty({ parts }: MarketingKit): boolean {
  return Object.values(parts).every((part) => part === null);
}

/** The current occasion of the posts, or what the facts suggest. */
function firstChoice({ parts, occasions }: MarketingKit): OccasionChoice {
  const written = parts.facebook?.content;
  const isPossible = (name: string) => occasions.some((row) => row.name === name && row.isPossible);
  if (written && isPossible(written.occasion)) {
    return { occasion: written.occasion, openHouse: written.openHouse };
  }
  const first = usualOccasions.find(isPossible);
  return { occasion: first ?? 'for-sale', openHouse: null };
}
