import type { PageFacts } from '../extraction/facts.ts';
import { photoKey } from '../extraction/photos/photo-key.ts';
import { type SentPhoto, sentPhotoUrl } from '../photos/sent-photo.ts';
import type { SavedPicture } from './saved-page.ts';

/** From this size on, use a picture in the file even if its site also has it in another size. */
const minBytesOfOtherSize = 40_000;
const maxPhotos = 80;

/**
 * The facts, with our own URLs for the photos that came in the file: a portal's URL may stop working, or may never have
 * worked without signing in. Photos that the file only references keep their URL.
 */
export function attachSentPhotos(
  facts: PageFacts,
  pictures: readonly SavedPicture[],
  { namesNone }: { namesNone: boolean },
): { facts: PageFacts; photos: SentPhoto[] } {
  const named = facts.photos.value ?? (namesNone ? pictures.map(({ url }) => url) : []);
  const byUrl = new Map(pictures.map((picture) => [picture.url, picture]));
  const byKey = new Map<string, SavedPicture>();
  for (const picture of pictures) {
    const known = byKey.get(photoKey(picture.url));
    if (picture.bytes.length >= Math.max(minBytesOfOtherSize, known?.bytes.length ?? 0))
      byKey.set(photoKey(picture.url), picture);
  }
  const sent = new Map<string, SentPhoto>();
  const ownUrls = new Map<string, string>();
  for (const url of named) {
    const picture = byUrl.get(url) ?? byKey.get(photoKey(url));
    if (!picture || sent.size >= maxPhotos) continue;
    const ownUrl = sentPhotoUrl(picture.bytes);
    ownUrls.set(url, ownUrl);
    sent.set(ownUrl, { url: ownUrl, bytes: picture.bytes });
  }
  if (sent.size === 0) return { facts, photos: [] };
  const ownUrlOf = (url: string) => ownUrls.get(url) ?? url;
  const captions = Object.entries(facts.photoCaptions.value ?? {});
  return {
    facts: {
      ...facts,
      photos: {
        ...facts.photos,
        value: [...new Set(named.map(ownUrlOf))],
        confidence: facts.photos.confidence || 0.8,
        source: facts.photos.source ?? 'text',
      },
      photoCaptions: {
        ...facts.photoCaptions,
        value:
          captions.length > 0
            ? Object.fromEntries(captions.map(([url, text]) => [ownUrlOf(url), text]))
            : null,
      },
    },
    photos: [...sent.values()],
  };
}
