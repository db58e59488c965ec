import { program } from '#api/v1/contract.ts';
import { type JsonSchema, jsonSchemaOf, namedJsonSchemas } from '#api/v1/json-schema.ts';
import type { ProgramOperation } from '#api/v1/program-operation.ts';
import { versions } from '#api/v1/version.ts';

/** The generated half of the typed client: what each operation takes and returns. */
export function printOperations(): string {
  const rows = Object.entries(program) as [string, ProgramOperation][];
  const types = Object.entries(namedJsonSchemas()).map(
    ([name, schema]) => `export type ${name} = ${printType(schema)};\n`,
  );
  const operations = rows.map(([, operation]) => {
    const input = printType(jsonSchemaOf(operation.input, 'input'));
    const output = printType(jsonSchemaOf(operation.output, 'output'));
    return `  /** ${operation.summary} */\n  ${operation.id}: { input: ${input}; output: ${output} };\n`;
  });
  const table = rows.map(([name, operation]) => {
    const [method, path] = name.split(' ') as [string, string];
    const row = {
      method,
      path: path.replace(/:(\w+)/g, '{$1}'),
      needsIdempotencyKey: operation.needsIdempotencyKey ?? false,
      // Recording again is refused the second time, so a retry would hide that the first one worked.
      isRepeatable: operation.status !== 202,
      version: versions[0],
    };
    return `  ${operation.id}: ${JSON.stringify(row)},\n`;
  });
  return [
    '// Generated from the contract by tools/build.ts. Do not edit.\n',
    ...types,
    `export type Operations = {\n${operations.join('')}};\n`,
    `export const operations = {\n${table.join('')}} as const;\n`,
  ].join('\n');
}

function printType(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) as string;
  if (schema.anyOf) return schema.anyOf.map(printType).join(' | ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.type))
    return schema.type.map((type) => printType({ ...schema, type })).join(' | ');
  switch (schema.type) {
    case 'object':
      return printObject(schema);
    case 'array':
      return `Array<${printType(schema.items ?? {})}>`;
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    default:
      return 'unknown';
  }
}

function printObject({ properties, required = [], additionalProperties }: JsonSchema): string {
  if (!properties) return `Record<string, ${printType((additionalProperties as JsonSchema) ?? {})}>`;
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${printType(schema)}`,
  );
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : '{}';
}
