import { type FormEvent, useEffect, useState } from 'react';
import { ApiError, request } from '../../browser/api.ts';
import { saveNotice } from '../../browser/notice-after-load.ts';
import { type Editable, editFields, toEdit } from './edit-fields.ts';
import { closeModal, Modal, type StaffDialogProps } from './modal.tsx';
import { controlStyles, mainButtonStyles, otherButtonStyles } from './styles.ts';

export const UPDATED = 'Listing updated successfully';

/**
 * Edits what the page says. The values are read when it opens; if someone changes them in the meantime,
 * saving is refused.
 */
export function EditProperty({ listingId, toast, onClose, showToast }: StaffDialogProps) {
  const [listing, setListing] = useState<Editable>();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState('');
  const [isSaving, setSaving] = useState(false);

  useEffect(() => {
    request('GET /api/listings/:listingId', { listingId }).then(
      (answer) => setListing(answer.listing),
      (error: Error) => setRefusal(error.message),
    );
  }, [listingId]);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!listing || isSaving) return;
    setSaving(true);
    setRefusal('');
    showToast(undefined);
    try {
      await request('PATCH /api/listings/:listingId', toEdit(new FormData(event.currentTarget), listing));
      // The page itself is rendered again, so the success message waits for it.
      saveNotice(UPDATED);
      location.reload();
    } catch (error) {
      setSaving(false);
      const { fields = {}, message = '' } = error instanceof ApiError ? error : {};
      setProblems(fields);
      setRefusal(Object.keys(fields).length > 0 ? '' : message);
      showToast({ tone: 'bad', title: 'Failed to update listing', text: message });
    }
  }

  return (
    <Modal title="Edit Property" toast={toast} onClose={onClose}>
      {!listing && !refusal && <p role="status">Loading…</p>}
      {refusal && (
        <p role="alert" className="mb-5 rounded-md bg-bad-wash px-4 py-3 font-medium text-bad">
          {refusal}
        </p>
      )}
      {listing && (
        <form onSubmit={save} noValidate className="grid gap-5 sm:grid-cols-2">
          {editFields.map((field) => (
            <EditInput
              key={field.name}
              {...field}
              value={listing[field.name]}
              problem={problems[field.name]}
            />
          ))}
          <div className="flex flex-wrap justify-end gap-3 sm:col-span-2">
            <button type="button" className={otherButtonStyles} onClick={closeModal}>
              Cancel
            </button>
            <button type="submit" className={mainButtonStyles} aria-disabled={isSaving || undefined}>
              {isSaving ? 'Saving...' : 'Save Changes'}
            </button>
          </div>
        </form>
      )}
    </Modal>
  );
}

type EditInputProps = (typeof editFields)[number] & {
  value: string | number | null;
  problem: string | undefined;
};

/** 2.75 baths came from a page; the browser would reject it as not a half step. */
function stepFor(step: number, value: unknown): number {
  return Number(value) % step === 0 ? step : step / 2;
}

function EditInput({
  name,
  label,
  value,
  problem,
  step,
  isLong,
  isWide,
  isOptional,
  inputMode,
}: EditInputProps) {
  const id = `edit-${name}`;
  const wiring = {
    id,
    name,
    defaultValue: value ?? '',
    required: !isOptional,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  };
  return (
    <div className={isWide ? 'sm:col-span-2' : ''}>
      <label htmlFor={id} className="mb-1.5 flex justify-between font-semibold text-sm">
        {label}
        {isOptional && <span className="font-normal text-ink-soft">Optional</span>}
      </label>
      {isLong ? (
        <textarea {...wiring} rows={8} className={`${controlStyles} max-h-72 py-2.5`} />
      ) : (
        <input
          {...wiring}
          {...(step === undefined
            ? { type: 'text', inputMode }
            : { type: 'number', min: 0, max: 99, step: stepFor(step, value) })}
          className={`${controlStyles} h-11`}
        />
      )}
      {problem && (
        <p id={`${id}-problem`} className="mt-1 font-medium text-bad text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}
