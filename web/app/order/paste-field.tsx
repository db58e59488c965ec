import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import X from 'lucide-react/icons/x';
import { type ClipboardEvent, useEffect, useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { copiedPage, countPhotos, type PastedPage } from './pasted-page.ts';
import { readDevice } from './read-device.ts';

type PasteFieldProps = {
  value: PastedPage;
  onChange: (value: PastedPage) => void;
  onProblem: (problem: string) => void;
};

/** Takes a copied page with its photos, or any text about the home. Nothing is cut. */
export function PasteField({ value, onChange, onProblem }: PasteFieldProps) {
  function paste(event: ClipboardEvent) {
    const data = event.clipboardData;
    const html = copiedPage({ text: data.getData('text/plain'), html: data.getData('text/html') });
    if (html === '') return;
    event.preventDefault();
    onChange({ ...value, html });
  }

  /** On a phone, one tap instead of holding the field until a menu opens. */
  async function pasteAll() {
    try {
      const [item] = await navigator.clipboard.read();
      const read = async (type: string) =>
        item?.types.includes(type) ? (await item.getType(type)).text() : '';
      const [text, html] = [await read('text/plain'), await read('text/html')];
      const page = copiedPage({ text, html });
      if (page === '' && text === '') return onProblem('There’s nothing to paste. Copy the page first.');
      onChange(page === '' ? { ...value, text: value.text + text } : { ...value, html: page });
    } catch {
      onProblem('Your browser won’t let us paste. Press and hold the field below, then choose Paste.');
    }
  }

  const canPasteAll =
    readDevice() !== 'computer' && 'clipboard' in navigator && 'read' in navigator.clipboard;
  return (
    <>
      {value.html !== '' && (
        <CopiedPage html={value.html} onRemove={() => onChange({ ...value, html: '' })} />
      )}
      {value.html === '' && canPasteAll && (
        <Button variant="secondary" className="self-start" onClick={() => void pasteAll()}>
          <ClipboardPaste aria-hidden="true" /> Paste what I copied
        </Button>
      )}
      <Field
        label={value.html === '' ? 'Text or HTML of the page' : 'Anything to add'}
        optional={value.html !== ''}
        hint={
          value.html === ''
            ? 'On the listing’s page: select everything, copy, and paste it here. Photos are included.'
            : undefined
        }
      >
        <Textarea
          rows={value.html === '' ? 6 : 2}
          className="max-h-56"
          value={value.text}
          onPaste={paste}
          onChange={(event) => onChange({ ...value, text: event.target.value })}
        />
      </Field>
    </>
  );
}

function CopiedPage({ html, onRemove }: { html: string; onRemove: () => void }) {
  const remove = useRef<HTMLButtonElement>(null);
  // The field that had the focus has just become another one.
  useEffect(() => remove.current?.focus(), []);
  const photos = countPhotos(html);
  return (
    <div
      role="status"
      className="flex items-center justify-between gap-3 rounded-md border border-rule bg-raised py-2 ps-4 pe-2"
    >
      <p>
        <strong className="font-semibold">Page pasted</strong>
        {photos > 0 ? ` with ${photos} ${photos === 1 ? 'photo' : 'photos'}` : ' without photos'}
      </p>
      <Button ref={remove} variant="quiet" size="icon" aria-label="Remove the pasted page" onClick={onRemove}>
        <X />
      </Button>
    </div>
  );
}
