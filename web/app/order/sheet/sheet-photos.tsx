import { useId, useState } from 'react';
import { MAX_SHEET_PHOTOS, roomNames } from '#domain/listings/sheet/rules.ts';
import type { ListingSheet } from '#domain/listings/sheet/schema.ts';
import { Button } from '../../../components/ui/button.tsx';
import { movePhoto } from './move-photo.ts';
import { PhotoCard } from './photo-card.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { SheetGroup } from './sheet-fields.tsx';
import { UploadList } from './upload-list.tsx';
import { usePhotoUploads } from './use-photo-uploads.ts';
import type { SheetActions } from './use-sheet.ts';

/** More would make the form long; the rest is one press away. */
const SHOWN_FIRST = 9;
/** A browser has six connections to a site. Slow photos must not block saving edits and uploads. */
const LOADED_AT_ONCE = 3;

type SheetPhotosProps = {
  draftId: string;
  photos: ListingSheet['photos'];
  law: string | null;
  sheet: SheetActions;
  isOnly: boolean;
};

/** The photos in the order of the listing page. */
export function SheetPhotos({ draftId, photos, law, sheet, isOnly }: SheetPhotosProps) {
  const roomListId = useId();
  const { uploads, add, retry, forget } = usePhotoUploads(draftId);
  const sending = uploads.filter(({ problem }) => !problem).map(({ originalOf }) => originalOf);
  const [dragged, setDragged] = useState<number | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  const [told, setTold] = useState('');
  const shown = showsAll ? photos : photos.slice(0, SHOWN_FIRST);
  const waiting = shown.filter(({ url }) => !loaded.has(url)).slice(0, LOADED_AT_ONCE);

  function move(from: number, to: number) {
    const moved = movePhoto(photos, from, to);
    if (moved === photos) return;
    setTold(`Photo ${from + 1} is now photo ${to + 1} of ${photos.length}.`);
    void sheet.setPhotos(moved);
  }

  return (
    <SheetGroup title="Photos">
      <PhotoPicker onFiles={add} takesPaste={isOnly} />
      <UploadList uploads={uploads} onRetry={retry} onForget={forget} />
      {photos.length === 0 && uploads.length === 0 && (
        <p className="text-ink-soft text-sm">
          No photos yet. Without any, the listing page shows a drawing of a home.
        </p>
      )}
      {photos.length > 1 && (
        <p className="text-ink-soft text-sm">
          The first one is the cover. Drag photos to reorder them, or use the arrows.
          {photos.length > MAX_SHEET_PHOTOS && ` The listing page shows the first ${MAX_SHEET_PHOTOS}.`}
        </p>
      )}
      <ol aria-label="Photos of the home" className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {shown.map((photo, at) => (
          <PhotoCard
            key={photo.url}
            photo={photo}
            position={at + 1}
            count={photos.length}
            roomListId={roomListId}
            isDragged={dragged === at}
            mayLoad={loaded.has(photo.url) || waiting.includes(photo)}
            onLoaded={() => setLoaded((all) => new Set(all).add(photo.url))}
            onDescribe={(alt) =>
              sheet.setPhotos(photos.map((one) => (one.url === photo.url ? { ...one, alt } : one)))
            }
            law={law}
            isSendingOriginal={sending.includes(photo.url)}
            onMark={(change) => sheet.markPhoto(photos, photo.url, change)}
            onOriginal={(file) => add([file], photo.url)}
            onMove={(to) => {
              move(dragged ?? at, to);
              setDragged(null);
            }}
            onRemove={() => {
              setTold(`Photo ${at + 1} is removed.`);
              void sheet.setPhotos(photos.filter((one) => one.url !== photo.url));
            }}
            onDragStart={() => setDragged(at)}
            onDragEnd={() => setDragged(null)}
          />
        ))}
      </ol>
      {photos.length > shown.length && (
        <Button variant="secondary" size="sm" className="self-start" onClick={() => setShowsAll(true)}>
          Show all {photos.length} photos
        </Button>
      )}
      <datalist id={roomListId}>
        {roomNames.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <p aria-live="polite" className="sr-only">
        {told}
      </p>
    </SheetGroup>
  );
}
