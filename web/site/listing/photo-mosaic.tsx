import { photoKindNames } from '#domain/listings/photos/rules.ts';
import { Picture } from '../picture.tsx';
import { AllPhotos } from './all-photos.tsx';
import { heroSizes } from './hero-sizes.ts';
import { largestPhoto } from './largest-photo.ts';
import type { ShownPhoto } from './listing-photos.ts';
import { PhotoBadge } from './photo-badge.tsx';

const SHOWN = 5;
const DRAWN_LABEL = 'Illustrations, not photos of this home';

/** One large photo and four small ones; on a phone they are swiped. Each opens full screen. */
export function PhotoMosaic({ photos }: { photos: ShownPhoto[] }) {
  const shown = photos.slice(0, SHOWN);
  // If none is a photo, saying it once is enough.
  const areDrawn = shown.every(({ label }) => label === photoKindNames.drawn);
  return (
    <div className="relative">
      <ul
        aria-label="First photos"
        className="flex snap-x snap-mandatory gap-1 overflow-x-auto overscroll-x-contain [scrollbar-width:none] md:grid md:h-[min(34rem,52svh)] md:grid-cols-[3fr_1fr_1fr] md:grid-rows-2 md:gap-1.5 md:overflow-hidden print:block print:h-auto"
      >
        {shown.map((photo, index) => (
          <li
            key={photo.id}
            className="relative w-full shrink-0 snap-start first:md:row-span-2 md:min-h-0 print:not-first:hidden"
          >
            <a
              href={largestPhoto(photo)}
              data-opens="photo-lightbox"
              data-at={index}
              className="block size-full cursor-zoom-in"
            >
              <Picture
                {...photo}
                sizes={index === 0 ? heroSizes(photos) : '(min-width: 48rem) 20vw, 100vw'}
                isFirst={index === 0}
                className="aspect-3/2 size-full bg-sunken object-cover md:aspect-auto print:aspect-auto print:h-[2.4in]"
              />
            </a>
            {areDrawn ? (
              index === 0 && <PhotoBadge photo={{ ...photo, label: DRAWN_LABEL }} photos={photos} />
            ) : (
              <PhotoBadge photo={photo} photos={photos} />
            )}
          </li>
        ))}
      </ul>
      <AllPhotos photos={photos} />
    </div>
  );
}
