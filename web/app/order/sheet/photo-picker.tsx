import ImagePlus from 'lucide-react/icons/image-plus';
import { type DragEvent, useEffect, useId, useState } from 'react';
import { cn } from '../../../components/cn.ts';

type PhotoPickerProps = {
  onFiles: (files: File[]) => void;
  /** Photos pasted anywhere on the screen are meant for this one. */
  takesPaste: boolean;
};

/** Photos by dragging, choosing or pasting. */
export function PhotoPicker({ onFiles, takesPaste }: PhotoPickerProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    if (!takesPaste) return;
    const paste = (event: ClipboardEvent) => {
      const photos = imagesIn(event.clipboardData?.files);
      const isForDialog = event.target instanceof Element && event.target.closest('[role=dialog]') !== null;
      if (photos.length === 0 || event.defaultPrevented || isForDialog) return;
      event.preventDefault();
      onFiles(photos);
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, [onFiles, takesPaste]);

  function drop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way in; the input below serves the keyboard
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cn(
        'relative flex min-h-24 items-center gap-4 rounded-md border border-rule-strong border-dashed bg-raised px-4 py-4 transition-colors duration-150 hover:border-ink-soft',
        'has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-focus',
        isOver && 'border-ember bg-ember-wash',
      )}
    >
      <ImagePlus aria-hidden="true" strokeWidth={1.5} className="size-9 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 leading-snug">
        <label
          htmlFor={id}
          className="font-semibold underline decoration-ember decoration-2 underline-offset-4"
        >
          Add photos
        </label>
        <p className="mt-1 text-ink-soft text-sm">
          Choose files, or drag or paste them here. JPEG, PNG, WebP or AVIF, up to 25 MB each.
        </p>
      </div>
      <input
        id={id}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Choosing the same file again must count as a choice.
          event.target.value = '';
        }}
      />
    </div>
  );
}

function imagesIn(files: FileList | undefined): File[] {
  return [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));
}
