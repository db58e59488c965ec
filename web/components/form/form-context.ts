import { createContext, useContext } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FormApi } from './form-api.ts';
import { useFormReads } from './use-form-reads.ts';

export const FormContext = createContext<FormApi | null>(null);

/** The surrounding form. Its reader renders again when something changes that it has read. */
export function useFormContext<Values extends FieldValues = FieldValues>(): FormApi<Values> {
  const form = useContext(FormContext);
  if (!form) throw new Error('Parts of a form belong inside <Form>.');
  return useFormReads(form) as unknown as FormApi<Values>;
}
