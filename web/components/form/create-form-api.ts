import type { FieldValues } from 'react-hook-form';
import type { FormApi } from './form-api.ts';
import { readPath } from './form-path.ts';
import { createFormStore, type FormStore } from './form-store.ts';

type Names = string | readonly string[] | undefined;

function readValues({ read }: FormStore, names: Names): unknown {
  const { values } = read();
  if (names === undefined) return values;
  return typeof names === 'string' ? readPath(values, names) : names.map((name) => readPath(values, name));
}

/** Calls back with every change of a value. */
function watchValues({ read, follow }: FormStore, onChange: () => void): { unsubscribe: () => void } {
  let seen = read().values;
  const unsubscribe = follow(() => {
    if (read().values === seen) return;
    seen = read().values;
    onChange();
  });
  return { unsubscribe };
}

/** A form's interface; the same object as long as the form lives. */
export function createFormApi<Values extends FieldValues, Output>(
  defaultValues: FieldValues,
): FormApi<Values, Output> {
  const store = createFormStore(defaultValues);
  const api = {
    control: { store },
    get formState() {
      const { values: _, ...state } = store.read();
      return {
        ...state,
        get isDirty() {
          return store.isDirty();
        },
      };
    },
    getValues: (names?: Names) => readValues(store, names),
    watch: (names?: Names | (() => void)) =>
      typeof names === 'function' ? watchValues(store, names) : readValues(store, names),
    setValue: (name: string, value: unknown, options?: { shouldValidate?: boolean }) =>
      store.set(name, value, options?.shouldValidate ?? false),
    setError(name: string, error: object, options?: { shouldFocus?: boolean }) {
      store.setError(name, { type: 'custom', ...error });
      if (options?.shouldFocus) store.focus(name);
    },
    clearErrors: (name?: string) =>
      name === undefined ? store.clearErrors() : store.setError(name, undefined),
    setFocus: store.focus,
    reset: store.reset,
    handleSubmit:
      (onValid: (values: never) => unknown, onInvalid?: (errors: never) => unknown) =>
      (event?: { preventDefault: () => void }) => {
        event?.preventDefault();
        return store.submit(onValid, onInvalid);
      },
  };
  return api as unknown as FormApi<Values, Output>;
}
