import { useSyncExternalStore } from 'react';
import type { ArrayPath, FieldArray, FieldValues } from 'react-hook-form';
import type { Control } from './form-api.ts';
import { readPath } from './form-path.ts';

const none: never[] = [];

type Listed<Values extends FieldValues, Name> = { control: Control<Values>; name: Name };

/** A list of rows in a form. A new row gets the focus unless told otherwise. */
export function useFieldArray<Values extends FieldValues, Name extends ArrayPath<Values>>({
  control: { store },
  name,
}: Listed<Values, Name>) {
  type Row = FieldArray<Values, Name>;
  const readRows = () => (readPath(store.read().values, name) ?? none) as Row[];
  const rows = useSyncExternalStore(store.follow, readRows);
  const keys = store.keysOf(name, rows.length);

  function append(given: Row | Row[], { shouldFocus = true } = {}): void {
    const before = readRows();
    if (shouldFocus) store.focusSoon(`${name}.${before.length}.`);
    store.set(name, before.concat(given));
  }

  return {
    fields: rows.map((row, index) => ({ ...(row as object), id: keys[index] ?? '' })),
    append,
    remove: (index: number) => store.removeRow(name, index),
  };
}
