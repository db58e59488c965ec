import fc from 'fast-check';
import type { JsonSchema } from '#api/v1/json-schema.ts';

/** Values that break careless code. */
const hostile = fc.constantFrom<unknown>(
  null,
  '',
  'a\0b',
  '\ud800',
  '\u202egnp',
  '<script>',
  "' or 1=1 --",
  'x'.repeat(5000),
  -1,
  1e308,
  2 ** 53,
  0.1,
  [],
  {},
  [[]],
  { a: { b: 1 } },
  true,
);

/** A value of a JSON schema, and now and then one that doesn't match it. */
export function arbitraryValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 7, arbitrary: valid(schema) }, { weight: 1, arbitrary: hostile });
}

function valid(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valid));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, part]) => [name, arbitraryValue(part)]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
    case 'array':
      return fc.array(arbitraryValue(schema.items ?? {}), { maxLength: 3 });
    case 'integer':
      return fc.integer(range(schema, 1e6));
    case 'number':
      return fc.integer(range(schema, 99)).map((value) => value / 4);
    case 'boolean':
      return fc.boolean();
    case 'string':
      return text(schema);
    default:
      return fc.oneof(fc.string(), fc.constant(null));
  }
}

const range = ({ minimum = -10, maximum = 1e6 }: JsonSchema, most: number) => ({
  min: Number(minimum),
  max: Math.min(Number(maximum), most),
});

function text({ format, maxLength = 60, minLength = 0 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'uri') return fc.webUrl();
  const unit = fc.constantFrom<'grapheme' | 'binary'>('grapheme', 'binary');
  const size = { minLength: Number(minLength), maxLength: Math.min(Number(maxLength), 60) };
  return unit.chain((kind) => fc.string({ ...size, unit: kind }));
}
