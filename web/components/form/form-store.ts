import type { FieldErrors, FieldValues, Resolver, UseFormProps } from 'react-hook-form';
import { afterPaint } from '../../browser/after-paint.ts';
import { readPath, writePath } from './form-path.ts';
import { hasErrors } from './has-errors.ts';

export type FormOptions<Values extends FieldValues, Output> = Pick<
  UseFormProps<Values, unknown, Output>,
  'defaultValues' | 'resolver'
>;

export type FormSnapshot = {
  values: FieldValues;
  errors: FieldErrors;
  isSubmitting: boolean;
  isSubmitted: boolean;
  isSubmitSuccessful: boolean;
};

type Focusable = { focus?: () => void };
type Checked = { values: unknown; errors: FieldErrors };
export type FormStore = ReturnType<typeof createFormStore>;

const untouched = { errors: {}, isSubmitting: false, isSubmitted: false, isSubmitSuccessful: false };

/** The state of a form, outside of React. */
export function createFormStore(defaultValues: FieldValues) {
  let defaults = defaultValues;
  let state: FormSnapshot = { values: defaults, ...untouched };
  let resolver: Resolver | undefined;
  let focusNext = '';
  const listeners = new Set<() => void>();
  const elements = new Map<string, Focusable>();
  const keys = new Map<string, string[]>();
  const changed = new Set<string>();
  let checks = 0;
  let keyCount = 0;

  function change(next: Partial<FormSnapshot>): void {
    state = { ...state, ...next };
    for (const tell of [...listeners]) tell();
  }

  async function check(): Promise<Checked> {
    if (!resolver) return { values: state.values, errors: {} };
    const fields = Object.fromEntries([...elements.keys()].map((name) => [name, {}]));
    return resolver(state.values, undefined, { fields, shouldUseNativeValidation: undefined } as never);
  }

  /**
   * After the first submit, wrong fields are checked again while typing; other fields keep their messages.
   */
  async function checkAgain(name: string): Promise<void> {
    changed.add(name);
    checks += 1;
    const mine = checks;
    const { errors } = await check();
    if (mine !== checks) return;
    let shown = state.errors;
    for (const one of changed) shown = writePath(shown, one, readPath(errors, one));
    changed.clear();
    change({ errors: shown });
  }

  function focusFirstError(): void {
    const wrong = [...elements]
      .filter(([name]) => readPath(state.errors, name))
      .map(([, element]) => element);
    const first = wrong.toSorted(byPlace)[0];
    first?.focus?.();
  }

  return {
    read: () => state,
    follow(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isDirty: () => JSON.stringify(state.values) !== JSON.stringify(defaults),
    setResolver(given: Resolver | undefined): void {
      resolver = given;
    },
    register(name: string, element: Focusable | null): void {
      if (!element) return void elements.delete(name);
      elements.set(name, element);
      if (focusNext === '' || !name.startsWith(focusNext)) return;
      focusNext = '';
      void afterPaint().then(() => element.focus?.());
    },
    focus(name: string): void {
      elements.get(name)?.focus?.();
    },
    /** The first field below this path gets the focus when it appears. */
    focusSoon(path: string): void {
      focusNext = path;
    },
    set(name: string, value: unknown, isChecked = state.isSubmitted): void {
      change({ values: writePath(state.values, name, value) });
      if (isChecked) void checkAgain(name);
    },
    setError(name: string, error: unknown): void {
      change({ errors: error ? writePath(state.errors, name, error) : clear(state.errors, name) });
    },
    clearErrors: () => change({ errors: {} }),
    reset(values: FieldValues = defaults): void {
      defaults = values;
      keys.clear();
      change({ values, ...untouched });
    },
    /** Names for the rows of a list that stay with them when others are removed. */
    keysOf(name: string, count: number): string[] {
      const known = keys.get(name) ?? [];
      while (known.length < count) {
        keyCount += 1;
        known.push(`row-${keyCount}`);
      }
      known.length = count;
      keys.set(name, known);
      return known;
    },
    removeRow(name: string, index: number): void {
      // Copied first: errors have gaps, which a filter would close.
      const without = (list: unknown) => [...((list as unknown[]) ?? [])].filter((_, at) => at !== index);
      keys.set(name, without(keys.get(name)) as string[]);
      const errors = readPath(state.errors, name);
      change({
        values: writePath(state.values, name, without(readPath(state.values, name))),
        errors: Array.isArray(errors) ? writePath(state.errors, name, without(errors)) : state.errors,
      });
    },
    async submit(onValid: (values: never) => unknown, onInvalid?: (errors: never) => unknown): Promise<void> {
      change({ isSubmitting: true, isSubmitSuccessful: false });
      let isDone = false;
      try {
        await afterPaint();
        const { values, errors } = await check();
        change({ errors });
        if (hasErrors(errors)) {
          await onInvalid?.(errors as never);
          focusFirstError();
        } else await onValid(values as never);
        isDone = true;
      } finally {
        const isSubmitSuccessful = isDone && !hasErrors(state.errors);
        change({ isSubmitting: false, isSubmitted: true, isSubmitSuccessful });
      }
    },
  };
}

/** `Node.DOCUMENT_POSITION_FOLLOWING` */
const FOLLOWING = 4;

function byPlace(one: Focusable, other: Focusable): number {
  const place = (one as Element).compareDocumentPosition?.(other as Element) ?? 0;
  return place & FOLLOWING ? -1 : 1;
}

function clear(errors: FieldErrors, name: string): FieldErrors {
  return readPath(errors, name) === undefined ? errors : writePath(errors, name, undefined);
}
