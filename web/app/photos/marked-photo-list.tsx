import { useId } from 'react';
import type { MarkedPhoto } from '#domain/listings/photos/origins/schema.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { PhotoOriginField } from './photo-origin-field.tsx';
import { useMarkedPhotos } from './use-marked-photos.ts';

/** The photos of an ordered home, for its agent to say which were changed and to add their originals. */
export function MarkedPhotoList({ podcastId }: { podcastId: string }) {
  const photos = useMarkedPhotos(podcastId);
  const { found } = photos;
  if (found.isError && !found.data)
    return (
      <ErrorState title="We couldn’t load the photos" onRetry={() => found.refetch()}>
        {found.error.message}
      </ErrorState>
    );
  if (!found.data) return <Skeleton className="h-40" />;
  const { law, unclear } = found.data;
  const all = found.data.photos;
  if (all.length === 0) return <p className="text-ink-soft">There are no photos to mark yet.</p>;
  return (
    <div className="flex flex-col gap-4">
      {unclear[0] && (
        <Alert tone="warn">
          Your listing says “{unclear[0]}”, but not which photos. Mark them below.
          <Button variant="link" size="sm" className="ms-2" onClick={photos.confirm}>
            None of these are altered
          </Button>
        </Alert>
      )}
      <ol aria-label="Photos of the home" className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {all.map((photo, at) => (
          <MarkedPhotoCard
            key={photo.url}
            photo={photo}
            name={`photo ${at + 1} of ${all.length}`}
            law={law}
            photos={photos}
          />
        ))}
      </ol>
    </div>
  );
}

type CardProps = {
  photo: MarkedPhoto;
  name: string;
  law: string | null;
  photos: ReturnType<typeof useMarkedPhotos>;
};

function MarkedPhotoCard({ photo, name, law, photos }: CardProps) {
  const id = useId();
  return (
    <li className="flex min-w-0 flex-col gap-2">
      <img
        src={photo.src}
        alt={photo.alt}
        loading="lazy"
        className={`aspect-[3/2] w-full rounded-md bg-sunken object-cover ${photo.isLeftOut ? 'opacity-40' : ''}`}
      />
      {!photo.isLeftOut && (
        <PhotoOriginField
          name={name}
          origin={photo}
          law={photo.needsOriginal ? law : null}
          isSending={photos.sendingUrl === photo.url}
          onChange={(change) => photos.mark(photo, change)}
          onOriginal={(file) => photos.addOriginal(photo.url, file)}
        />
      )}
      <label htmlFor={id} className="flex min-h-8 cursor-pointer items-center gap-2 text-sm">
        <Checkbox
          id={id}
          checked={photo.isLeftOut}
          onCheckedChange={(isLeftOut) => photos.mark(photo, { isLeftOut: isLeftOut === true })}
        />
        Leave out<span className="sr-only"> {name}</span>
      </label>
    </li>
  );
}
