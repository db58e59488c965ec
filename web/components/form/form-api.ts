import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FormSnapshot, FormStore } from './form-store.ts';

/** What fields need of their form. */
export type Control<Values extends FieldValues = FieldValues> = { store: FormStore; of?: Values };

/** What we use of React Hook Form's interface; its own code would be an eighth of the order form's first load. */
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
