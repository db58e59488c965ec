import { Badge } from '../../components/ui/badge.tsx';
import { largestPhoto } from './largest-photo.ts';
import type { ShownPhoto } from './listing-photos.ts';

type PhotoBadgeProps = { photo: ShownPhoto; photos: readonly ShownPhoto[] };

/** On an altered photo: what it is, and a link to the unaltered one. */
export function PhotoBadge({ photo, photos }: PhotoBadgeProps) {
  const { label, originalAt } = photo;
  if (!label) return null;
  const original = originalAt === undefined ? undefined : photos[originalAt];
  return (
    <p className="absolute inset-x-3 top-3 flex flex-wrap gap-1.5">
      <Badge className="max-w-full whitespace-normal bg-raised wrap-anywhere">{label}</Badge>
      {original && (
        <a
          href={largestPhoto(original)}
          data-opens="photo-lightbox"
          data-at={originalAt}
          className="inline-flex min-h-6 items-center rounded-sm border border-rule bg-raised px-2 font-semibold text-xs underline underline-offset-4"
        >
          See the unaltered photo
        </a>
      )}
    </p>
  );
}
