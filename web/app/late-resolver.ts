import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { NO_CONNECTION } from '../browser/no-connection.ts';
import { writePath } from '../components/form/form-path.ts';

type FormSchema = z.ZodType<FieldValues, FieldValues>;

/** For rules without a message of their own: the validator's messages are meant for programmers. */
function sayPlainly({ input }: { input?: unknown }): string {
  return input === undefined || input === null || input === ''
    ? 'Please fill in this field'
    : 'Please check this field';
}

/** For a union of shapes, reports what's wrong with the first one. */
function messageOf(issue: z.core.$ZodIssue): string {
  return (issue.code === 'invalid_union' && issue.errors[0]?.[0]?.message) || issue.message;
}

/** One message per field: the first. */
function toErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const messages = new Map<string, string>();
  for (const issue of issues) {
    const path = issue.path.join('.') || 'root';
    if (!messages.has(path)) messages.set(path, messageOf(issue));
  }
  let errors: FieldErrors = {};
  for (const [path, message] of messages) errors = writePath(errors, path, { type: 'invalid', message });
  return errors;
}

/** Checks a form with a schema that loads with the first check: zod would be a fifth of a screen's first load. */
export function lateResolver<Schema extends FormSchema>(
  loadSchema: () => Promise<Schema>,
): Resolver<z.input<Schema>, unknown, z.output<Schema>> {
  return async (values, _context, options) => {
    type Errors = FieldErrors<z.input<Schema>>;
    try {
      const schema = await loadSchema();
      const checked = await schema.safeParseAsync(values, { error: sayPlainly });
      if (checked.success) return { values: checked.data as z.output<Schema>, errors: {} };
      return { values: {}, errors: toErrors(checked.error.issues) as Errors };
    } catch {
      // Nothing unchecked is sent; the first field says why.
      const [first = 'root'] = Object.keys(options.fields);
      const errors = { [first]: { type: 'load', message: NO_CONNECTION } };
      return { values: {}, errors: errors as Errors };
    }
  };
}
