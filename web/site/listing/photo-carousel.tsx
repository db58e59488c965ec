import { readRemarkLabels } from '#domain/listings/photo-labels/rules.ts';
import { Island } from '../island.tsx';
import { Picture } from '../picture.tsx';
import { Strip } from '../strip.tsx';
import { columnStyles } from '../styles.ts';
import { largestPhoto } from './largest-photo.ts';
import { photosNoun, type ShownPhoto } from './listing-photos.ts';
import { PhotoBadge } from './photo-badge.tsx';

/**
 * A strip that can be scrolled by hand everywhere; its buttons also wrap from the last photo to the first. A photo
 * opens full screen, or as a plain image without scripts.
 */
export function PhotoCarousel({ photos, remarks }: { photos: ShownPhoto[]; remarks: string | null }) {
  // The drawing at the top says that photos are on their way.
  if (photos.some((photo) => photo.isDrawing)) return null;
  // If the remarks don't say which photos they mean, the page quotes them.
  const [said] = photos.some(({ label }) => label) ? [] : readRemarkLabels(remarks ?? '');
  return (
    <section aria-labelledby="photos" className="draw-late mt-20 print:hidden">
      <div className={`${columnStyles} flex items-end justify-between gap-4`}>
        <h2 id="photos" className="text-3xl">
          {photosNoun(photos) === 'photos' ? 'Photos' : 'Pictures'}
        </h2>
        {photos.length > 1 && (
          <Island name="carousel-buttons" wake="touch" props={{ target: 'photo-strip', noun: 'photo' }} />
        )}
      </div>
      {said && <p className={`${columnStyles} mt-2 text-ink-soft`}>The listing says: “{said.quote}”</p>}
      <Strip
        id="photo-strip"
        aria-label={`All ${photosNoun(photos)}`}
        className="mt-5 gap-3 sm:scroll-px-(--gutter) sm:px-(--gutter) sm:[--gutter:max(1.5rem,calc((100vw-76rem)/2+1.5rem))]"
      >
        {photos.map((photo, index) => (
          <li key={photo.id} className="relative w-[min(86vw,46rem)] shrink-0 snap-start">
            <a
              href={largestPhoto(photo)}
              data-opens="photo-lightbox"
              data-at={index}
              className="block cursor-zoom-in rounded-md"
            >
              <Picture
                {...photo}
                sizes="(min-width: 54rem) 46rem, 86vw"
                className="aspect-3/2 w-full rounded-md bg-sunken object-cover"
              />
            </a>
            <PhotoBadge photo={photo} photos={photos} />
            <p className="mt-1.5 flex justify-between gap-4 text-ink-soft text-sm">
              <span data-caption dir="auto" className="min-w-0 truncate">
                {photo.caption}
              </span>
              <span className="shrink-0 tabular-nums">
                {index + 1} of {photos.length}
              </span>
            </p>
          </li>
        ))}
      </Strip>
      <Island name="photo-lightbox" wake="asked" props={{ strip: 'photo-strip' }} />
    </section>
  );
}
