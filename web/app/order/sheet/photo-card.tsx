import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import X from 'lucide-react/icons/x';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import type { ListingSheet } from '#domain/listings/sheet/schema.ts';
import { cn } from '../../../components/cn.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { PhotoOriginField } from '../../photos/photo-origin-field.tsx';

type Photo = ListingSheet['photos'][number];

type PhotoCardProps = {
  photo: Photo;
  position: number;
  count: number;
  roomListId: string;
  isDragged: boolean;
  /** Its turn to load has come. */
  mayLoad: boolean;
  onLoaded: () => void;
  law: string | null;
  isSendingOriginal: boolean;
  onDescribe: (alt: string) => void;
  onMark: (change: Partial<Photo['origin']>) => void;
  onOriginal: (file: File) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDragStart: () => void;
  onDragEnd: () => void;
};

/** A photo with its description and its place among the others. */
export function PhotoCard({
  photo,
  position,
  count,
  roomListId,
  isDragged,
  mayLoad,
  law,
  isSendingOriginal,
  ...does
}: PhotoCardProps) {
  const [alt, setAlt] = useState(photo.alt);
  const [isOver, setIsOver] = useState(false);
  const name = `photo ${position} of ${count}`;

  function press(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || !event.altKey) return;
    event.preventDefault();
    does.onMove(position - 1 + step);
  }

  function drop(event: DragEvent) {
    setIsOver(false);
    if (event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    does.onMove(position - 1);
  }

  return (
    <li
      draggable
      onDragStart={does.onDragStart}
      onDragEnd={does.onDragEnd}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      onKeyDown={press}
      className={cn(
        'flex min-w-0 cursor-grab flex-col overflow-hidden rounded-md border border-rule bg-raised',
        isDragged && 'opacity-50',
        isOver && !isDragged && 'border-ember outline-2 outline-ember',
      )}
    >
      {mayLoad ? (
        <img
          src={photo.src}
          alt={photo.alt || photo.suggestion}
          loading="lazy"
          draggable={false}
          onLoad={does.onLoaded}
          onError={does.onLoaded}
          className="aspect-[3/2] w-full bg-sunken object-cover"
        />
      ) : (
        <div className="aspect-[3/2] w-full bg-sunken" />
      )}
      <div className="flex items-center justify-between sm:px-1">
        <span className="flex shrink-0">
          <Button
            variant="quiet"
            size="icon-sm"
            aria-label={`Move ${name} earlier`}
            disabled={position === 1}
            onClick={() => does.onMove(position - 2)}
          >
            <ArrowLeft />
          </Button>
          <Button
            variant="quiet"
            size="icon-sm"
            aria-label={`Move ${name} later`}
            disabled={position === count}
            onClick={() => does.onMove(position)}
          >
            <ArrowRight />
          </Button>
        </span>
        <span className="min-w-0 truncate text-ink-soft text-xs tabular-nums">
          {position === 1 ? 'Cover' : position}
        </span>
        <Button variant="quiet" size="icon-sm" aria-label={`Remove ${name}`} onClick={does.onRemove}>
          <X />
        </Button>
      </div>
      <Input
        aria-label={`Description of ${name}`}
        value={alt}
        maxLength={200}
        list={roomListId}
        placeholder={photo.suggestion}
        onChange={(event) => setAlt(event.target.value)}
        onBlur={() => alt.trim() !== photo.alt && does.onDescribe(alt.trim())}
        className="h-10 rounded-none border-0 border-rule border-t text-ellipsis px-2.5 text-sm"
      />
      <div className="border-rule border-t p-2">
        <PhotoOriginField
          name={name}
          origin={photo.origin}
          law={law}
          isSending={isSendingOriginal}
          onChange={does.onMark}
          onOriginal={does.onOriginal}
        />
      </div>
    </li>
  );
}
