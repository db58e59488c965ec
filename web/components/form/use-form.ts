import { useEffect, useState } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import { createFormApi } from './create-form-api.ts';
import type { FormApi } from './form-api.ts';
import type { FormOptions } from './form-store.ts';
import { useFormReads } from './use-form-reads.ts';

/**
 * A form and its input. It is checked when it is submitted, and from then on with every change. Its owner renders
 * again when something changes that it has read.
 */
export function useForm<Values extends FieldValues, Output = Values>({
  defaultValues,
  resolver,
}: FormOptions<Values, Output>): FormApi<Values, Output> {
  const [form] = useState(() => createFormApi<Values, Output>({ ...(defaultValues as FieldValues) }));
  const { store } = form.control;
  useEffect(() => store.setResolver(resolver as Resolver | undefined), [store, resolver]);
  return useFormReads(form);
}
