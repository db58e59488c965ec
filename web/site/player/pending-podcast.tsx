import { BrandMark } from '../../components/brand-mark.tsx';

type PendingPodcastProps = {
  title: string;
  /** As a line among others, instead of the place where a player will be. */
  isQuiet?: boolean;
};

/** Says that there will be something to play. */
export function PendingPodcast({ title, isQuiet = false }: PendingPodcastProps) {
  const text = 'Podcast is being generated and will be available within 24 hours';
  if (isQuiet) return <p className="mt-12 text-ink-soft text-sm print:hidden">{text}</p>;
  return (
    <section
      data-slot="player"
      aria-label={`Podcast: ${title}`}
      className="flex items-center gap-2 rounded-lg bg-evergreen py-6 ps-4 pe-6 text-on-evergreen shadow-floating ring-1 ring-on-evergreen/15 ring-inset"
    >
      <BrandMark quiet className="size-14 shrink-0 text-ember-on-evergreen" />
      <p className="font-display text-lg leading-snug">{text}</p>
    </section>
  );
}
