import { program } from './contract.ts';
import { type JsonSchema, jsonSchemaOf, namedJsonSchemas } from './json-schema.ts';
import { problemStatuses } from './program-open-api.ts';
import type { ProgramOperation } from './program-operation.ts';

type ReferenceField = { name: string; type: string; isRequired: boolean };

/** Every operation as the reference pages show it, with calls to copy. */
export function programReference(siteUrl: string) {
  return (Object.entries(program) as [string, ProgramOperation][]).map(([name, operation]) => {
    const [method, path] = name.split(' ') as [string, string];
    return {
      id: operation.id,
      tag: operation.tag,
      method,
      path: path.replace(/:(\w+)/g, '{$1}'),
      summary: operation.summary,
      description: operation.description ?? '',
      scopes: [...operation.scopes] as string[],
      status: operation.status ?? 200,
      problems: problemStatuses(path, operation),
      fields: describeFields(jsonSchemaOf(operation.input, 'input')),
      curl: writeCurl(siteUrl, method, path, operation),
      typescript: `const answer = await hearthcast.${operation.id}(${writeLiteral(operation.example)});`,
    };
  });
}

/** The fields of an input, and those of a named part under its name. */
function describeFields({ properties = {}, required = [] }: JsonSchema, prefix = ''): ReferenceField[] {
  return Object.entries(properties).flatMap(([field, schema]) => {
    const name = prefix + field;
    const part = schema.$ref ? namedJsonSchemas()[describeType(schema)] : undefined;
    return [
      { name, type: describeType(schema), isRequired: required.includes(field) },
      ...(part ? describeFields(part, `${name}.`) : []),
    ];
  });
}

function describeType(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) as string;
  if (schema.enum) return schema.enum.map((value) => `"${value}"`).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(describeType).join(' | ');
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  return schema.format ? `${schema.type} (${schema.format})` : (schema.type ?? 'any');
}

function writeCurl(siteUrl: string, method: string, path: string, operation: ProgramOperation): string {
  const rest = Object.entries(operation.example).filter(([name]) => !path.includes(`:${name}`));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => String(operation.example[name]));
  const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)])).toString();
  const isGet = method === 'GET';
  const hasBody = !isGet && rest.length > 0;
  return [
    `curl ${isGet ? '' : `-X ${method} `}"${siteUrl}${filled}${isGet && query ? `?${query}` : ''}"`,
    '-H "Authorization: Bearer $HEARTHCAST_KEY"',
    ...(operation.needsIdempotencyKey ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(hasBody
      ? ['-H "Content-Type: application/json"', `-d '${JSON.stringify(Object.fromEntries(rest), null, 2)}'`]
      : []),
  ].join(' \\\n  ');
}

/** JSON with the names of its fields as TypeScript writes them. */
function writeLiteral(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/^(\s*)"(\w+)":/gm, '$1$2:');
}
