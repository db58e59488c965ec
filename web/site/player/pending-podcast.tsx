import { BrandMark } from '../../components/brand-mark.tsx';

/** Stands where the player will be until there is something to play. */
export function PendingPodcast({ title }: { title: string }) {
  return (
    <section
      data-slot="player"
      aria-label={`Podcast: ${title}`}
      className="flex items-center gap-2 rounded-lg bg-evergreen py-6 ps-4 pe-6 text-on-evergreen shadow-floating ring-1 ring-on-evergreen/15 ring-inset"
    >
      <BrandMark quiet className="size-14 shrink-0 text-ember-on-evergreen" />
      <p className="font-display text-lg leading-snug">
        Podcast is being generated and will be available within 24 hours
      </p>
    </section>
  );
}
