import { ArrowRight } from 'lucide-react';
import type { PublicListing } from '#domain/listings/queries.ts';
import { Podcast } from '../player/podcast.tsx';
import { columnStyles, onwardLinkStyles } from '../styles.ts';

type SampleEpisodeProps = { found: PublicListing; samplePath: string; siteName: string };

/** The player sits half on the hero's water and half on the paper. */
export function SampleEpisode({ found, samplePath, siteName }: SampleEpisodeProps) {
  return (
    <section
      className={`${columnStyles} relative z-10 -mt-24 max-md:[section:has([data-found])+&]:mt-10 grid grid-cols-1 gap-x-12 gap-y-8 md:-mt-32 lg:grid-cols-[minmax(0,1.85fr)_minmax(0,1fr)]`}
    >
      <Podcast found={found} eyebrow="Play a whole episode" artist={siteName} hasCover />
      <div className="lg:pt-40">
        <h2 className="text-2xl">Hear what a home can sound like.</h2>
        <p className="mt-3 max-w-[46ch] text-ink-soft">
          This house is made up, but the episode is real: made from a listing, exactly as yours will be, with
          chapters and a transcript.
        </p>
        <a className={`${onwardLinkStyles} mt-2`} href={samplePath}>
          See the page it lives on <ArrowRight aria-hidden="true" className="size-4" />
        </a>
      </div>
    </section>
  );
}
