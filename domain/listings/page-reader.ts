import type { Evidence } from './extraction/add-proposals.ts';
import type { ListingReading } from './extraction/facts.ts';
import { examineListingPage, type PageOrigin } from './extraction/read-listing-page.ts';
import { readPastedContent } from './read-pasted-content.ts';
import { readSentPage, type SentPage } from './read-sent-page.ts';

export type ReadPage = { reading: ListingReading; evidence: Evidence | null };

/**
 * Reads untrusted pages and texts, which may be built to waste CPU. Throws `PageRefused` for what cannot be read, and
 * `Unavailable` while too many are waiting.
 */
export type PageReader = {
  readPage: (html: string, origin: PageOrigin, options: { withEvidence: boolean }) => Promise<ReadPage>;
  readPasted: (content: string, url: string | null) => Promise<ListingReading>;
  /** A page or text that was sent, or a saved file in any format; its own address counts where none is given. */
  readSent: (content: string | Uint8Array, url: string | null) => Promise<SentPage>;
  /** Starts up before the first page. */
  warm: () => void;
};

/** Reads in the calling thread: for tests and commands, and inside the server's reader thread. */
export function createPageReader(): PageReader {
  return {
    async readPage(html, origin, { withEvidence }) {
      const { reading, page, candidates, photos } = examineListingPage(html, origin);
      if (!withEvidence || !reading.readable) return { reading, evidence: null };
      const { title, metas } = page;
      const lines = page.lines.map(({ text, zone }) => ({ text, zone }));
      return { reading, evidence: { page: { title, metas, lines }, candidates, photos } };
    },
    readPasted: async (content, url) => readPastedContent(content, url),
    readSent: (content, url) => readSentPage(content, url),
    warm: () => {},
  };
}
