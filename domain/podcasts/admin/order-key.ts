/** One form, one order. */
export function formOrderKey(formKey: string): string {
  return `form:${formKey}`;
}

/** One row of a file, one order. */
export function rowOrderKey(batchKey: string, row: number): string {
  return `file:${batchKey}:${row}`;
}

/** The prefix of all keys of a file; undefined for a single order. */
export function batchOf(orderKey: string): string | undefined {
  return /^file:[^:]+(?=:)/.exec(orderKey)?.[0];
}
