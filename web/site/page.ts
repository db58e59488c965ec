import type { ReactNode } from 'react';
import type { Graph, Thing, WithContext } from 'schema-dts';
import type { TrafficSource } from '#domain/listings/analytics/rules.ts';

export type StructuredData = WithContext<Thing> | Graph;

export type PageHead = {
  title: string;
  description: string;
  /** Path or full URL of this page's canonical place. */
  canonical: string;
  robots?: string;
  keywords?: string[];
  /** Without a size if nobody measured the picture. */
  image?: { url: string; alt: string; size?: { width: number; height: number } };
  audio?: { url: string; type: string };
  type?: 'website' | 'article';
  structuredData?: StructuredData[];
  /** The largest picture on the first screen, in each of its crops. */
  preloadImages?: { srcSet: string; sizes: string; type: string; media?: string }[];
  alternates?: { type: string; title: string; href: string }[];
};

/** A public page, ready to be rendered. */
export type Page = {
  status: 200 | 404 | 410;
  head: PageHead;
  /** `none`: a page that says nothing about us, without header and footer. */
  header: 'home' | 'page' | 'none';
  /**
   * Whom "Call Now" in the header dials instead of us: the listing agent, or nobody if no number is known.
   */
  callPhone?: string | null;
  body: ReactNode;
  /** The listing whose views and plays the page reports, and as what; without a source, as its URL says. */
  reach?: { listingId: string; source?: TrafficSource };
  /** May be framed by other people's pages. */
  isFramed?: true;
  /** What the page was made from: 'listings:<id>', or 'listings' for any row. A change of it drops the cached page. */
  madeFrom: string[];
  /** When its content stops being true without any row changing. No cache shows it later. */
  goodUntil?: Date | undefined;
  /** For pages with unlimited URLs, whose cached copies would only push out others. */
  isKept?: false;
};
