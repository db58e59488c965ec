import { photosNoun, type ShownPhoto } from './listing-photos.ts';

/** On the first photos: the link to all of them. Without a script, it leads to the strip. */
export function AllPhotos({ photos }: { photos: readonly ShownPhoto[] }) {
  return (
    <a
      href="#photos"
      data-opens="photo-lightbox"
      data-at={0}
      className="absolute end-3 bottom-3 inline-flex min-h-11 items-center rounded-md border border-rule-strong bg-raised px-4 font-semibold text-sm shadow-raised hover:border-ink print:hidden"
    >
      All {photos.length} {photosNoun(photos)}
    </a>
  );
}
