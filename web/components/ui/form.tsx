import type { ComponentProps, ReactElement } from 'react';
import type {
  ControllerRenderProps,
  FieldPath,
  FieldValues,
  SubmitErrorHandler,
  SubmitHandler,
} from 'react-hook-form';
import { isLoadFailure, NO_CONNECTION } from '../../browser/no-connection.ts';
import { cn } from '../cn.ts';
import type { Control, FormApi } from '../form/form-api.ts';
import { FormContext, useFormContext } from '../form/form-context.ts';
import { useController } from '../form/use-controller.ts';
import { Alert } from './alert.tsx';
import { Field } from './field.tsx';

type FormProps<Values extends FieldValues, Output> = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  form: FormApi<Values, Output>;
  onSubmit: SubmitHandler<Output>;
  /** Called when a field stopped the submit. */
  onInvalid?: SubmitErrorHandler<Values>;
};

/** One column of fields; on submit, the first field with an error gets the focus. */
export function Form<Values extends FieldValues, Output = Values>({
  form,
  onSubmit,
  onInvalid,
  className,
  ...props
}: FormProps<Values, Output>) {
  /** A part of the app that only the submit needs didn't arrive. */
  function showLost(error: unknown) {
    if (!isLoadFailure(error)) throw error;
    form.setError('root', { message: NO_CONNECTION });
  }
  return (
    <FormContext value={form as unknown as FormApi}>
      <form
        data-slot="form"
        noValidate
        onSubmit={(event) => void form.handleSubmit(onSubmit, onInvalid)(event).catch(showLost)}
        className={cn('flex flex-col gap-5', className)}
        {...props}
      />
    </FormContext>
  );
}

type FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = Omit<
  ComponentProps<typeof Field>,
  'children' | 'error'
> & {
  control: Control<Values>;
  name: Name;
  render: (field: ControllerRenderProps<Values, Name>) => ReactElement;
};

/** A field bound to one value of the form; its error appears next to it. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  render,
  ...props
}: FormFieldProps<Values, Name>) {
  const { field, error } = useController({ control, name });
  return (
    <Field error={error?.message} {...props}>
      {render(field)}
    </Field>
  );
}

/** The server's message about the whole form: set it with form.setError('root', …). */
export function FormError({ className }: { className?: string }) {
  const { formState } = useFormContext();
  const message = formState.errors.root?.message;
  if (!message) return null;
  return (
    <Alert tone="bad" className={className}>
      {message}
    </Alert>
  );
}
