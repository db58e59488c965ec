import { isUploadUrl } from '../../listings/photos/uploaded-photo.ts';
import { line, type RecordPart } from './record-part.ts';

export const photosPart: RecordPart<'photos'> = {
  name: 'photos',
  title: 'Photos',
  about: 'Each photo we publish, and where it comes from.',
  collect: ({ home }) => {
    const { listing, pageUrl } = home;
    const isAdded = (url: string) => isUploadUrl(new URL(pageUrl).origin, url);
    const hasAdded = listing.images.some(isAdded);
    const photos = listing.localImages.map(({ alt, variants, isVirtuallyStaged }, at) => ({
      url: variants[0]?.url ?? '',
      sourceUrl: listing.images.length === listing.localImages.length ? (listing.images[at] ?? null) : null,
      alt,
      origin: isVirtuallyStaged
        ? ('virtually staged' as const)
        : originOf(listing.images[at], hasAdded, isAdded),
    }));
    return [{ subject: 'all', content: { photos } }];
  },
  describe: ({ photos }) => ({
    title: 'Photos',
    lines: photos.map(({ url, sourceUrl, alt, origin }) =>
      line(origin, alt || 'No caption', [url, sourceUrl].filter(Boolean).join(' · ')),
    ),
  }),
};

function originOf(
  url: string | undefined,
  hasAdded: boolean,
  isAdded: (url: string) => boolean,
): 'as listed' | 'added by the agent' {
  return hasAdded && url !== undefined && isAdded(url) ? 'added by the agent' : 'as listed';
}
