import { disclosureText } from '#domain/disclosure/rules.ts';
import { offerNoun } from '#domain/listings/offer/rules.ts';
import { isAltered } from '#domain/listings/photos/rules.ts';
import type { PublicListing } from '#domain/listings/queries.ts';
import { formatAddress, formatCityLine, hasStreet } from '#domain/listings/rules.ts';
import { Island } from '../island.tsx';
import { episodeFile } from './episode-file.ts';
import { formatTime } from './format-time.ts';
import { PendingPodcast } from './pending-podcast.tsx';
import { resamplePeaks } from './waveform-path.ts';

type PodcastProps = {
  found: PublicListing;
  eyebrow: string;
  /** Instead of the address, if that is already shown large. */
  title?: string;
  artist: string;
  hasCover?: boolean;
  /** Whether the page has a question box. */
  canAsk?: boolean;
  /** Where the player is. */
  channel?: 'player' | 'embed';
};

/** A listing's episode: its player, or a note that it is on its way. */
export function Podcast({
  found,
  eyebrow,
  title,
  artist,
  hasCover = false,
  canAsk = false,
  channel = 'player',
}: PodcastProps) {
  const { listing, podcast } = found;
  const fileUrl = episodeFile(podcast);
  const address = formatAddress(listing);
  if (!fileUrl) return <PendingPodcast title={address} />;
  const episode = podcast?.episode;
  const place = !title && hasStreet(listing.address) ? formatCityLine(listing) : undefined;
  const length = episode ? formatTime(episode.durationSeconds) : undefined;
  return (
    <Island
      name="podcast-player"
      wake="touch"
      readInPage="turns"
      props={{
        eyebrow,
        title: title ?? address,
        home: address,
        artist,
        fileUrl,
        subtitle: [place, length].filter(Boolean).join(' · '),
        cover: hasCover ? coverOf(listing.localImages.find((photo) => !isAltered(photo))) : undefined,
        askAbout: canAsk ? offerNoun(listing) : null,
        disclosure: disclosureText(episode, channel),
        durationSeconds: episode?.durationSeconds ?? 0,
        levels: resamplePeaks(episode?.peaks ?? []),
        chapters: episode?.chapters ?? [],
        turns: (episode?.turns ?? []).map(({ speaker, text, startSeconds }) => ({
          speaker,
          text,
          startSeconds,
        })),
      }}
    />
  );
}

type Photo = PublicListing['listing']['localImages'][number];

function coverOf(photo: Photo | undefined) {
  if (!photo) return undefined;
  const smallest = (type: string) =>
    photo.variants.filter((variant) => variant.type === type).sort((a, b) => a.width - b.width)[0]?.url;
  const url = smallest('image/jpeg') ?? photo.variants[0]?.url;
  return url ? { url, avifUrl: smallest('image/avif') } : undefined;
}
