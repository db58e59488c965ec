import { useSyncExternalStore } from 'react';
import type { FieldPath, FieldPathValue, FieldPathValues, FieldValues } from 'react-hook-form';
import type { Control } from './form-api.ts';
import { readPath } from './form-path.ts';

type Watched<Values extends FieldValues, Name> = { control: Control<Values>; name: Name };

/** The value of one or several fields, for a part of a form that renders separately. */
export function useWatch<Values extends FieldValues, Name extends FieldPath<Values>>(
  watched: Watched<Values, Name>,
): FieldPathValue<Values, Name>;
export function useWatch<Values extends FieldValues, const Names extends readonly FieldPath<Values>[]>(
  watched: Watched<Values, readonly [...Names]>,
): FieldPathValues<Values, Names>;
export function useWatch({ control, name }: Watched<FieldValues, string | readonly string[]>): unknown {
  const { follow, read } = control.store;
  const path = typeof name === 'string' ? name : undefined;
  const found = useSyncExternalStore(follow, () => (path ? readPath(read().values, path) : read().values));
  return typeof name === 'string' ? found : name.map((one) => readPath(found, one));
}
