import type { ListingReading } from './extraction/facts.ts';
import type { SentPhoto } from './photos/sent-photo.ts';
import { isHtml, readPastedContent } from './read-pasted-content.ts';
import { attachSentPhotos } from './saved-files/attach-sent-photos.ts';
import { openSavedFile } from './saved-files/open-saved-file.ts';

/** `url` is where the page says it was saved from; `photos` are those of the reading whose bytes were in it. */
export type SentPage = { reading: ListingReading; url: string | null; photos: SentPhoto[] };

/** Reads a page, text or file that someone sends, in any format people save. Throws `PageRefused` with a reason. */
export async function readSentPage(
  content: string | Uint8Array,
  url?: string | null,
  status?: number,
): Promise<SentPage> {
  const saved = await openSavedFile(content);
  const reading = readPastedContent(saved.content, url ?? saved.url, status);
  if (!reading.readable) return { reading, url: saved.url, photos: [] };
  const { facts, photos } = attachSentPhotos(reading.facts, saved.pictures, {
    namesNone: !isHtml(saved.content),
  });
  return { reading: { ...reading, facts }, url: saved.url, photos };
}
