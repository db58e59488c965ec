import { splitSentences } from '#domain/english/sentences/rules.ts';
import type { EpisodeDetails, PublicListing, ShownListing } from '#domain/listings/queries.ts';
import { findBrand, type NamesSeller } from './find-brand.ts';

/**
 * A home without a trace of who sells it: sentences that name them are dropped, and so are photos and links
 * on their websites.
 */
export function unbrandedListing({ listing, podcast }: PublicListing): PublicListing {
  const names = findBrand(listing);
  const line = (text: string | null) => (text && names(text) ? null : text);
  const places = (list: { name: string; url?: string }[] | undefined) =>
    (list ?? []).filter(({ name }) => !names(name)).map(({ name }) => ({ name }));
  const { nearbyAmenities } = listing;
  const unbranded: ShownListing = {
    ...listing,
    sourceUrl: null,
    canonicalUrl: null,
    pageTitle: null,
    metaDescription: null,
    keywords: [],
    agentName: null,
    agentPhone: null,
    agentBrokerage: null,
    agentMlsNumber: null,
    agentOriginatingMls: null,
    agentDisclaimer: null,
    mls: listing.mls && { ...listing.mls, attribution: '', disclaimer: '', logo: null, showsAsOf: false },
    priceCut: line(listing.priceCut),
    propertyType: line(listing.propertyType),
    description: withoutBrand(listing.description, names),
    features: listing.features.filter((feature) => !names(feature)),
    images: [],
    localImages: listing.localImages.map((photo) => ({ ...photo, alt: line(photo.alt) ?? '' })),
    neighborhoodName: line(listing.neighborhoodName),
    neighborhoodDescription: withoutBrand(listing.neighborhoodDescription, names),
    schoolDistrict: line(listing.schoolDistrict),
    schoolDistrictUrl: null,
    faqs: listing.faqs.flatMap(({ question, answer }) => {
      const kept = withoutBrand(answer, names);
      return kept && !names(question) ? [{ question, answer: kept }] : [];
    }),
    nearbyAmenities: nearbyAmenities && {
      ...(nearbyAmenities.government && !names(nearbyAmenities.government)
        ? { government: nearbyAmenities.government }
        : {}),
      dining: places(nearbyAmenities.dining),
      recreation: places(nearbyAmenities.recreation),
    },
  };
  return { listing: unbranded, podcast: podcast && unbrandedPodcast(podcast, names) };
}

/** The cut without the agent, with its own chapters, words and waveform. */
function unbrandedPodcast(
  podcast: NonNullable<PublicListing['podcast']>,
  names: NamesSeller,
): PublicListing['podcast'] {
  const url = podcast.episode?.unbrandedUrl;
  if (!url) return null;
  return {
    ...podcast,
    gcsFileUrl: url,
    podcastFileUrl: url,
    socialMediaImages: null,
    episode: unbrandedEpisode(podcast.episode, names),
  };
}

/** Null if only the cut's sound is known. */
function unbrandedEpisode(episode: EpisodeDetails | null, names: NamesSeller): EpisodeDetails | null {
  if (!episode?.unbranded) return null;
  const { turns, chapters, ...cut } = episode.unbranded;
  return {
    ...cut,
    chapters: chapters.filter(({ title }) => !names(title)),
    turns: turns.flatMap(({ turn, ...times }) => {
      const said = episode.turns[turn];
      // A sentence that shouldn't have been in this cut leaves a mark, so that the words around it keep their
      // times.
      return said ? [{ ...said, ...times, text: withoutBrand(said.text, names) ?? '…' }] : [];
    }),
  };
}

function withoutBrand(text: string | null, names: NamesSeller): string | null {
  if (!text) return null;
  const lines = text.split('\n').map((line) => {
    const kept = splitSentences(line).filter((sentence) => !names(sentence));
    const joined = kept.join(' ');
    return names(joined) ? '' : joined;
  });
  const joined = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return joined === '' || names(joined) ? null : joined;
}
