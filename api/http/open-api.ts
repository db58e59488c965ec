import { z } from 'zod';
import { data, functions, type Operation } from '../contract.ts';

const answers: Record<Operation['access'], string> = {
  visitor: 'Anyone',
  user: 'Anyone signed in',
  admin: 'Staff',
};

/** The OpenAPI document, made from the contract. */
export function openApiDocument(siteUrl: string): object {
  const rows: [string, string, string, Operation][] = [
    ...Object.entries<Operation>(functions).map(
      ([name, op]) => ['post', `/functions/v1/${name}`, name, op] as [string, string, string, Operation],
    ),
    ...Object.entries<Operation>(data).map(([name, op]) => {
      const [method, path] = name.split(' ') as [string, string];
      return [method.toLowerCase(), path.replace(/:(\w+)/g, '{$1}'), name, op] as [
        string,
        string,
        string,
        Operation,
      ];
    }),
  ];
  const paths: Record<string, Record<string, object>> = {};
  for (const [method, path, name, operation] of rows) {
    paths[path] = { ...paths[path], [method]: describeOperation(method, name, operation) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Hearthcast', version: '1', description: 'What the screens of Hearthcast call.' },
    servers: [{ url: siteUrl }],
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths,
  };
}

function describeOperation(method: string, name: string, operation: Operation): object {
  const input = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, object>;
    required?: string[];
  };
  const takesBody = method !== 'get' && method !== 'delete';
  const parameters = Object.entries(input.properties ?? {}).map(([key, schema]) => ({
    name: key,
    in: name.includes(`:${key}`) ? 'path' : 'query',
    required: name.includes(`:${key}`) || (input.required ?? []).includes(key),
    schema,
  }));
  return {
    operationId: name,
    summary: operation.summary,
    description: `${answers[operation.access]} may call this.`,
    ...(operation.access === 'visitor' ? {} : { security: [{ session: [] }] }),
    ...(takesBody ? { requestBody: { content: { 'application/json': { schema: input } } } } : { parameters }),
    responses: {
      200: {
        description: 'Done',
        content: {
          'application/json': { schema: z.toJSONSchema(operation.output, { unrepresentable: 'any' }) },
        },
      },
      default: { description: 'Refused: error.code, error.message and, for wrong input, error.fields' },
    },
  };
}
