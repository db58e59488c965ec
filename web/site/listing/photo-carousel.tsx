import { Badge } from '../../components/ui/badge.tsx';
import { Island } from '../island.tsx';
import { column } from '../look.ts';
import { Picture } from '../picture.tsx';
import { Strip } from '../strip.tsx';
import type { ShownPhoto } from './listing-photos.ts';

/** A strip that scrolls by hand everywhere; the buttons also go round from the last photo to the first. */
export function PhotoCarousel({ photos }: { photos: ShownPhoto[] }) {
  const areDrawings = photos.some((photo) => photo.isDrawing);
  return (
    <section aria-labelledby="photos" className="mt-20">
      <div className={`${column} flex items-end justify-between gap-4`}>
        <h2 id="photos" className="text-3xl">
          {areDrawings ? 'Photos are on their way' : 'Photos'}
        </h2>
        {photos.length > 1 && (
          <Island name="carousel-buttons" wake="touch" props={{ target: 'photo-strip', noun: 'photo' }} />
        )}
      </div>
      <Strip
        id="photo-strip"
        aria-label="Photos of the home"
        className="mt-5 gap-3 sm:scroll-px-(--gutter) sm:px-(--gutter) sm:[--gutter:max(1.5rem,calc((100vw-76rem)/2+1.5rem))]"
      >
        {photos.map((photo, index) => (
          <li key={photo.id} className="relative w-[min(86vw,46rem)] shrink-0 snap-start">
            <Picture
              {...photo}
              sizes="(min-width: 54rem) 46rem, 86vw"
              className="aspect-3/2 w-full rounded-md bg-sunken object-cover"
            />
            {photo.isVirtuallyStaged && (
              <Badge className="absolute bottom-3 left-3 bg-raised">Virtually staged</Badge>
            )}
            <p className="mt-1.5 text-ink-soft text-sm tabular-nums">
              {index + 1} of {photos.length}
            </p>
          </li>
        ))}
      </Strip>
    </section>
  );
}
