import FileUp from 'lucide-react/icons/file-up';
import X from 'lucide-react/icons/x';
import { type ComponentProps, type DragEvent, useRef, useState } from 'react';
import { cn } from '../cn.ts';
import { acceptsFile } from './accepts-file.ts';
import { Button } from './button.tsx';
import { fileSize } from './file-size.ts';

type FilePickerProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'multiple'> & {
  file: File | null;
  onFile: (file: File | null) => void;
  /** Called when a dropped file is of the wrong kind. */
  onRefused?: (file: File) => void;
  /** What to choose, for example "an MP3 file". */
  what?: string;
};

/** A native file input under a drop zone: click, keyboard and drag and drop all lead to the same place. */
export function FilePicker({
  file,
  onFile,
  onRefused,
  what = 'a file',
  className,
  accept,
  disabled,
  ...props
}: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  function take(next: File | undefined) {
    if (!next) return;
    if (acceptsFile(accept, next)) onFile(next);
    else onRefused?.(next);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files[0]);
  }

  function clear() {
    onFile(null);
    input.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way in; the input below serves the keyboard
    <div
      data-slot="file-picker"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        'relative flex min-h-24 items-center gap-4 rounded-md border border-rule-strong border-dashed bg-raised px-4 py-4 transition-colors duration-150 hover:border-ink-soft has-aria-invalid:border-bad',
        'has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-focus data-over:border-ember data-over:bg-ember-wash',
        disabled && 'border-rule bg-sunken text-ink-faint',
        className,
      )}
    >
      <FileUp aria-hidden="true" strokeWidth={1.5} className="size-9 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 leading-snug">
        {file ? (
          <>
            <p className="truncate font-semibold">{file.name}</p>
            <p className="text-ink-soft text-sm tabular-nums">{fileSize(file.size)}</p>
          </>
        ) : (
          <>
            <p className="font-semibold underline decoration-ember decoration-2 underline-offset-4">
              Choose {what}
            </p>
            <p className="mt-1 text-ink-soft text-sm">or drop it here</p>
          </>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept={accept}
        disabled={disabled}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
        onChange={(event) => {
          take(event.target.files?.[0]);
          // Choosing the same file again must count as a choice.
          event.target.value = '';
        }}
        {...props}
      />
      {file && !disabled && (
        <Button
          variant="quiet"
          size="icon-sm"
          aria-label={`Remove ${file.name}`}
          onClick={clear}
          className="z-10"
        >
          <X />
        </Button>
      )}
    </div>
  );
}
