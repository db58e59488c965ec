import { useState } from 'react';
import type { MarketingKit } from '#domain/marketing/schema.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { AudiogramCard } from './audiogram-card.tsx';
import { BuyerAssistantsCard } from './buyer-assistants-card.tsx';
import { BuyerQuestions } from './buyer-questions.tsx';
import { EmailCard } from './email/email-card.tsx';
import { EpisodeChanges } from './episode-changes.tsx';
import { ImageCard } from './image/image-card.tsx';
import { OccasionBar } from './occasion-bar.tsx';
import type { OccasionChoice } from './occasion-choice.ts';
import { PostsCard } from './posts/posts-card.tsx';
import { RemarksCard } from './remarks-card.tsx';
import { ShareKitButton } from './share-kit-button.tsx';
import { SharingCard } from './sharing/sharing-card.tsx';

export function KitView({ kit }: { kit: MarketingKit }) {
  const [choice, setChoice] = useState<OccasionChoice>(() => firstChoice(kit));
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <p className="font-semibold text-ember-text text-sm">Create Marketing</p>
          <h1 className="break-words text-4xl">{kit.address}</h1>
          {kit.cityLine && <p className="text-ink-soft text-lg">{kit.cityLine}</p>}
        </div>
        <ShareKitButton podcastId={kit.podcastId} />
      </header>
      {kit.hasEpisode && <EpisodeChanges podcastId={kit.podcastId} />}
      {kit.occasions.length === 0 ? (
        <Alert tone="info">
          The listing is still being read. The kit can be made once its facts are known.
        </Alert>
      ) : (
        <OccasionBar kit={kit} choice={choice} onChoose={setChoice} />
      )}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <PostsCard kit={kit} choice={choice} />
          <RemarksCard kit={kit} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <ImageCard kit={kit} choice={choice} />
          <AudiogramCard kit={kit} />
        </div>
        <EmailCard kit={kit} choice={choice} />
        <SharingCard podcastId={kit.podcastId} />
        <BuyerAssistantsCard podcastId={kit.podcastId} />
        <BuyerQuestions podcastId={kit.podcastId} />
      </div>
    </>
  );
}

/** The current occasion of the posts, or what the facts suggest. */
function firstChoice({ parts, occasions }: MarketingKit): OccasionChoice {
  const written = parts.facebook?.content;
  const isPossible = (name: string) => occasions.some((row) => row.name === name && row.isPossible);
  if (written && isPossible(written.occasion)) {
    return { occasion: written.occasion, openHouse: written.openHouse };
  }
  const first = (['sold', 'price-improved', 'just-listed'] as const).find(isPossible);
  return { occasion: first ?? 'just-listed', openHouse: null };
}
