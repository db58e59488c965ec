import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FormSnapshot, FormStore } from './form-store.ts';

/** What fields need from their form. */
export type Control<Values extends FieldValues = FieldValues> = { store: FormStore; of?: Values };

/**
 * The part of React Hook Form's interface that we use; its own code would be an eighth of the order form's
 * first load.
 */
export type FormApi<Values extends FieldValues = FieldValues, Output = Values> = Pick<
  UseFormReturn<Values, unknown, Output>,
  'watch' | 'getValues' | 'setValue' | 'setError' | 'clearErrors' | 'setFocus' | 'reset' | 'handleSubmit'
> & {
  control: Control<Values>;
  readonly formState: Omit<FormSnapshot, 'values' | 'errors'> & {
    errors: FieldErrors<Values>;
    readonly isDirty: boolean;
  };
};
