import { scopeTexts } from '#domain/api-keys/rules.ts';
import { program } from './contract.ts';
import { type JsonSchema, jsonSchemaOf, namedJsonSchemas } from './json-schema.ts';
import { type ProgramOperation, type ProgramTag, programTags } from './program-operation.ts';
import { VERSION_HEADER, versions } from './version.ts';

const tagTexts: Record<ProgramTag, string> = {
  Orders: 'Order episodes and follow them.',
  Listings: 'The homes you ordered for, their pages and their results.',
  Kits: 'What was made for a home: script, transcript and files.',
  Leads: 'What buyers send from your listing pages.',
  Balance: 'What you have prepaid, with a statement.',
  Invoices: 'What a team owes, month by month.',
};

const problems: Record<number, string> = {
  400: 'The request is wrong; `errors` names the fields.',
  401: 'There is no valid key.',
  402: 'The balance is too low.',
  403: 'The key lacks the scope.',
  404: 'There is no such thing in your account.',
  409: 'Not possible in its present state.',
  412: 'It has changed since you read it.',
  422: 'The idempotency key was used with another request.',
  429: 'The key made too many requests; see Retry-After.',
  503: 'A service we depend on is not answering; try again.',
};

/** The OpenAPI document of /v1, generated from its contract. */
export function programOpenApi(siteUrl: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, operation] of Object.entries(program) as [string, ProgramOperation][]) {
    const [method, path] = name.split(' ') as [string, string];
    const key = path.replace(/:(\w+)/g, '{$1}');
    paths[key] = { ...paths[key], [method.toLowerCase()]: describeOperation(method, path, operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hearthcast API',
      version: versions[0],
      summary: 'Order listing podcasts and read what was made.',
      description: `Send your key as a bearer token. Reference: ${siteUrl}/developers`,
      license: { name: 'Terms of Service', url: `${siteUrl}/terms-of-service` },
      termsOfService: `${siteUrl}/terms-of-service`,
    },
    servers: [{ url: siteUrl }],
    security: [{ key: [] }],
    tags: programTags.map((name) => ({ name, description: tagTexts[name] })),
    paths,
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: `Scopes: ${Object.keys(scopeTexts).join(', ')}` },
      },
      schemas: namedJsonSchemas(),
      headers: {
        ETag: header('The version of what is sent, for If-None-Match and If-Match'),
        RateLimit: header('Requests left and seconds until the window ends: "key";r=118;t=42'),
        'RateLimit-Policy': header('Requests for each window: "key";q=120;w=60'),
        [VERSION_HEADER]: header('The version of the API that answered'),
      },
    },
  };
}

/** The statuses of refusals that a row can answer with. */
export function problemStatuses(path: string, operation: ProgramOperation): number[] {
  return [
    ...[400, 401, 403, 429, 503],
    ...(path.includes(':') ? [404, 409] : []),
    ...(operation.needsIdempotencyKey ? [402, 409, 422] : []),
    ...(operation.matches ? [412] : []),
  ].sort((a, b) => a - b);
}

function describeOperation(method: string, path: string, operation: ProgramOperation): object {
  const input = jsonSchemaOf(operation.input, 'input');
  const isGet = method === 'GET';
  const fields = Object.entries(input.properties ?? {});
  const isInPath = (name: string) => path.includes(`:${name}`);
  const inUrl = fields.filter(([name]) => isGet || isInPath(name));
  const inBody = fields.filter(([name]) => !isGet && !isInPath(name));
  const status = operation.status ?? 200;
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    description: [
      operation.description,
      `Needs the scope ${operation.scopes.map((scope) => `\`${scope}\``).join(' or ')}.`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    parameters: [
      ...inUrl.map(([name, schema]) => ({
        name,
        in: isInPath(name) ? 'path' : 'query',
        required: isInPath(name),
        schema,
      })),
      ...headersOf(isGet, operation),
    ],
    ...(inBody.length > 0 ? { requestBody: bodyOf(input, inBody, operation.example) } : {}),
    responses: {
      [status]: {
        description: 'Done',
        headers: Object.fromEntries(
          ['ETag', 'RateLimit', 'RateLimit-Policy', VERSION_HEADER].map((name) => [
            name,
            { $ref: `#/components/headers/${name}` },
          ]),
        ),
        content: { 'application/json': { schema: jsonSchemaOf(operation.output, 'output') } },
      },
      ...(isGet ? { 304: { description: 'Not changed since the ETag you sent' } } : {}),
      ...Object.fromEntries(
        problemStatuses(path, operation).map((code) => [
          code,
          {
            description: problems[code],
            content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
          },
        ]),
      ),
    },
  };
}

function bodyOf(input: JsonSchema, fields: [string, JsonSchema][], example: Record<string, unknown>): object {
  const names = fields.map(([name]) => name);
  const required = (input.required ?? []).filter((name) => names.includes(name));
  const schema = {
    type: 'object',
    properties: Object.fromEntries(fields),
    ...(required.length > 0 ? { required } : {}),
  };
  const shown = Object.fromEntries(Object.entries(example).filter(([name]) => names.includes(name)));
  return { required: true, content: { 'application/json': { schema, example: shown } } };
}

function headersOf(isGet: boolean, { needsIdempotencyKey, matches }: ProgramOperation): object[] {
  const parameter = (name: string, description: string, required = false) => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string' },
  });
  return [
    ...(needsIdempotencyKey
      ? [parameter('Idempotency-Key', 'Names the request, so that a repeat is recognized.', true)]
      : []),
    ...(matches ? [parameter('If-Match', 'The ETag of the version you read.')] : []),
    ...(isGet ? [parameter('If-None-Match', 'The ETag of the version you have.')] : []),
    parameter(VERSION_HEADER, `The version your program was written for, such as ${versions[0]}.`),
  ];
}

function header(description: string): object {
  return { description, schema: { type: 'string' } };
}
