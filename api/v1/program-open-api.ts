import { scopeTexts } from '#domain/api-keys/rules.ts';
import { program } from './contract.ts';
import { inputSchemaOf, type JsonSchema, namedJsonSchemas, outputSchemaOf } from './json-schema.ts';
import { type ProgramOperation, type ProgramTag, programTags } from './program-operation.ts';
import { SAMPLE_SITE } from './samples.ts';
import { VERSION_HEADER, versions } from './version.ts';

const tagTexts: Record<ProgramTag, string> = {
  Orders: 'Order episodes and track them.',
  Listings: 'The homes you ordered for, their pages and their results.',
  Kits: 'What was made for a home: script, transcript and files.',
  Leads: 'What buyers send from your listing pages.',
  Balance: 'What you have prepaid, with a statement.',
  Invoices: 'What a team owes, month by month.',
};

const problems: Record<number, string> = {
  400: 'The request isn’t valid; `errors` names the fields.',
  401: 'The key is missing or not valid.',
  402: 'The balance or the invoice limit is too low.',
  403: 'The key doesn’t have the scope this needs.',
  404: 'Nothing in your account has this ID.',
  409: 'This isn’t possible in the current state.',
  412: 'It changed after you read it.',
  422: 'The Idempotency-Key was already used for a different request.',
  429: 'Too many requests with this key; see Retry-After.',
  503: 'We’re busy, or a service we depend on isn’t responding. Try again.',
};

/** The OpenAPI document of /v1, generated from its contract. */
export function programOpenApi(siteUrl: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, operation] of Object.entries(program) as [string, ProgramOperation][]) {
    const [method, path] = name.split(' ') as [string, string];
    const key = path.replace(/:(\w+)/g, '{$1}');
    paths[key] = {
      ...paths[key],
      [method.toLowerCase()]: describeOperation(method, path, operation, siteUrl),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hearthcast API',
      version: versions[0],
      summary: 'Order listing podcasts, track them and collect the results.',
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
        ETag: header('The version of this response, for If-None-Match and If-Match'),
        RateLimit: header('Requests left and seconds until the window resets: "key";r=118;t=42'),
        'RateLimit-Policy': header('Requests per window: "key";q=120;w=60'),
        [VERSION_HEADER]: header('The API version that handled the request'),
      },
    },
  };
}

/** The refusal statuses that a row can return. */
export function problemStatuses(path: string, operation: ProgramOperation): number[] {
  return [
    ...[400, 401, 403, 429, 503],
    ...(path.includes(':') ? [404] : []),
    ...(operation.conflicts ? [409] : []),
    ...(operation.needsIdempotencyKey ? [402, 409, 422] : []),
    ...(operation.matches ? [412] : []),
  ].sort((a, b) => a - b);
}

/** The response, with this site's URL. */
export function placeSample({ sample }: ProgramOperation, siteUrl: string): unknown {
  return JSON.parse(JSON.stringify(sample).replaceAll(SAMPLE_SITE, siteUrl));
}

function describeOperation(
  method: string,
  path: string,
  operation: ProgramOperation,
  siteUrl: string,
): object {
  const input = inputSchemaOf(operation);
  const isGet = method === 'GET';
  const fields = Object.entries(input.properties ?? {});
  const isInPath = (name: string) => path.includes(`:${name}`);
  const inUrl = fields.filter(([name]) => isGet || isInPath(name));
  const inBody = fields.filter(([name]) => !isGet && !isInPath(name));
  const status = operation.status ?? 200;
  const sample = placeSample(operation, siteUrl);
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    description: [
      operation.description,
      `Requires the scope ${operation.scopes.map((scope) => `\`${scope}\``).join(' or ')}.`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    parameters: [
      ...inUrl.map(([name, { description, ...schema }]) => ({
        name,
        in: isInPath(name) ? 'path' : 'query',
        required: isInPath(name),
        description,
        schema,
      })),
      ...headersOf(isGet, operation),
    ],
    ...(inBody.length > 0 ? { requestBody: bodyOf(input, inBody, operation.example) } : {}),
    responses: {
      [status]: {
        description: 'Success',
        headers: Object.fromEntries(
          ['ETag', 'RateLimit', 'RateLimit-Policy', VERSION_HEADER].map((name) => [
            name,
            { $ref: `#/components/headers/${name}` },
          ]),
        ),
        content: { 'application/json': { schema: outputSchemaOf(operation), example: sample } },
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
      ? [
          parameter(
            'Idempotency-Key',
            'Identifies the request, so that a retry is recognized: 8 to 200 characters.',
            true,
          ),
        ]
      : []),
    ...(matches ? [parameter('If-Match', 'The ETag of the version you read.')] : []),
    ...(isGet ? [parameter('If-None-Match', 'The ETag of the version you have.')] : []),
    parameter(VERSION_HEADER, `The API version to use, such as ${versions[0]}. Default: the newest.`),
  ];
}

function header(description: string): object {
  return { description, schema: { type: 'string' } };
}
