import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import { createFormApi } from './create-form-api.ts';
import type { FormApi } from './form-api.ts';
import type { FormOptions } from './form-store.ts';

/**
 * A form and what was typed into it. It is checked when it is submitted, and from then on with every change. It renders
 * again whenever something in it changes.
 */
export function useForm<Values extends FieldValues, Output = Values>({
  defaultValues,
  resolver,
}: FormOptions<Values, Output>): FormApi<Values, Output> {
  const [form] = useState(() => createFormApi<Values, Output>({ ...(defaultValues as FieldValues) }));
  const { store } = form.control;
  useSyncExternalStore(store.follow, store.read);
  useEffect(() => store.setResolver(resolver as Resolver | undefined), [store, resolver]);
  return form;
}
