import type { FormApi } from './form-api.ts';
import { readPath } from './form-path.ts';

type Read = () => unknown;

/** A form that remembers what was read from it. Its version changes when any of that changes. */
export function createFormReads(form: FormApi) {
  const { store } = form.control;
  const seen = new Map<string, { read: Read; value: unknown }>();
  let version = 0;

  function note(key: string, read: Read): unknown {
    const value = read();
    seen.set(key, { read, value });
    return value;
  }
  const noteValue = (name: string) => note(`value ${name}`, () => readPath(store.read().values, name));
  const notedState = {} as FormApi['formState'];
  for (const key of ['errors', 'isSubmitting', 'isSubmitted', 'isSubmitSuccessful'] as const)
    Object.defineProperty(notedState, key, { get: () => note(key, () => store.read()[key]) });
  Object.defineProperty(notedState, 'isDirty', { get: () => note('isDirty', store.isDirty) });

  function watch(names?: string | readonly string[] | (() => void)): unknown {
    if (typeof names === 'function') return form.watch(names);
    if (names === undefined) return note('values', () => store.read().values);
    return typeof names === 'string' ? noteValue(names) : names.map(noteValue);
  }

  return {
    form: { ...form, control: form.control, formState: notedState, watch } as unknown as FormApi,
    forget: () => seen.clear(),
    version(): number {
      const hasChanged = [...seen.values()].some(({ read, value }) => !Object.is(read(), value));
      if (hasChanged) {
        version += 1;
        seen.clear();
      }
      return version;
    },
  };
}
