import { program } from './contract.ts';
import { inputSchemaOf, type JsonSchema, namedJsonSchemas, outputSchemaOf } from './json-schema.ts';
import { placeSample, problemStatuses } from './program-open-api.ts';
import type { ProgramOperation } from './program-operation.ts';
import { versions } from './version.ts';

type ReferenceField = { name: string; type: string; isRequired: boolean; text: string };
type Schemas = Record<string, JsonSchema>;

/** An order with the same name is the same order, so the sample can be sent twice. */
const SAMPLE_KEY = 'alder-lane-48';

/** Every operation and object as the reference pages show them, with calls to copy. */
export function programReference(siteUrl: string) {
  const schemas = namedJsonSchemas();
  const operations = (Object.entries(program) as [string, ProgramOperation][]).map(([name, operation]) => {
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
      inputs: describeInputs(method, path, operation, schemas),
      ...describeOutput(outputSchemaOf(operation)),
      curl: writeCurl(siteUrl, method, path, operation),
      javascript: writeJavascript(operation),
      sample: JSON.stringify(placeSample(operation, siteUrl), null, 2),
    };
  });
  const { FactSheet: _sent, Problem: _refused, ...received } = schemas;
  const objects = Object.entries(received).map(([name, schema]) => ({
    name,
    // Nothing is ever left out of a response.
    fields: describeFields(schema, schemas).map((field) => ({ ...field, isRequired: false })),
  }));
  return { version: versions[0], operations, objects };
}

/** Where each field of an operation goes. */
function describeInputs(method: string, path: string, operation: ProgramOperation, schemas: Schemas) {
  const schema = inputSchemaOf(operation);
  const fields = describeFields(schema, schemas);
  const isInPath = ({ name }: ReferenceField) => path.includes(`:${name}`);
  const rest = fields.filter((field) => !isInPath(field));
  return [
    { place: 'Path', fields: fields.filter(isInPath) },
    { place: 'Headers', fields: describeHeaders(operation) },
    { place: method === 'GET' ? 'Query' : 'Body', fields: rest },
  ].filter((group) => group.fields.length > 0);
}

function describeHeaders({ needsIdempotencyKey, matches }: ProgramOperation): ReferenceField[] {
  const header = (name: string, isRequired: boolean, text: string) => ({
    name,
    type: 'string',
    isRequired,
    text,
  });
  if (needsIdempotencyKey)
    return [header('Idempotency-Key', true, 'Your name for this order, 8 to 200 characters.')];
  return matches ? [header('If-Match', false, 'The `ETag` of the version you read.')] : [];
}

/** The returned object, and whether it is a page of them. */
function describeOutput(schema: JsonSchema): { returns: string; isList: boolean } {
  const items = schema.properties?.data?.items;
  return { returns: describeType(items ?? schema), isList: items !== undefined };
}

/** The fields of an object, and those of a nested part under its name. */
function describeFields(schema: JsonSchema, schemas: Schemas, prefix = ''): ReferenceField[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([field, value]) => {
    const name = prefix + field;
    const isRequired = required.includes(field);
    const part = partOf(value, schemas);
    return [
      { name, type: describeType(value), isRequired, text: value.description ?? '' },
      ...(part ? describeFields(part, schemas, `${name}${value.items ? '[]' : ''}.`) : []),
    ];
  });
}

/** The object inside a field, if there is one. */
function partOf(schema: JsonSchema, schemas: Schemas): JsonSchema | undefined {
  if (schema.$ref) return schemas[describeType(schema)];
  if (schema.items) return partOf(schema.items, schemas);
  if (schema.anyOf) return schema.anyOf.map((part) => partOf(part, schemas)).find((part) => part);
  return schema.properties ? schema : undefined;
}

function describeType(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) as string;
  if (schema.enum) return schema.enum.map((value) => `"${value}"`).join(' | ');
  if (schema.const !== undefined) return `"${schema.const}"`;
  if (schema.anyOf) return schema.anyOf.map(describeType).join(' | ');
  if (schema.items) return `${describeType(schema.items)}[]`;
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
    ...(operation.needsIdempotencyKey ? [`-H "Idempotency-Key: ${SAMPLE_KEY}"`] : []),
    ...(hasBody
      ? ['-H "Content-Type: application/json"', `-d '${JSON.stringify(Object.fromEntries(rest), null, 2)}'`]
      : []),
  ].join(' \\\n  ');
}

function writeJavascript({ id, example, needsIdempotencyKey }: ProgramOperation): string {
  const options = needsIdempotencyKey ? `, { idempotencyKey: '${SAMPLE_KEY}' }` : '';
  return `const response = await hearthcast.${id}(${writeLiteral(example)}${options});`;
}

/** JSON with property names as JavaScript writes them. */
function writeLiteral(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/^(\s*)"(\w+)":/gm, '$1$2:');
}
