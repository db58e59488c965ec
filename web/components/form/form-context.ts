import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FormApi } from './form-api.ts';

export const FormContext = createContext<FormApi | null>(null);

/** The form around. Whoever reads it renders again when something in it changes. */
export function useFormContext<Values extends FieldValues = FieldValues>(): FormApi<Values> {
  const form = useContext(FormContext);
  if (!form) throw new Error('Parts of a form belong inside <Form>.');
  const { store } = form.control;
  useSyncExternalStore(store.follow, store.read);
  return form as unknown as FormApi<Values>;
}
