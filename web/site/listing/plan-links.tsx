import { cn } from '../../components/cn.ts';
import { buttonVariants } from '../../components/ui/button.tsx';
import { webLink } from '../web-link.ts';
import { largestPhoto } from './largest-photo.ts';
import type { ShownPhoto } from './listing-photos.ts';

const isPlan = /\bfloor[ -]?plans?\b/i;

type PlanLinksProps = { photos: readonly ShownPhoto[]; tourUrl: string | null | undefined };

/** The floor plan among the photos, and the tour on another website, if the listing has them. */
export function PlanLinks({ photos, tourUrl }: PlanLinksProps) {
  const at = photos.findIndex(({ caption, alt }) => isPlan.test(caption) || isPlan.test(alt));
  const plan = photos[at];
  const tour = webLink(tourUrl ?? undefined);
  if (!plan && !tour) return null;
  const styles = cn(buttonVariants({ variant: 'secondary' }));
  return (
    <p className="mt-6 flex flex-wrap gap-3 print:hidden">
      {plan && (
        <a href={largestPhoto(plan)} data-opens="photo-lightbox" data-at={at} className={styles}>
          Floor plan
        </a>
      )}
      {tour && (
        <a href={tour} rel="nofollow noopener" className={styles}>
          Virtual tour
        </a>
      )}
    </p>
  );
}
