import { useCallback, useReducer, useSyncExternalStore } from 'react';
import type { ControllerRenderProps, FieldError, FieldPath, FieldValues } from 'react-hook-form';
import type { Control } from './form-api.ts';
import { readPath } from './form-path.ts';

/** What a control passes: an event, or the value itself. */
function givenValue(given: unknown): unknown {
  const target = (given as { target?: HTMLInputElement } | null)?.target;
  if (!target) return given;
  return target.type === 'checkbox' ? target.checked : target.value;
}

type Controlled<Values extends FieldValues, Name> = { control: Control<Values>; name: Name };

/** Binds a control to one value of the form. */
export function useController<Values extends FieldValues, Name extends FieldPath<Values>>({
  control: { store },
  name,
}: Controlled<Values, Name>) {
  const value = useSyncExternalStore(store.follow, () => readPath(store.read().values, name));
  const error = useSyncExternalStore(store.follow, () => readPath(store.read().errors, name));
  const ref = useCallback(
    (element: { focus?: () => void } | null) => store.register(name, element),
    [store, name],
  );
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const field = {
    name,
    value,
    onChange(given: unknown) {
      store.set(name, givenValue(given));
      // In the moment between the first drawing and its effects, nobody follows the store yet, and React would put the
      // old value back into the field.
      drawAgain();
    },
    onBlur: () => {},
    ref,
  };
  return {
    field: field as ControllerRenderProps<Values, Name>,
    error: error as FieldError | undefined,
  };
}
