import { type ChangeEvent, useId, useState } from 'react';
import {
  kindsWithOriginal,
  type MarkableKind,
  markableKinds,
  photoKindNames,
} from '#domain/listings/photos/rules.ts';
import { Input } from '../../components/ui/input.tsx';
import { NativeSelect } from '../../components/ui/native-select.tsx';

type Origin = { kind: MarkableKind; edits: string; originalSrc: string | null; quote: string | null };

type PhotoOriginFieldProps = {
  /** "photo 2 of 9" */
  name: string;
  origin: Origin;
  /** "California (AB 723)", where a law asks for originals. */
  law: string | null;
  /** An original is on its way. */
  isSending: boolean;
  onChange: (change: Partial<Pick<Origin, 'kind' | 'edits'>>) => void;
  onOriginal: (file: File) => void;
};

/** Whether a photo was edited, and the original if it was. */
export function PhotoOriginField({
  name,
  origin,
  law,
  isSending,
  onChange,
  onOriginal,
}: PhotoOriginFieldProps) {
  // Only the typed text is dropped when the server says something else. Replacing the whole field would also remove the
  // file picker, which may be open: a file chosen in it would then be lost.
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null);
  const { kind, originalSrc, quote } = origin;
  const edits = typed && typed.over === origin.edits ? typed.text : origin.edits;
  return (
    <div className="flex flex-col gap-2">
      <NativeSelect
        aria-label={`What ${name} shows`}
        value={kind}
        onChange={(event) => onChange({ kind: event.target.value as MarkableKind })}
        className="h-10 ps-2.5 pe-8 text-ellipsis text-sm"
      >
        {markableKinds.map((one) => (
          <option key={one} value={one}>
            {photoKindNames[one]}
          </option>
        ))}
      </NativeSelect>
      {quote && kind !== 'as-listed' && (
        <p className="wrap-anywhere text-ink-soft text-xs">The listing says: “{quote}”</p>
      )}
      {kind === 'edited' && (
        <Input
          aria-label={`What was changed in ${name}`}
          value={edits}
          maxLength={120}
          placeholder="What was changed"
          onChange={(event) => setTyped({ text: event.target.value, over: origin.edits })}
          onBlur={() => edits.trim() !== origin.edits && onChange({ edits: edits.trim() })}
          className="h-10 px-2.5 text-sm"
        />
      )}
      {kindsWithOriginal.includes(kind) && (
        <OriginalPicker
          name={name}
          src={originalSrc}
          isSending={isSending}
          law={law}
          onOriginal={onOriginal}
        />
      )}
    </div>
  );
}

type OriginalPickerProps = {
  name: string;
  src: string | null;
  isSending: boolean;
  law: string | null;
  onOriginal: (file: File) => void;
};

function OriginalPicker({ name, src, isSending, law, onOriginal }: OriginalPickerProps) {
  const id = useId();
  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    if (file) onOriginal(file);
    // Choosing the same file again must count as a choice.
    event.target.value = '';
  }
  return (
    <div className="flex items-center gap-2 text-sm">
      {src && (
        <img src={src} alt={`Original of ${name}`} className="size-12 shrink-0 rounded-sm object-cover" />
      )}
      <div className="min-w-0">
        <label
          htmlFor={id}
          className="inline-flex min-h-8 cursor-pointer items-center font-semibold underline decoration-ember decoration-2 underline-offset-4 has-[+input:focus-visible]:outline-3 has-[+input:focus-visible]:outline-focus"
        >
          {isSending ? 'Sending…' : src ? 'Replace the original' : 'Add the original'}
          <span className="sr-only"> of {name}</span>
        </label>
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          disabled={isSending}
          onChange={choose}
          className="sr-only"
        />
        {!src && law && <p className="text-warn text-xs">{law} asks for it.</p>}
      </div>
    </div>
  );
}
