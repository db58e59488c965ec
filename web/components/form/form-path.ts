type Holder = Record<string, unknown>;

/** The value at a path such as `links.0.url`. */
export function readPath(holder: unknown, path: string): unknown {
  return path.split('.').reduce((part, key) => (part as Holder | undefined)?.[key], holder);
}

/** A copy with a new value at a path. Missing parts are created: lists for numbers, objects for names. */
export function writePath<Whole>(holder: Whole, path: string, value: unknown): Whole {
  const [key = '', ...rest] = path.split('.');
  const isList = Array.isArray(holder) || (!holder && /^\d+$/.test(key));
  const copy = (isList ? [...((holder as unknown[] | undefined) ?? [])] : { ...holder }) as Holder;
  copy[key] = rest.length === 0 ? value : writePath(copy[key], rest.join('.'), value);
  return copy as Whole;
}
