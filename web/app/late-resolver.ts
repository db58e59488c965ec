import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { NO_CONNECTION } from '../browser/no-connection.ts';

type FormSchema = z.ZodType<FieldValues, FieldValues>;

/** For rules without words of their own: the validator's would be for programmers. */
function sayPlainly({ input }: { input?: unknown }): string {
  return input === undefined || input === null || input === ''
    ? 'Please fill in this field'
    : 'Please check this field';
}

/** Checks a form with a schema that loads with the first check: zod would be a fifth of a screen's first load. */
export function lateResolver<Schema extends FormSchema>(
  loadSchema: () => Promise<Schema>,
): Resolver<z.input<Schema>, unknown, z.output<Schema>> {
  return async (values, context, options) => {
    try {
      const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), loadSchema()]);
      return await zodResolver(schema, { error: sayPlainly })(values, context, options);
    } catch {
      // Nothing unchecked is sent; the first field says why.
      const [first = 'root'] = Object.keys(options.fields);
      const errors = { [first]: { type: 'load', message: NO_CONNECTION } };
      return { values: {}, errors: errors as FieldErrors<z.input<Schema>> };
    }
  };
}
