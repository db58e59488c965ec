import { useState, useSyncExternalStore } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FormApi } from './form-api.ts';
import { createFormReads } from './form-reads.ts';

/** The form, which renders its reader again only when something changes that the reader has read. */
export function useFormReads<Values extends FieldValues, Output>(
  form: FormApi<Values, Output>,
): FormApi<Values, Output> {
  const [reads] = useState(() => createFormReads(form as unknown as FormApi));
  useSyncExternalStore(form.control.store.follow, reads.version);
  reads.forget();
  return reads.form as unknown as FormApi<Values, Output>;
}
