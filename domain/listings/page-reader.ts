import type { Evidence } from './extraction/add-proposals.ts';
import type { ListingReading } from './extraction/facts.ts';
import { examineListingPage, type PageOrigin } from './extraction/read-listing-page.ts';
import { readPastedContent } from './read-pasted-content.ts';

export type ReadPage = { reading: ListingReading; evidence: Evidence | null };

/**
 * Reads pages and texts of strangers, who may have made them to keep a processor busy. Throws `PageRefused` for what
 * cannot be read, and `Unavailable` while too many wait.
 */
export type PageReader = {
  readPage: (html: string, origin: PageOrigin, options: { withEvidence: boolean }) => Promise<ReadPage>;
  readPasted: (content: string, url: string | null) => Promise<ListingReading>;
  /** Gets ready ahead of the first page. */
  warm: () => void;
};

/** Reads at once, in the thread that calls: for tests and commands, and inside the thread that the server keeps for it. */
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
    warm: () => {},
  };
}
